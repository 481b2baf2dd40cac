import { choice, DATE, text } from '../format/content.ts';
import { leaf } from '../format/nodes.ts';

/** QĐ 1233 Annex XVII: why an invoice adjusts or replaces another. */
const REASON_CODES = Array.from({ length: 14 }, (_, at) => String(at + 1).padStart(2, '0'));

/**
 * Thông tin hóa đơn liên quan (TTHDLQuan): the invoice replaced or adjusted. TCHDon: 1 thay thế, 2 điều chỉnh, 3 and
 * 4 the same for many invoices with a list of them (01/BK-ĐCTT), 5 a trade discount with a list of invoices (assumed: vendors send it). LHDCLQuan: 1 this decree's e-invoices and NĐ 123's,
 * 2 those with an authentication code, 3 NĐ 51's and NĐ 04's, 4 printed ones.
 */
export const RELATED_INVOICE = {
  TCHDon: leaf(
    'R',
    { '2.0.1': choice('1', '2'), '2.1.1': choice('1', '2', '3', '4', '5') },
    'Tính chất hóa đơn',
  ),
  MSTCLQuan: leaf({ '2.1.1': 'C' }, text(14), 'Mã số thuế của hóa đơn có liên quan'),
  LHDCLQuan: leaf('R', choice('1', '2', '3', '4'), 'Loại hóa đơn có liên quan'),
  KHMSHDCLQuan: leaf('C', text(11), 'Ký hiệu mẫu số hóa đơn có liên quan'),
  KHHDCLQuan: leaf('C', text(8), 'Ký hiệu hóa đơn có liên quan'),
  SHDCLQuan: leaf('C', text(8), 'Số hóa đơn có liên quan'),
  // Assumed for 2.1.1: a correction of many invoices has no single date.
  NLHDCLQuan: leaf({ '2.0.1': 'R', '2.1.1': 'C' }, DATE, 'Ngày lập hóa đơn có liên quan'),
  LDDCTThe: leaf({ '2.1.1': 'R' }, choice(...REASON_CODES), 'Lý do điều chỉnh, thay thế'),
  GChu: leaf('O', text(255), 'Ghi chú'),
  SBKCLQuan: leaf({ '2.1.0': 'C' }, text(50), 'Số bảng kê hóa đơn có liên quan'),
  NBKCLQuan: leaf({ '2.1.0': 'C' }, DATE, 'Ngày bảng kê hóa đơn có liên quan'),
};

/** On cash-register invoices of 2.0.1 the note has no place (forms GTGT and bán hàng). */
export const RELATED_INVOICE_WITHOUT_NOTE = {
  ...RELATED_INVOICE,
  GChu: leaf({ '2.1.0': 'O' }, text(255), 'Ghi chú'),
};
