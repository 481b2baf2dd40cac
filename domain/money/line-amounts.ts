import type { InvoiceLine } from '../invoice/content.ts';
import { vatFraction } from '../rules/vat-rates.ts';
import type { DecimalDigits } from './decimal-digits.ts';
import { amountDecimals } from './decimal-digits.ts';
import type { Decimal } from './decimal.ts';
import { isZero, multiply, negate, readDecimal, roundTo, subtract, ZERO } from './decimal.ts';

/** What one line comes to; null where the line does not say enough yet, or the kind has no amounts. */
export type LineMoney = {
  /** Quantity times price, rounded. */
  readonly gross: Decimal | null;
  /** Số tiền chiết khấu (STCKhau) of the line itself. */
  readonly discount: Decimal | null;
  /** Thành tiền (ThTien), before VAT. Positive for a trade discount too. */
  readonly amount: Decimal | null;
  /** VAT of this line alone, for the eye; the invoice's VAT is rounded per rate. */
  readonly vat: Decimal | null;
  /** What the line adds to its rate's group: a trade discount takes away. */
  readonly counted: Decimal | null;
};

type Rounding = { readonly currency: string; readonly digits: DecimalDigits };

const NOTHING: LineMoney = { gross: null, discount: null, amount: null, vat: null, counted: null };
const PERCENT_SCALE = 2;

const BY_KIND = {
  goods: goodsMoney,
  // Khuyến mại: shown with amount 0, never taxed (data format, TChat 2).
  promotion: () => ({ ...NOTHING, gross: ZERO, amount: ZERO }),
  discount: tradeDiscountMoney,
  note: () => NOTHING,
} as const satisfies Record<InvoiceLine['kind'], (line: InvoiceLine, rounding: Rounding) => LineMoney>;

/** Amounts of one line, by its kind (TChat). */
export function lineMoney(line: InvoiceLine, rounding: Rounding): LineMoney {
  return BY_KIND[line.kind](line, rounding);
}

function goodsMoney(line: InvoiceLine, rounding: Rounding): LineMoney {
  const quantity = readDecimal(line.quantity);
  const price = readDecimal(line.unit_price);
  if (quantity === null || price === null) return NOTHING;
  const gross = roundTo(
    multiply(quantity, price),
    amountDecimals(rounding.currency, 'decimal_digit_amount_without_vat', rounding.digits),
  );
  const discount = lineDiscount(line, gross, rounding);
  const amount = discount === null ? gross : subtract(gross, discount);
  return { gross, discount, amount, vat: vatOf(amount, line.vat_rate, rounding), counted: amount };
}

/** Chiết khấu thương mại (TChat 3): written positive, subtracted from the goods of the same rate. */
function tradeDiscountMoney(line: InvoiceLine, rounding: Rounding): LineMoney {
  const typed = readDecimal(line.amount);
  if (typed === null) return NOTHING;
  const amount = roundTo(
    typed,
    amountDecimals(rounding.currency, 'decimal_digit_amount_without_vat', rounding.digits),
  );
  const counted = negate(amount);
  return { ...NOTHING, amount, vat: vatOf(counted, line.vat_rate, rounding), counted };
}

/** A stated amount wins over a rate: the rate is then only shown beside it. */
function lineDiscount(line: InvoiceLine, gross: Decimal, { currency, digits }: Rounding): Decimal | null {
  const scale = amountDecimals(currency, 'decimal_digit_discount_amount', digits);
  const stated = readDecimal(line.discount_amount);
  if (stated !== null) return roundTo(stated, scale);
  const rate = readDecimal(line.discount_rate);
  if (rate === null || isZero(rate)) return null;
  const product = multiply(gross, rate);
  return roundTo({ units: product.units, scale: product.scale + PERCENT_SCALE }, scale);
}

/** Tax on an amount: rounded half-up; nothing for KCT, KKKNT and 0%; null without a rate. */
export function vatOf(amount: Decimal, rate: string | null, { currency, digits }: Rounding): Decimal | null {
  const fraction = rate === null ? null : vatFraction(rate);
  if (fraction === null) return null;
  return roundTo(multiply(amount, fraction), amountDecimals(currency, 'decimal_digit_vat_amount', digits));
}
