import { numberText, shownName } from '../invoice/shown-name.ts';
import { readableDate } from '../fields/calendar-date.ts';
import { shownDecimal, type NumberStyle } from '../numbers/number-style.ts';
import { legalSentence } from '../rules/particulars/legal-sentences.table.ts';
import { compare, decimalText, readDecimal, subtract, sum, ZERO } from '../money/decimal.ts';
import {
  isList,
  LIST_FORM,
  statedInvoices,
  statementTitle,
  type StatedInvoice,
  type StatementContent,
  type StatementLine,
  type StatementParty,
} from './content.ts';

type PaperRow = { what: string; before: string; after: string; difference: string; total: boolean };

/** The statement as people read it, the same on the pages of both sides and in print. */
export type StatementPaper = {
  title: string;
  /** Number, place and day. */
  made: string;
  seller: readonly string[];
  buyer: readonly string[];
  /** Căn cứ: the law of the day on which it was made; null for days of which the tables say nothing. */
  basis: string | null;
  agrees: string;
  reason: string;
  rows: readonly PaperRow[];
  closing: string;
};

/** The fixed words of every statement, in Vietnamese whatever the language of the page. */
export const PAPER_WORDS = {
  country: 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM',
  motto: 'Độc lập - Tự do - Hạnh phúc',
  seller: 'Bên A (bên bán)',
  buyer: 'Bên B (bên mua)',
  columns: ['Nội dung', 'Trước', 'Sau', 'Chênh lệch'],
  seller_signs: 'ĐẠI DIỆN BÊN A',
  buyer_signs: 'ĐẠI DIỆN BÊN B',
  signed: 'Đã ký số',
  confirmed: 'Xác nhận bằng mã qua email',
  unsigned: '(chưa ký)',
} as const;

const VERBS = { adjust: 'điều chỉnh', replace: 'thay thế' } as const;

/** Numbers are written in the style that the caller gives. */
export function statementPaper(content: StatementContent, style: NumberStyle): StatementPaper {
  const { nature, label, place, made_on, seller, buyer, reason } = content;
  const day = dayInWords(made_on);
  return {
    title: statementTitle(content),
    made: `Số: ${label}. ${place ? `${place}, ngày` : 'Ngày'} ${day}`,
    seller: partyLines(seller),
    buyer: partyLines(buyer),
    basis: basisOf(made_on),
    agrees: agreesOf(content),
    reason,
    rows: isList(content) ? listRows(content, style) : paperRows(content, style),
    closing: CLOSINGS[isList(content) ? 'list' : 'one'][nature],
  };
}

function basisOf(day: string): string | null {
  const sentence = legalSentence('agreement_basis', day);
  return sentence === null ? null : `${sentence}.`;
}

const CLOSINGS = {
  one: {
    adjust: 'Bên bán lập hóa đơn điều chỉnh sau khi hai bên ký biên bản này. Hóa đơn gốc vẫn được giữ.',
    replace:
      'Bên bán lập hóa đơn thay thế sau khi hai bên ký biên bản này. Hóa đơn gốc không còn giá trị kể từ khi có hóa đơn thay thế.',
  },
  list: {
    adjust:
      'Bên bán lập một hóa đơn điều chỉnh cho các hóa đơn trên, kèm theo bảng kê này. Các hóa đơn gốc vẫn được giữ.',
    replace:
      'Bên bán lập một hóa đơn thay thế cho các hóa đơn trên, kèm theo bảng kê này. Các hóa đơn gốc không còn giá trị kể từ khi có hóa đơn thay thế.',
  },
} as const;

function agreesOf(content: StatementContent): string {
  const { nature, invoice } = content;
  if (isList(content)) {
    const [year = '', month = ''] = invoice.issued_on.split('-');
    const count = statedInvoices(content).length;
    return (
      `Bảng kê mẫu ${LIST_FORM}. Bên bán lập một hóa đơn ${VERBS[nature]} cho ${count} hóa đơn của tháng ${month}/${year} ` +
      'có cùng nội dung sai, như sau:'
    );
  }
  return (
    `Hai bên thống nhất ${VERBS[nature]} hóa đơn Mẫu số ${invoice.form_no}, ký hiệu ${invoice.symbol}, ` +
    `số ${numberText(invoice.number)}, ngày ${dayInWords(invoice.issued_on)}, như sau:`
  );
}

