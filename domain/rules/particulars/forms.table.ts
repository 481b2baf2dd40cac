import type { Dated } from '../dated.ts';

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
