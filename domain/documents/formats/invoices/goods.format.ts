import { AMOUNT, choice, decimal, digits, text } from '../../format/content.ts';
import { leaf, list } from '../../format/nodes.ts';
import { EXTRAS } from '../parts.ts';

/** Numbers that had 19 digits, four of them decimals, until 2.1.0. */
export const WIDER_SINCE_2_1 = { '2.0.1': decimal(19, 4), '2.1.0': AMOUNT };

/** Hàng hóa, dịch vụ (HHDVu): what it is. */
const WHAT = {
  // 1 goods or service, 2 promotion, 3 trade discount, 4 note, 5 special goods.
  TChat: leaf(
    'R',
    { '2.0.1': choice('1', '2', '3', '4'), '2.1.0': choice('1', '2', '3', '4', '5') },
    'Tính chất',
  ),
  STT: leaf('O', digits(4), 'Số thứ tự'),
  MHHDVu: leaf('O', text(50), 'Mã hàng hóa, dịch vụ'),
  THHDVu: leaf('R', text(500), 'Tên hàng hóa, dịch vụ'),
  DVTinh: leaf('C', text(50), 'Đơn vị tính'),
};

/** Hàng hóa đặc trưng, on lines of TChat 5: `special-goods.table.ts` has the fields. LHHDTrung: which kind of goods. */
const SPECIAL = {
  TTHHDTrung: list({ '2.1.0': 'C' }, 'TTin', {
    DLieu: leaf('R', text(300), 'Dữ liệu hàng hóa đặc trưng'),
    LHHDTrung: leaf('R', choice('1', '2', '3', '4'), 'Loại hàng hóa đặc trưng'),
    TTruong: leaf('R', text(20), 'Tên trường hàng hóa đặc trưng'),
  }),
};

const DISCOUNT = {
  TLCKhau: leaf('C', decimal(6, 4), 'Tỷ lệ % chiết khấu'),
  STCKhau: leaf('C', AMOUNT, 'Số tiền chiết khấu'),
};
const PRICED = {
  SLuong: leaf('C', WIDER_SINCE_2_1, 'Số lượng'),
  DGia: leaf('C', WIDER_SINCE_2_1, 'Đơn giá'),
};
const RATE = {
  TSuat: leaf('C', text(11), 'Thuế suất'),
};

/** Form 1. */
export const VAT_GOODS = {
  ...WHAT,
  ...PRICED,
  ...DISCOUNT,
  ThTien: leaf('C', AMOUNT, 'Thành tiền'),
  ...RATE,
  ...SPECIAL,
  TTKhac: EXTRAS,
};

/** Form 2: no tax. */
export const SALES_GOODS = {
  ...WHAT,
  ...PRICED,
  TLCKhau: leaf('C', decimal(6, 4), 'Tỷ lệ % chiết khấu'),
  STCKhau: leaf('C', WIDER_SINCE_2_1, 'Số tiền chiết khấu'),
  ThTien: leaf('C', WIDER_SINCE_2_1, 'Thành tiền'),
  ...SPECIAL,
  TTKhac: EXTRAS,
};

/** Form 3: no tax and no discount. */
export const PUBLIC_ASSET_GOODS = {
  ...WHAT,
  ...PRICED,
  ThTien: leaf('C', WIDER_SINCE_2_1, 'Thành tiền'),
  ...SPECIAL,
  TTKhac: EXTRAS,
};

/** Form 5: stamps, tickets and cards; taxed when the series letter is G. */
export const OTHER_GOODS = {
  ...WHAT,
  ...PRICED,
  TLCKhau: leaf('C', decimal(6, 4), 'Tỷ lệ % chiết khấu'),
  STCKhau: leaf('C', WIDER_SINCE_2_1, 'Số tiền chiết khấu'),
  ThTien: leaf('R', WIDER_SINCE_2_1, 'Thành tiền'),
  TSuat: leaf('O', text(11), 'Thuế suất'),
  TTKhac: EXTRAS,
};

/** Form 6. */
export const MOVED_GOODS = {
  ...WHAT,
  SLuong: leaf('C', AMOUNT, 'Số lượng'),
  DGia: leaf('O', AMOUNT, 'Đơn giá'),
  ThTien: leaf('O', AMOUNT, 'Thành tiền'),
  TTKhac: EXTRAS,
};

/** Cash registers: 21 digits in every version. */
export const REGISTER_GOODS = {
  ...WHAT,
  SLuong: leaf('C', AMOUNT, 'Số lượng'),
  DGia: leaf('C', AMOUNT, 'Đơn giá'),
  ...DISCOUNT,
  ThTien: leaf('C', AMOUNT, 'Thành tiền'),
  ...SPECIAL,
  TTKhac: EXTRAS,
};

export const REGISTER_VAT_GOODS = {
  ...WHAT,
  SLuong: leaf('C', AMOUNT, 'Số lượng'),
  DGia: leaf('C', AMOUNT, 'Đơn giá'),
  ...DISCOUNT,
  ThTien: leaf('C', AMOUNT, 'Thành tiền'),
  ...RATE,
  ...SPECIAL,
  TTKhac: EXTRAS,
};
