import { choice, digits, text, TIME } from '../../format/content.ts';
import { leaf, list } from '../../format/nodes.ts';
import { MADE_ON, TAX_CODE, TAXPAYER_NAME } from './parts.format.ts';

/** The pieces that the two declarations (01/ĐKTĐ-HĐĐT and the old one of delegation) share. */

const ROW_NO = leaf('O', digits(3), 'Số thứ tự');

export const TAXPAYER = {
  ...TAXPAYER_NAME,
  ...TAX_CODE,
  CQTQLy: leaf('R', text(100), 'CQT quản lý'),
  MCQTQLy: leaf('R', text(5), 'Mã CQT quản lý'),
};

export const CONTACT = {
  NLHe: leaf('R', text(50), 'Người liên hệ'),
  DCLHe: leaf('R', text(400), 'Địa chỉ liên hệ'),
  DCTDTu: leaf('R', text(50), 'Địa chỉ thư điện tử'),
  DTLHe: leaf('R', text(20), 'Điện thoại liên hệ'),
  ...MADE_ON,
};

/** Danh sách chứng thư số sử dụng. HThuc: 1 thêm mới, 2 gia hạn, 3 ngừng sử dụng. */
export const CERTIFICATES = list('C', 'CTS', {
  STT: ROW_NO,
  TTChuc: leaf('R', text(400), 'Tên tổ chức chứng thực, cấp, công nhận chữ ký số'),
  Seri: leaf('R', text(40), 'Số sê-ri chứng thư số'),
  TNgay: leaf('R', TIME, 'Thời hạn sử dụng chứng thư số từ ngày'),
  DNgay: leaf('R', TIME, 'Thời hạn sử dụng chứng thư số đến ngày'),
  HThuc: leaf('R', choice('1', '2', '3'), 'Hình thức đăng ký'),
});

const DELEGATION = {
  STT: ROW_NO,
  TLHDon: leaf('R', text(100), 'Tên loại hóa đơn'),
  KHMSHDon: leaf('C', digits(1), 'Ký hiệu mẫu số hóa đơn'),
  KHHDon: leaf('C', text(6), 'Ký hiệu hóa đơn'),
  MST: leaf('R', text(14), 'MST tổ chức ủy nhiệm, nhận ủy nhiệm'),
  TTChuc: leaf('R', text(400), 'Tên tổ chức ủy nhiệm, nhận ủy nhiệm'),
  MDich: leaf('R', text(255), 'Mục đích ủy nhiệm'),
  TNgay: leaf('R', TIME, 'Thời hạn ủy nhiệm từ ngày'),
  DNgay: leaf('R', TIME, 'Thời hạn ủy nhiệm đến ngày'),
  PThuc: leaf('R', digits(1), 'Phương thức thanh toán hóa đơn ủy nhiệm'),
  THTTTKhac: leaf('C', text(50), 'Tên hình thức thanh toán khác'),
};

/** Danh sách đăng ký ủy nhiệm. */
export const DELEGATIONS = list('R', 'DKUNhiem', DELEGATION);
/** On form 01 since delegation has no declaration of its own (TT 91/2026 Đ9.3); the elements are assumed the same. */
export const DELEGATIONS_SINCE_2_1 = list({ '2.1.0': 'C' }, 'DKUNhiem', DELEGATION);
