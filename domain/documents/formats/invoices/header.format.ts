import { choice, DATE, decimal, digits, text } from '../../format/content.ts';
import type { NeedBy } from '../../format/nodes.ts';
import { group, leaf } from '../../format/nodes.ts';
import { EXTRAS, PBAN } from '../parts.ts';
import { RELATED_INVOICE } from '../parts-related-invoice.ts';

/** Thông tin chung (TTChung): the pieces that invoices of several forms share, in their order. */

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
export const RELATED = {
  TTHDLQuan: group('C', RELATED_INVOICE),
  TTKhac: EXTRAS,
};
