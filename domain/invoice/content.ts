import type { VatRate } from '../rules/tax/vat-rates.ts';
import type { BuyerContent } from './buyer-fields.table.ts';
import type { LineField } from './lines/line-fields.table.ts';
import type { ExtraField, InvoiceParticulars, SpecialField } from './particulars.ts';

/** Tính chất dòng (TChat): 1 goods, 2 promotion, 3 trade discount, 4 note. */
export type InvoiceLineKind = 'goods' | 'promotion' | 'discount' | 'note';

/** Hàng hóa, dịch vụ (HHDVu). Decimals are text; null is "not given". An amount of discount wins over a rate. */
export type InvoiceLine = Record<Exclude<LineField, 'vat_rate' | 'revenue_percent'>, string | null> & {
  kind: InvoiceLineKind;
  name: string;
  vat_rate: VatRate | null;
  /** Tỷ lệ % trên doanh thu that is reduced (form 2), in percent: `3` is 3%. Left out as null is: not reduced. */
  revenue_percent?: string | null;
  /** Hàng hóa đặc trưng: a goods line that has it, even empty, is special goods (TChat 5). */
  special?: readonly SpecialField[];
  extras?: readonly ExtraField[];
};

/** Người bán (NBan). */
export type InvoiceSeller = {
  name: string;
  tax_code: string;
  address: string;
  phone_number?: string | null;
  email?: string | null;
  bank_account?: string | null;
  bank_name?: string | null;
  website?: string | null;
  fax?: string | null;
  /** Địa điểm kinh doanh: a household with several shops, a petrol station. */
  location_code?: string | null;
  location_name?: string | null;
  location_address?: string | null;
  store_code?: string | null;
  store_name?: string | null;
};

/** Nội dung hóa đơn: everything the seller states; amounts are computed from it. */
export type InvoiceContent = InvoiceParticulars &
  BuyerContent & {
    /** Ký hiệu mẫu số (KHMSHDon), one digit. */
    form_no: string;
    /** Ký hiệu hóa đơn (KHHDon), six characters such as C26TAA. */
    symbol: string;
    /** Số hóa đơn (SHDon), null until it is reserved. */
    number: number | null;
    /** Ngày lập (NLap), YYYY-MM-DD. */
    issued_on: string;
    seller: InvoiceSeller;
    /** Hình thức thanh toán (HTTToan), free text such as TM/CK. */
    payment_method: string;
    /** ISO 4217. */
    currency: string;
    /** Tỷ giá (TGia), đồng for one unit; null for VND. */
    exchange_rate: string | null;
    lines: readonly InvoiceLine[];
  };
