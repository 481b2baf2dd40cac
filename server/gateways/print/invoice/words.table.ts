import { BUYER_FIELDS, eachBuyerField } from '#domain/invoice/buyer-fields.table.ts';
import { MOVEMENT_WORDS } from './movement-rows.ts';

type Words = { vi: string; en: string };

const BUYER_WORDS = eachBuyerField((field): Words => BUYER_FIELDS[field].print ?? { vi: '', en: '' });

/** What is printed on an invoice beside its contents; English stands behind or under the Vietnamese, in smaller letters. */
export const PRINT_WORDS = {
  ...BUYER_WORDS,
  ...MOVEMENT_WORDS,
  subtitle: { vi: 'Bản thể hiện của hóa đơn điện tử', en: 'Electronic invoice display' },
  subtitle_of_movement: {
    vi: 'Bản thể hiện của phiếu xuất kho điện tử',
    en: 'Electronic delivery note display',
  },
  symbol: { vi: 'Ký hiệu', en: 'Serial' },
  number: { vi: 'Số', en: 'No.' },
  issued_on: { vi: 'Ngày lập', en: 'Date' },
  authority_code: { vi: 'Mã của cơ quan thuế', en: 'Code of tax authority' },
  tax_code: { vi: 'Mã số thuế', en: 'Tax code' },
  address: { vi: 'Địa chỉ', en: 'Address' },
  phone_number: { vi: 'Điện thoại', en: 'Tel.' },
  account: { vi: 'Số tài khoản', en: 'Account no.' },
  location: { vi: 'Địa điểm kinh doanh', en: 'Place of business' },
  buyer: { vi: 'Người mua', en: 'Customer' },
  buyer_place: { vi: 'Xã, phường', en: 'Commune' },
  payment_method: { vi: 'Hình thức thanh toán', en: 'Payment method' },
  currency: { vi: 'Đơn vị tiền tệ', en: 'Currency' },
  exchange_rate: { vi: 'Tỷ giá', en: 'Exchange rate' },
  carried_out: { vi: 'Cộng chuyển sang trang sau', en: 'Carried forward' },
  carried_in: { vi: 'Cộng trang trước mang sang', en: 'Brought forward' },
  continued: { vi: 'tiếp theo trang trước', en: 'continued' },
  page: { vi: 'Trang', en: 'Page' },
  scan: { vi: 'Quét để tra cứu', en: 'Scan to verify' },
  total_before_vat: { vi: 'Cộng tiền hàng trước thuế', en: 'Total before VAT' },
  total_vat: { vi: 'Tổng tiền thuế GTGT', en: 'Total VAT' },
  total_discount: { vi: 'Chiết khấu thương mại (đã trừ vào tiền hàng)', en: 'Trade discount, deducted' },
  other_deduction: { vi: 'Giảm trừ khác', en: 'Other deductions' },
  total: { vi: 'Tổng tiền thanh toán', en: 'Total payment' },
  total_in_words: { vi: 'Số tiền viết bằng chữ', en: 'Amount in words' },
  goods_sum: { vi: 'Cộng thành tiền', en: 'Total amount' },
  seller_signature: { vi: 'Người bán hàng', en: 'Seller' },
  buyer_signature: { vi: 'Người mua hàng', en: 'Buyer' },
  from_signature: { vi: 'Đơn vị xuất hàng', en: 'Issued by' },
  to_signature: { vi: 'Người nhận hàng', en: 'Received by' },
  authority_signature: { vi: 'Cơ quan thuế', en: 'Tax authority' },
  digital_signature: { vi: '(Chữ ký số)', en: 'Digital signature' },
  digital_signature_if_any: { vi: '(Chữ ký số, nếu có)', en: 'Digital signature, if any' },
  code_granted: { vi: '(Cấp mã)', en: 'Code granted' },
  converted_by: { vi: 'Người chuyển đổi', en: 'Converted by' },
  converted_on: { vi: 'Thời điểm chuyển đổi', en: 'Converted at' },
  converted_from: { vi: 'Nguồn: hóa đơn điện tử', en: 'Source e-invoice' },
  written_signature: { vi: '(Ký, ghi rõ họ tên)', en: 'Signature, full name' },
} as const satisfies Record<string, Words>;

export type WordKey = keyof typeof PRINT_WORDS;

/** The name of the form in English, by its digit; a phiếu xuất kho by the letter of its symbol too. */
export const FORM_NAMES_EN: Readonly<Record<string, string>> = {
  '1': 'VAT invoice',
  '2': 'Sales invoice',
  '6N': 'Internal delivery note',
  '6B': 'Consignment delivery note',
};
