import { choice, DATE, decimal, digits, text } from '../../format/content.ts';
import { group, leaf, type NeedBy } from '../../format/nodes.ts';
import { EXTRAS, PBAN } from '../parts.ts';

// Thông tin chung (TTChung): the pieces that invoices of several forms share, in their order.

/** What an invoice is called: `need` differs by form, `form_no` is its KHMSHDon. */
export function nameOf<const N extends NeedBy>(form_no: string, need: N) {
  return {
    PBan: PBAN,
    THDon: leaf(need, text(100), 'Tên hóa đơn'),
    KHMSHDon: leaf(need, choice(form_no), 'Ký hiệu mẫu số hóa đơn'),
    KHHDon: leaf(need, text(6), 'Ký hiệu hóa đơn'),
    SHDon: leaf(need, digits(8), 'Số hóa đơn'),
  };
}

/** Nếu có until 2.1.0, then required. */
export const REQUIRED_SINCE_2_1 = { '2.0.1': 'C', '2.1.0': 'R' } as const;

export const FILE_NO = {
  MHSo: leaf('C', text(20), 'Mã hồ sơ (cấp mã theo từng lần phát sinh)'),
};
export const ISSUED_ON = {
  NLap: leaf('R', DATE, 'Ngày lập'),
};
export const GOODS_LIST = {
  SBKe: leaf('C', text(50), 'Số bảng kê'),
  NBKe: leaf('C', DATE, 'Ngày bảng kê'),
};
export const CURRENCY = {
  DVTTe: leaf('R', text(3), 'Đơn vị tiền tệ'),
  TGia: leaf('C', decimal(7, 2), 'Tỷ giá'),
};
export const PAYMENT = {
  HTTToan: leaf({ '2.0.1': 'O', '2.1.0': 'R' }, text(50), 'Hình thức thanh toán'),
};
export const PROVIDER = {
  MSTTCGP: leaf(
    { '2.0.1': 'O', '2.1.0': 'R' },
    text(14),
    'Mã số thuế tổ chức cung cấp giải pháp hóa đơn điện tử',
  ),
};
export const DELEGATE = {
  MSTDVNUNLHDon: leaf('C', text(14), 'Mã số thuế đơn vị nhận ủy nhiệm lập hóa đơn'),
  TDVNUNLHDon: leaf('C', text(400), 'Tên đơn vị nhận ủy nhiệm lập hóa đơn'),
  DCDVNUNLHDon: leaf('C', text(400), 'Địa chỉ đơn vị nhận ủy nhiệm lập hóa đơn'),
};

/** QĐ 1233 Annex XVII: why an invoice adjusts or replaces another. */
const REASON_CODES = Array.from({ length: 14 }, (_, at) => String(at + 1).padStart(2, '0'));

/**
 * Thông tin hóa đơn liên quan (TTHDLQuan): the invoice replaced or adjusted. TCHDon: 1 thay thế, 2 điều chỉnh, 3 and
 * 4 the same for many invoices with a list of them (01/BK-ĐCTT), 5 a trade discount with a list of invoices (assumed:
 * vendors send it). LHDCLQuan: 1 this decree's e-invoices and NĐ 123's, 2 those with an authentication code, 3 NĐ 51's
 * and NĐ 04's, 4 printed ones.
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

export const RELATED = {
  TTHDLQuan: group('C', RELATED_INVOICE),
  TTKhac: EXTRAS,
};
