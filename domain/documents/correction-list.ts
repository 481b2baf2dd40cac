import { decimalText, readDecimal, subtract, ZERO } from '../money/decimal.ts';
import type { FormatVersion } from '../rules/particulars/format-versions.table.ts';
import {
  LIST_FORM,
  statedInvoices,
  statementTitle,
  type StatedInvoice,
  type StatementContent,
  type StatementLine,
} from '../statements/content.ts';
import type { DocumentValue } from './format/nodes.ts';
import type { CORRECTION_LIST } from './formats/messages/correction-papers.format.ts';

/** Tính chất hóa đơn (TCHDon) of the invoice that the list goes with. */
const NATURES = { replace: '3', adjust: '4' } as const;
/** Of LDo. */
const MAX_REASON = 255;

type ListValue = DocumentValue<typeof CORRECTION_LIST>;

/**
 * Bảng kê 01/BK-ĐCTT by the format's element names: a row for each line of each invoice, as it is, as it should have been and by what they
 * differ. The new invoice has no number yet, so the columns of after name the invoice that is wrong too (assumed).
 */
export function correctionListValue(content: StatementContent, version: FormatVersion): ListValue {
  const { nature, label, made_on, seller, buyer, reason } = content;
  const rows = statedInvoices(content).flatMap(rowsOf);
  return {
    TTChung: {
      PBan: version,
      MSo: LIST_FORM,
      Ten: statementTitle(content),
      SBKe: label,
      NBKe: made_on,
      TCHDon: NATURES[nature],
      NBan: seller.name,
      MSTNBan: seller.tax_code,
      DCNBan: seller.address,
      NMua: buyer.name,
      MSTNMua: buyer.tax_code,
      DCNMua: buyer.address,
      LDo: reasonIn(reason),
    },
    DSHDon: rows.map((row, at) => ({ STT: String(at + 1), ...row })),
  };
}

/** One line of text of at most 255 characters; whole words where it is longer. */
function reasonIn(reason: string): string {
  const line = reason
    .split(/\s*\n\s*/)
    .join(' ')
    .trim();
  if (line.length <= MAX_REASON) return line;
  const space = line.lastIndexOf(' ', MAX_REASON - 1);
  return `${line.slice(0, space > 0 ? space : MAX_REASON - 1)}…`;
}

function rowsOf({ invoice, lines_before, lines_after }: StatedInvoice) {
  return lines_before.map((before, at) => {
    const after = lines_after[at] ?? before;
    return {
      TTTDChinh: { ...columnsOf(invoice, before), GChu: null },
      TTSDChinh: columnsOf(invoice, after),
      CLech: {
        SLuong: differenceOf(before.quantity, after.quantity),
        DGia: differenceOf(before.unit_price, after.unit_price),
        ThTien: differenceOf(before.amount, after.amount),
        TThue: differenceOf(before.vat_amount ?? null, after.vat_amount ?? null),
      },
    };
  });
}

function columnsOf({ form_no, symbol, number, issued_on }: StatedInvoice['invoice'], line: StatementLine) {
  const { name, unit, quantity, unit_price, amount, vat_rate, vat_amount = null } = line;
  return {
    KHMSHDon: form_no,
    KHHDon: symbol,
    SHDon: number,
    NLap: issued_on,
    THHDVu: name,
    DVTinh: unit,
    SLuong: quantity,
    DGia: unit_price,
    ThTien: amount,
    TSuat: vat_rate,
    TThue: vat_amount,
  };
}

/** What is more (positive) or less after; null where neither has a figure. */
function differenceOf(before: string | null, after: string | null): string | null {
  const [from, to] = [readDecimal(before), readDecimal(after)];
  if (from === null && to === null) return null;
  return decimalText(subtract(to ?? ZERO, from ?? ZERO));
}
