import { rowsOn, type Dated } from '../dated.ts';

export type FormNameRow = Dated & {
  readonly form_no: string;
  /** Letter of the symbol that has a name of its own within the form. */
  readonly letter?: string;
  readonly name: string;
};

const CHECKED = '2026-11-21';
const SOURCE = 'TT 91/2026 Phụ lục I';

/** Ký hiệu mẫu số (KHMSHDon): the digit and the name printed on the invoice (THDon). */
export const FORM_NAMES: readonly FormNameRow[] = [
  row('1', 'Hóa đơn giá trị gia tăng', '2022-01-01'),
  row('2', 'Hóa đơn bán hàng', '2022-01-01'),
  row('3', 'Hóa đơn bán tài sản công', '2022-01-01'),
  row('4', 'Hóa đơn bán hàng dự trữ quốc gia', '2022-01-01'),
  row('5', 'Hóa đơn khác (tem, vé, thẻ, phiếu thu)', '2022-01-01'),
  row('6', 'Phiếu xuất kho', '2022-01-01'),
  row('7', 'Hóa đơn thương mại điện tử', '2025-06-01'),
  row('8', 'Hóa đơn giá trị gia tăng tích hợp biên lai', '2025-06-01'),
  row('9', 'Hóa đơn bán hàng tích hợp biên lai', '2025-06-01'),
  ofLetter('1', 'F', 'Hóa đơn giá trị gia tăng kiêm tờ khai hoàn thuế', '2026-07-01'),
  ofLetter('6', 'N', 'Phiếu xuất kho kiêm vận chuyển nội bộ', '2022-01-01'),
  ofLetter('6', 'B', 'Phiếu xuất kho hàng gửi bán đại lý', '2022-01-01'),
];

function row(form_no: string, name: string, valid_from: string): FormNameRow {
  return { form_no, name, valid_from, valid_to: null, source: SOURCE, checked: CHECKED };
}

/** The kind is in the annex; its name as a title is taken from the kind. */
function ofLetter(form_no: string, letter: string, name: string, valid_from: string): FormNameRow {
  return { ...row(form_no, name, valid_from), letter, assumed: true };
}

/**
 * Tên hóa đơn (THDon) of a form digit, as it is called on `date`; with the letter of the symbol, the name of that
 * kind where it has its own (6 and N: phiếu xuất kho kiêm vận chuyển nội bộ). Null when there is no such form.
 */
export function formNameOn(form_no: string, date: string, letter?: string): string | null {
  const rows = formsOn(date, form_no);
  const own = rows.find((row) => row.letter !== undefined && row.letter === letter);
  return (own ?? rows.find((row) => row.letter === undefined))?.name ?? null;
}

/** The forms of a day, or the rows of one: a form with letters of its own has a row for each. */
export function formsOn(date: string, form_no?: string): readonly FormNameRow[] {
  return rowsOn(FORM_NAMES, date).filter((row) => form_no === undefined || row.form_no === form_no);
}

/**
 * Forms without tax in their totals (data format, their element tables): bán hàng, tài sản công, dự trữ, thương mại
 * điện tử, bán hàng tích hợp biên lai.
 */
export const UNTAXED_FORMS: readonly string[] = ['2', '3', '4', '7', '9'];

/** Phiếu xuất kho: goods on the way, nothing to pay. */
export const FORMS_WITHOUT_TOTALS: readonly string[] = ['6'];

/** Forms whose totals have no TGTKhac: tài sản công. */
const FORMS_WITHOUT_DEDUCTION: readonly string[] = ['3'];

/** What the totals of a form can name beside goods and VAT. */
export function besideGoodsIn(form_no: string): { fees: boolean; other_deduction: boolean } {
  const fees = !FORMS_WITHOUT_TOTALS.includes(form_no);
  return { fees, other_deduction: fees && !FORMS_WITHOUT_DEDUCTION.includes(form_no) };
}

const TICKETS = '5';
const LETTER_PLACE = 3;
/** Tem, vé, thẻ là hóa đơn bán hàng. */
const UNTAXED_TICKET_LETTER = 'H';

/** Mẫu số (KHMSHDon) and ký hiệu (KHHDon). */
export type FormAndSymbol = { readonly form_no: string; readonly symbol: string };

/** Whether invoices of a series name VAT rates; stamps and tickets do or do not by the letter of their symbol. */
export function bearsVat({ form_no, symbol }: FormAndSymbol): boolean {
  if (form_no === TICKETS) return symbol.charAt(LETTER_PLACE) !== UNTAXED_TICKET_LETTER;
  return !UNTAXED_FORMS.includes(form_no) && !FORMS_WITHOUT_TOTALS.includes(form_no);
}
