import type { LineText } from '#domain/invoice/lines/line-fields.table.ts';
import type { BuyerContent } from '#domain/invoice/buyer-fields.table.ts';
import type { BuyerPlace, ExtraField } from '#domain/invoice/particulars.ts';
import type { GoodsMovement } from '#domain/invoice/movement/movement-fields.table.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import type { PrintDesign, PrintLayout } from '#domain/print/design.ts';

export type PrintLine = Record<LineText, string | null> & {
  kind: 'goods' | 'promotion' | 'discount' | 'note';
  name: string;
  /** Decimals are plain text with a dot, as in the XML. */
  quantity: string | null;
  unit_price: string | null;
  /** Percent: `3` is 3%. */
  discount_rate: string | null;
  discount_amount: string | null;
  amount: string | null;
  vat_rate: string | null;
  vat_amount: string | null;
  /** Fields of the seller's own. */
  extras: readonly ExtraField[];
};

type PrintRateTotal = { vat_rate: string; amount: string; vat_amount: string };

type PrintReduction = { before: string; reduction: string; after: string };

/**
 * What the invoice is now, laid over every page of what it says: a draft, signed and refused, given up (cancelled), or
 * adjusted or replaced by later ones.
 */
export type PrintMark =
  | { kind: 'draft' }
  | { kind: 'refused' }
  | { kind: 'cancelled' }
  | { kind: 'adjusted' | 'replaced'; by: PrintMarkCause | null };

/** The newest invoice that adjusted or replaced it, and how many did before that one. */
export type PrintMarkCause = {
  form_no: string;
  symbol: string;
  number: number | null;
  issued_on: string;
  earlier: number;
};

/** Người bán (NBan). */
type PrintSeller = {
  name: string;
  tax_code: string;
  address: string;
  phone_number: string | null;
  bank_account: string | null;
  bank_name: string | null;
  /** Địa điểm kinh doanh: its name, address and code in one line; null where the company names none. */
  location: string | null;
};

/** Chữ ký số: who signed, and when (ISO 8601 with Z). */
export type PrintSignature = { signed_by: string; signed_on: string };

/** Chuyển đổi ra giấy: the person who printed it on paper to keep, and when (ISO 8601 with Z). */
export type PrintConversion = { converted_by: string; converted_on: string };

/**
 * Everything on the printed form (bản thể hiện) of one invoice, named as on the wire.
 * The same value gives the same bytes: nothing is read from the clock or the machine.
 */
export type InvoicePrint = BuyerContent & {
  layout: PrintLayout;
  /** Six hex digits with `#`; null is the layout's own colour. */
  accent_color: string | null;
  design: PrintDesign;
  /** A PNG or JPEG. */
  logo: Uint8Array | null;
  number_style: NumberStyle;
  /** Tên hóa đơn (THDon), e.g. Hóa đơn giá trị gia tăng. */
  title: string;
  form_no: string;
  symbol: string;
  /** Null until a number is reserved. */
  number: number | null;
  issued_on: string;
  /** Điều chỉnh cho, thay thế cho hóa đơn…: the sentence of law that names the invoice this one corrects; null for none. */
  corrects: string | null;
  /** Null for an invoice that is in force as it was issued. */
  mark: PrintMark | null;
  seller: PrintSeller;
  /** Where the buyer of a car or motorbike lives; null on every other invoice. */
  buyer_place: BuyerPlace | null;
  /** How the goods of a phiếu xuất kho go; null for every other form. */
  movement: GoodsMovement | null;
  /** Fields of the seller's own, with their names. */
  extras: readonly ExtraField[];
  payment_method: string;
  currency: string;
  exchange_rate: string | null;
  /** By PERCENTAGE_ON_REVENUE no VAT is shown: no rates, no sum before tax. */
  method_of_tax_calculation: 'VAT' | 'PERCENTAGE_ON_REVENUE';
  lines: readonly PrintLine[];
  by_rate: readonly PrintRateTotal[];
  total_before_vat: string;
  /** Chiết khấu thương mại (TTCKTMai), already taken off the total before tax. */
  total_discount: string;
  total_vat: string;
  /** Giảm tỷ lệ % trên doanh thu: what goods come to before it, what it takes off, what they come to after; null for none. */
  revenue_reduction: PrintReduction | null;
  /** Phí, lệ phí: paid beside goods and VAT. */
  fees: readonly { name: string | null; amount: string | null }[];
  /** Giảm trừ khác: taken off what is paid; null for none. */
  other_deduction: string | null;
  total: string;
  total_in_words: string;
  /** Mã của cơ quan thuế (MCCQT). */
  tax_authority_code: string | null;
  /** The text of DLQRCode; null prints no QR. */
  qr_code: string | null;
  seller_signature: PrintSignature | null;
  authority_signature: PrintSignature | null;
  /** Where the buyer looks the invoice up. */
  lookup: { site: string; code: string } | null;
  /** Hóa đơn chuyển đổi; null for the print of the electronic invoice itself. */
  conversion: PrintConversion | null;
};
