import { BUYER_FIELDS, eachBuyerField } from '../invoice/buyer-fields.table.ts';
import type { InvoiceContent, InvoiceSeller } from '../invoice/content.ts';
import {
  eachOf,
  LINE_FIELDS,
  LINE_NUMBERS,
  LINE_TEXTS,
  type LineText,
} from '../invoice/lines/line-fields.table.ts';
import type { InvoiceParticulars } from '../invoice/particulars.ts';

/** Longest text of a field (characters), its name for people, and the element it becomes. */
export type TextLimit = { readonly label: string; readonly max: number; readonly element: string };

/** Digits in all and after the dot of a number field: the format's `x,y`. */
export type NumberLimit = {
  readonly label: string;
  readonly digits: number;
  readonly decimals: number;
  readonly element: string;
};

/** Data format 2.1.1, form 1: NBan. */
export const SELLER_LIMITS = {
  name: { label: 'Tên người bán', max: 400, element: 'NBan/Ten' },
  tax_code: { label: 'Mã số thuế người bán', max: 14, element: 'NBan/MST' },
  address: { label: 'Địa chỉ người bán', max: 400, element: 'NBan/DChi' },
  phone_number: { label: 'Số điện thoại người bán', max: 20, element: 'NBan/SDThoai' },
  email: { label: 'Email người bán', max: 50, element: 'NBan/DCTDTu' },
  bank_account: { label: 'Số tài khoản người bán', max: 30, element: 'NBan/STKNHang' },
  bank_name: { label: 'Ngân hàng người bán', max: 400, element: 'NBan/TNHang' },
  website: { label: 'Website người bán', max: 100, element: 'NBan/Website' },
  fax: { label: 'Fax người bán', max: 20, element: 'NBan/Fax' },
  location_code: { label: 'Mã địa điểm kinh doanh', max: 5, element: 'NBan/MDDKDoanh' },
  location_name: { label: 'Tên địa điểm kinh doanh', max: 400, element: 'NBan/TDDKDoanh' },
  location_address: { label: 'Địa chỉ địa điểm kinh doanh', max: 400, element: 'NBan/DCDDKDoanh' },
  store_code: { label: 'Mã cửa hàng', max: 50, element: 'NBan/MCHang' },
  store_name: { label: 'Tên cửa hàng', max: 400, element: 'NBan/TCHang' },
} as const satisfies Record<keyof InvoiceSeller, TextLimit>;

type HeaderText = Exclude<
  keyof InvoiceContent,
  'seller' | 'lines' | 'number' | 'issued_on' | 'exchange_rate' | keyof InvoiceParticulars
>;

const BUYER_LIMITS = eachBuyerField((field): TextLimit => {
  const { label, max, element } = BUYER_FIELDS[field];
  return { label, max, element: `NMua/${element}` };
});

/** Data format 2.1.1, form 1: TTChung and NMua. */
export const HEADER_LIMITS = {
  form_no: { label: 'Ký hiệu mẫu số', max: 1, element: 'TTChung/KHMSHDon' },
  symbol: { label: 'Ký hiệu hóa đơn', max: 6, element: 'TTChung/KHHDon' },
  payment_method: { label: 'Hình thức thanh toán', max: 50, element: 'TTChung/HTTToan' },
  currency: { label: 'Đồng tiền', max: 3, element: 'TTChung/DVTTe' },
  ...BUYER_LIMITS,
} as const satisfies Record<HeaderText, TextLimit>;

/** Data format 2.1.1, form 1: HHDVu. */
export const LINE_TEXT_LIMITS: Readonly<Record<'name' | LineText, TextLimit>> = {
  name: { label: 'Tên hàng hóa, dịch vụ', max: 500, element: 'HHDVu/THHDVu' },
  ...eachOf(LINE_TEXTS, (field) => {
    const { label, max, element } = LINE_FIELDS[field];
    return { label, max, element: `HHDVu/${element}` };
  }),
};

export const LINE_NUMBER_LIMITS = eachOf(LINE_NUMBERS, (field): NumberLimit => {
  const { label, digits, decimals, element } = LINE_FIELDS[field];
  return { label, digits, decimals, element: `HHDVu/${element}` };
});

export const EXCHANGE_RATE_LIMIT = {
  label: 'Tỷ giá',
  digits: 7,
  decimals: 2,
  element: 'TTChung/TGia',
} as const satisfies NumberLimit;

export const TOTAL_LIMIT = {
  label: 'Tổng tiền thanh toán',
  digits: 21,
  decimals: 6,
  element: 'TToan/TgTTTBSo',
} as const satisfies NumberLimit;

/** Data format 2.1.1: TToan/DSLPhi/LPhi. */
export const FEE_NAME_LIMIT = {
  label: 'Tên loại phí',
  max: 100,
  element: 'LPhi/TLPhi',
} as const satisfies TextLimit;

/** Whole đồng, two places in other currencies, as the amounts of an invoice have (data format 2.1.1). */
export function besideGoodsLimit(label: string, currency: string): Omit<NumberLimit, 'element'> {
  return { label, digits: 21, decimals: currency === 'VND' ? 0 : 2 };
}

/** Số hóa đơn (SHDon): eight digits, NĐ 254/2026 Phụ lục 2. */
export const MAX_INVOICE_NUMBER = 99_999_999;

/** Số thứ tự dòng (STT): four digits. */
export const MAX_LINES = 9_999;
