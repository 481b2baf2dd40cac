import { AMOUNT, choice, DATE, digits, text } from '../../format/content.ts';
import { documentFormat, group, leaf, list } from '../../format/nodes.ts';
import { EXTRAS, PBAN } from '../parts.ts';
import { documentName, ONE_OR_TWO } from './parts.format.ts';

/**
 * What a seller and a buyer sign between them before a correction. Of both papers the decision names the elements only;
 * all lengths, what must stand, and the children marked below are assumed.
 */

const SELLER = {
  NBan: leaf('R', text(400), 'Tên người bán'),
  MSTNBan: leaf('C', text(14), 'Mã số thuế người bán'),
};
const BUYER = {
  NMua: leaf('R', text(400), 'Tên người mua'),
  MSTNMua: leaf('C', text(14), 'Mã số thuế người mua'),
};

/** The children are assumed: those of an invoice's own lines and totals. */
const LINE = {
  STT: leaf('O', digits(4), 'Số thứ tự'),
  THHDVu: leaf('R', text(500), 'Tên hàng hóa, dịch vụ'),
  DVTinh: leaf('C', text(50), 'Đơn vị tính'),
  SLuong: leaf('C', AMOUNT, 'Số lượng'),
  DGia: leaf('C', AMOUNT, 'Đơn giá'),
  ThTien: leaf('C', AMOUNT, 'Thành tiền'),
  TSuat: leaf('C', text(11), 'Thuế suất'),
};
const TOTALS = group('C', {
  TgTCThue: leaf('C', AMOUNT, 'Tổng tiền chưa thuế'),
  TgTThue: leaf('C', AMOUNT, 'Tổng tiền thuế'),
  TgTTTBSo: leaf('C', AMOUNT, 'Tổng tiền thanh toán bằng số'),
});

/** Biên bản điều chỉnh, thay thế hóa đơn. TCHDon: 1 thay thế, 2 điều chỉnh. */
export const CORRECTION_MINUTES = documentFormat('NDBBan', true, {
  TTChung: group('R', {
    PBan: PBAN,
    TBBan: leaf('R', text(255), 'Tên biên bản'),
    SBBan: leaf('R', text(50), 'Số biên bản'),
    NBBan: leaf('R', DATE, 'Ngày biên bản'),
    TCHDon: leaf('R', ONE_OR_TWO, 'Tính chất hóa đơn'),
    ...SELLER,
    DCNban: leaf('C', text(400), 'Địa chỉ người bán'),
    ...BUYER,
    DCNmua: leaf('C', text(400), 'Địa chỉ người mua'),
    KHMSHDon: leaf('C', text(11), 'Ký hiệu mẫu số hóa đơn'),
    KHHDon: leaf('C', text(8), 'Ký hiệu hóa đơn'),
    SHDon: leaf('C', text(8), 'Số hóa đơn'),
    NLap: leaf('R', DATE, 'Ngày lập hóa đơn'),
    DSLDTDoi: list('R', 'LDo', { NDung: leaf('R', text(255), 'Nội dung sai, lý do thay đổi') }),
    DSHHDVuTruoc: list('C', 'HHDVu', LINE),
    TToan: TOTALS,
    DSHHDVuSau: list('C', 'HHDVu', LINE),
    ATToan: TOTALS,
    TTKhac: EXTRAS,
  }),
});

/** Eleven columns of the form, before the correction and again after it. */
const INVOICE = {
  KHMSHDon: leaf('R', text(11), 'Ký hiệu mẫu số hóa đơn'),
  KHHDon: leaf('R', text(8), 'Ký hiệu hóa đơn'),
  SHDon: leaf('R', text(8), 'Số hóa đơn'),
  NLap: leaf('R', DATE, 'Ngày lập hóa đơn'),
  THHDVu: leaf('C', text(500), 'Tên hàng hóa, dịch vụ'),
  DVTinh: leaf('C', text(50), 'Đơn vị tính'),
  SLuong: leaf('C', AMOUNT, 'Số lượng'),
  DGia: leaf('C', AMOUNT, 'Đơn giá'),
  ThTien: leaf('C', AMOUNT, 'Thành tiền chưa có thuế GTGT'),
  TSuat: leaf('C', text(11), 'Thuế suất'),
  TThue: leaf('C', AMOUNT, 'Tiền thuế GTGT'),
};

/** Bảng kê hóa đơn điều chỉnh, thay thế, 01/BK-ĐCTT: many invoices of one buyer and month, wrong in the same way. */
export const CORRECTION_LIST = documentFormat('NDBKe', true, {
  TTChung: group('R', {
    ...documentName(255),
    SBKe: leaf('R', text(50), 'Số bảng kê'),
    NBKe: leaf('R', DATE, 'Ngày bảng kê'),
    TCHDon: leaf('R', choice('3', '4'), 'Tính chất hóa đơn (thay thế, điều chỉnh nhiều hóa đơn)'),
    ...SELLER,
    DCNBan: leaf('C', text(400), 'Địa chỉ người bán'),
    ...BUYER,
    DCNMua: leaf('C', text(400), 'Địa chỉ người mua'),
    LDo: leaf('C', text(255), 'Lý do'),
  }),
  DSHDon: list('R', 'HDon', {
    STT: leaf('O', digits(4), 'Số thứ tự'),
    TTTDChinh: group('R', { ...INVOICE, GChu: leaf('O', text(255), 'Ghi chú') }),
    TTSDChinh: group('R', INVOICE),
    CLech: group('C', {
      SLuong: leaf('C', AMOUNT, 'Số lượng chênh lệch'),
      DGia: leaf('C', AMOUNT, 'Đơn giá chênh lệch'),
      ThTien: leaf('C', AMOUNT, 'Thành tiền chênh lệch'),
      TThue: leaf('C', AMOUNT, 'Tiền thuế chênh lệch'),
    }),
  }),
});
