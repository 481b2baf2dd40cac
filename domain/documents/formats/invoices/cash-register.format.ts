import { AMOUNT, choice, DATE, decimal, text } from '../../format/content.ts';
import { documentFormat, group, leaf, list } from '../../format/nodes.ts';
import { EXTRAS } from '../parts.ts';
import {
  ISSUED_ON,
  nameOf,
  RELATED_INVOICE,
  RELATED_INVOICE_WITHOUT_NOTE,
  REQUIRED_SINCE_2_1,
} from './header.format.ts';
import { REGISTER_GOODS, REGISTER_VAT_GOODS } from './goods.format.ts';
import { BUYER, SELLER } from './parties.format.ts';
import { beforeTax, fee, payable, rates, tax, tradeDiscount } from './totals.format.ts';

/**
 * Hóa đơn khởi tạo từ máy tính tiền (series letter M). 2.0.1 has the few elements that the law asks for; since 2.1.0
 * real files carry those of the ordinary form too: that they may is assumed.
 */
const SINCE_2_1 = { '2.1.0': 'O' } as const;

const MONEY = {
  SBKe: leaf(SINCE_2_1, text(50), 'Số bảng kê'),
  NBKe: leaf(SINCE_2_1, DATE, 'Ngày bảng kê'),
  DVTTe: leaf(SINCE_2_1, text(3), 'Đơn vị tiền tệ'),
  TGia: leaf(SINCE_2_1, decimal(7, 2), 'Tỷ giá'),
  HTTToan: leaf(SINCE_2_1, text(50), 'Hình thức thanh toán'),
  MSTTCGP: leaf(SINCE_2_1, text(14), 'Mã số thuế tổ chức cung cấp giải pháp hóa đơn điện tử'),
};

const REGISTER_SELLER = {
  ...SELLER,
  DCTDTu: leaf(SINCE_2_1, text(50), 'Địa chỉ thư điện tử người bán'),
  STKNHang: leaf(SINCE_2_1, text(30), 'Số tài khoản ngân hàng người bán'),
  TNHang: leaf(SINCE_2_1, text(400), 'Tên ngân hàng người bán'),
  Fax: leaf(SINCE_2_1, text(20), 'Fax'),
  Website: leaf(SINCE_2_1, text(100), 'Website'),
};

const REGISTER_BUYER = {
  ...BUYER,
  MKHang: leaf(SINCE_2_1, text(50), 'Mã khách hàng'),
  CCCDan: leaf('O', text(12), 'Số định danh cá nhân'),
  DCTDTu: leaf(SINCE_2_1, text(50), 'Địa chỉ thư điện tử người mua'),
  STKNHang: leaf(SINCE_2_1, text(30), 'Số tài khoản ngân hàng người mua'),
  TNHang: leaf(SINCE_2_1, text(400), 'Tên ngân hàng người mua'),
};

/** As far as 2.0.1 knows a buyer: only if the buyer asks. */
const NAMELESS_BUYER = {
  ...REGISTER_BUYER,
  HVTNMHang: leaf(SINCE_2_1, text(100), 'Họ và tên người mua hàng'),
};

const UNTAXED_DEDUCTION = {
  TGTKCThue: leaf(SINCE_2_1, AMOUNT, 'Tổng giảm trừ không chịu thuế'),
};
const REGISTER_FEES = {
  DSLPhi: list(SINCE_2_1, 'LPhi', fee(AMOUNT)),
};
const OTHER_DEDUCTION = {
  TGTKhac: leaf(SINCE_2_1, AMOUNT, 'Tổng giảm trừ khác'),
};

const VAT_TOTALS = {
  ...rates(AMOUNT),
  ...beforeTax(AMOUNT),
  ...UNTAXED_DEDUCTION,
  ...tax(AMOUNT),
  ...REGISTER_FEES,
  ...tradeDiscount(AMOUNT),
  ...OTHER_DEDUCTION,
  ...payable(),
  TTKhac: EXTRAS,
};

/** Form 1 of cash registers. */
export const REGISTER_VAT_INVOICE = documentFormat('DLHDon', true, {
  TTChung: group('R', {
    ...nameOf('1', REQUIRED_SINCE_2_1),
    ...ISSUED_ON,
    HDCTTChinh: leaf(SINCE_2_1, choice('0', '1'), 'Hóa đơn cho thuê tài chính'),
    ...MONEY,
    TTHDLQuan: group('C', RELATED_INVOICE_WITHOUT_NOTE),
    TTKhac: EXTRAS,
  }),
  NDHDon: group('R', {
    NBan: group('R', REGISTER_SELLER),
    NMua: group('R', REGISTER_BUYER),
    DSHHDVu: list('R', 'HHDVu', REGISTER_VAT_GOODS),
    TToan: group('R', VAT_TOTALS),
  }),
  TTKhac: EXTRAS,
});

/** Form 2 of cash registers. */
export const REGISTER_SALES_INVOICE = documentFormat('DLHDon', true, {
  TTChung: group('R', {
    ...nameOf('2', REQUIRED_SINCE_2_1),
    ...ISSUED_ON,
    HDDCKPTQuan: leaf(SINCE_2_1, choice('0', '1'), 'Hóa đơn dành cho khu phi thuế quan'),
    ...MONEY,
    TTHDLQuan: group('C', RELATED_INVOICE_WITHOUT_NOTE),
    TTKhac: EXTRAS,
  }),
  NDHDon: group('R', {
    NBan: group('R', REGISTER_SELLER),
    NMua: group('R', REGISTER_BUYER),
    DSHHDVu: list('R', 'HHDVu', REGISTER_GOODS),
    TToan: group('R', {
      TgTCThue: leaf({ '2.1.1': 'C' }, AMOUNT, 'Tổng tiền chưa giảm'),
      ...REGISTER_FEES,
      ...tradeDiscount(AMOUNT),
      ...OTHER_DEDUCTION,
      ...payable(),
      TTKhac: EXTRAS,
    }),
  }),
  TTKhac: EXTRAS,
});

/** Form 5 of cash registers. */
export const REGISTER_OTHER_INVOICE = documentFormat('DLHDon', true, {
  TTChung: group('R', {
    ...nameOf('5', 'C'),
    ...ISSUED_ON,
    ...MONEY,
    TTHDLQuan: group('C', RELATED_INVOICE),
    TTKhac: EXTRAS,
  }),
  NDHDon: group('R', {
    NBan: group('R', REGISTER_SELLER),
    NMua: group('O', NAMELESS_BUYER),
    DSHHDVu: list('R', 'HHDVu', REGISTER_VAT_GOODS),
    TToan: group('R', { ...VAT_TOTALS, TgTThue: leaf('C', AMOUNT, 'Tổng tiền thuế') }),
  }),
  TTKhac: EXTRAS,
});
