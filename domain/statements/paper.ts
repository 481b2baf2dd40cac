import { readableDate } from '../fields/calendar-date.ts';
import { formatDecimal, type NumberStyle } from '../numbers/number-style.ts';
import { compare, decimalText, readDecimal, subtract, ZERO } from '../money/decimal.ts';
import { statementTitle, type StatementContent, type StatementLine, type StatementParty } from './content.ts';

export type PaperRow = { what: string; before: string; after: string; difference: string; total: boolean };

/** The statement as people read it, the same on the pages of both sides and in print. */
export type StatementPaper = {
  title: string;
  /** Number, place and day. */
  made: string;
  seller: readonly string[];
  buyer: readonly string[];
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
  const { nature, label, place, made_on, seller, buyer, invoice, reason } = content;
  const day = dayInWords(made_on);
  return {
    title: statementTitle(nature),
    made: `Số: ${label}. ${place ? `${place}, ngày` : 'Ngày'} ${day}`,
    seller: partyLines(seller),
    buyer: partyLines(buyer),
    agrees:
      `Hai bên thống nhất ${VERBS[nature]} hóa đơn Mẫu số ${invoice.form_no}, ký hiệu ${invoice.symbol}, ` +
      `số ${invoice.number.padStart(8, '0')}, ngày ${dayInWords(invoice.issued_on)}, như sau:`,
    reason,
    rows: paperRows(content, style),
    closing:
      nature === 'adjust'
        ? 'Bên bán lập hóa đơn điều chỉnh sau khi hai bên ký biên bản này. Hóa đơn gốc vẫn được giữ.'
        : 'Bên bán lập hóa đơn thay thế sau khi hai bên ký biên bản này. Hóa đơn gốc không còn giá trị kể từ khi có hóa đơn thay thế.',
  };
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
function paperRows(content: StatementContent, style: NumberStyle): PaperRow[] {
  const { lines_before, lines_after, totals_before, totals_after } = content;
  const row = (what: string, before: string | null, after: string | null, total = false): PaperRow[] => {
    const difference = differenceOf(before, after);
    if (difference === null && !total) return [];
    const shown = (text: string | null) => (text === null ? '' : formatDecimal(text, style));
    return [
      { what, before: shown(before), after: shown(after), difference: shown(difference ?? '0'), total },
    ];
  };
  const lines = lines_before.flatMap((before, at) => {
    const after: StatementLine = lines_after[at] ?? before;
    return [
      ...row(`${before.name}, số lượng`, before.quantity, after.quantity),
      ...row(`${before.name}, đơn giá`, before.unit_price, after.unit_price),
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

function differenceOf(before: string | null, after: string | null): string | null {
  const [from, to] = [readDecimal(before) ?? ZERO, readDecimal(after) ?? ZERO];
  return compare(from, to) === 0 ? null : decimalText(subtract(to, from));
}

/** What the buyer pays more (positive) or less by it; '0' where the total stays. */
export function totalDifference({ totals_before, totals_after }: StatementContent): string {
  return differenceOf(totals_before.total, totals_after.total) ?? '0';
}