/** Of each invoice what differs and its total, under its name; then what they come to together. */
function listRows(content: StatementContent, style: NumberStyle): PaperRow[] {
  const invoices = statedInvoices(content);
  const shown = (text: string) => shownDecimal(text, style);
  const totalRow = (what: string, before: string, after: string): PaperRow => ({
    ...{ what, before: shown(before), after: shown(after), total: true },
    difference: shown(differenceOf(before, after) ?? '0'),
  });
  const rows = invoices.flatMap((one) => {
    const name = `${shownName(one.invoice)}, ngày ${readableDate(one.invoice.issued_on)}`;
    const lines = paperRows(one, style).filter(({ total }) => !total);
    return [totalRow(name, one.totals_before.total, one.totals_after.total), ...lines];
  });
  const [before, after] = [sumOf(invoices, 'totals_before'), sumOf(invoices, 'totals_after')];
  return [...rows, totalRow('Cộng các hóa đơn', before, after)];
}

function sumOf(invoices: readonly StatedInvoice[], totals: 'totals_before' | 'totals_after'): string {
  return decimalText(sum(invoices.map((one) => readDecimal(one[totals].total) ?? ZERO)));
}

function dayInWords(day: string): string {
  const [dd = '', mm = '', yyyy = ''] = readableDate(day).split('/');
  return `${dd} tháng ${mm} năm ${yyyy}`;
}

function partyLines({ name, tax_code, address, delegate, position }: StatementParty): string[] {
  const signer = [delegate, position].filter(Boolean).join(', ');
  return [
    name,
    ...(tax_code ? [`Mã số thuế: ${tax_code}`] : []),
    ...(address ? [`Địa chỉ: ${address}`] : []),
    ...(signer === '' ? [] : [`Đại diện: ${signer}`]),
  ];
}

/** What differs, line by line, and what it comes to; nothing where all figures stay. */
function paperRows(invoice: StatedInvoice, style: NumberStyle): PaperRow[] {
  const { lines_before, lines_after, totals_before, totals_after } = invoice;
  const row = (what: string, before: string | null, after: string | null, total = false): PaperRow[] => {
    const difference = differenceOf(before, after);
    if (difference === null && !total) return [];
    const shown = (text: string | null) => (text === null ? '' : shownDecimal(text, style));
    return [
      { what, before: shown(before), after: shown(after), difference: shown(difference ?? '0'), total },
    ];
  };
  const lines = lines_before.flatMap((before, at) => {
    const after: StatementLine = lines_after[at] ?? before;
    return [
      ...row(`${before.name}, số lượng`, before.quantity, after.quantity),
      ...row(`${before.name}, đơn giá`, before.unit_price, after.unit_price),
      ...(before.quantity === null && after.quantity === null
        ? row(`${before.name}, thành tiền`, before.amount, after.amount)
        : []),
      ...rateRow(before, after),
    ];
  });
  if (lines.length === 0) return [];
  return [
    ...lines,
    ...row('Cộng tiền hàng', totals_before.before_vat, totals_after.before_vat),
    ...row('Tiền thuế GTGT', totals_before.vat, totals_after.vat),
    ...row('Tổng tiền thanh toán', totals_before.total, totals_after.total, true),
  ];
}

function rateRow(before: StatementLine, after: StatementLine): PaperRow[] {
  if (before.vat_rate === after.vat_rate) return [];
  const [from, to] = [before.vat_rate ?? '', after.vat_rate ?? ''];
  return [{ what: `${before.name}, thuế suất`, before: from, after: to, difference: '', total: false }];
}

function differenceOf(before: string | null, after: string | null): string | null {
  const [from, to] = [readDecimal(before) ?? ZERO, readDecimal(after) ?? ZERO];
  return compare(from, to) === 0 ? null : decimalText(subtract(to, from));
}

/** What the buyer pays more (positive) or less by it; '0' where the total stays. */
export function totalDifference(content: StatementContent): string {
  const invoices = statedInvoices(content);
  return differenceOf(sumOf(invoices, 'totals_before'), sumOf(invoices, 'totals_after')) ?? '0';
}
