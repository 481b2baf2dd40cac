import type { Dated } from './dated.ts';

const SOURCE = 'TT 91/2026 Phụ lục I';

/** Ký hiệu mẫu số (KHMSHDon): the digit and the name printed on the invoice (THDon). */
export const FORM_NAMES = [
  { form_no: '1', name: 'Hóa đơn giá trị gia tăng', valid_from: '2022-01-01' },
  { form_no: '2', name: 'Hóa đơn bán hàng', valid_from: '2022-01-01' },
  { form_no: '3', name: 'Hóa đơn bán tài sản công', valid_from: '2022-01-01' },
  { form_no: '4', name: 'Hóa đơn bán hàng dự trữ quốc gia', valid_from: '2022-01-01' },
  { form_no: '5', name: 'Hóa đơn khác (tem, vé, thẻ, phiếu thu)', valid_from: '2022-01-01' },
  { form_no: '6', name: 'Phiếu xuất kho', valid_from: '2022-01-01' },
  { form_no: '7', name: 'Hóa đơn thương mại điện tử', valid_from: '2025-06-01' },
  { form_no: '8', name: 'Hóa đơn giá trị gia tăng tích hợp biên lai', valid_from: '2025-06-01' },
  { form_no: '9', name: 'Hóa đơn bán hàng tích hợp biên lai', valid_from: '2025-06-01' },
].map((row): Dated & { form_no: string; name: string } => ({
  ...row,
  valid_to: null,
  source: SOURCE,
  checked: '2026-11-21',
}));
