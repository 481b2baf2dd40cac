import type { InvoiceLine } from '../invoice/content.ts';
import { vatFraction } from '../rules/tax/vat-rates.ts';
import { add, decimalText, multiply, negate, roundTo, ZERO, type Decimal } from './decimal.ts';
import { ONE, over, product } from './exact.ts';
import { lineBasis, type LineBasis } from './line-basis.ts';
import { moneyContext, type MoneyContext, type Rounding } from './money-context.ts';
import type { TaxedMember } from './rate-groups.ts';

/** Amounts of one line as decimal text in the invoice's currency; null where there is none (yet). */
export type LineAmounts = {
  /** As the document writes it: the typed quantity, rounded where the company rounds what is typed. */
  quantity: string | null;
  /** Đơn giá (DGia), before VAT. */
  unit_price: string | null;
  discount_rate: string | null;
  /** Quantity times price, before VAT and before the line's discount. */
  gross: string | null;
  /** Số tiền chiết khấu (STCKhau), before VAT. */
  discount_amount: string | null;
  /** Thành tiền (ThTien), before VAT. Positive for a trade discount too. */
  amount: string | null;
  /** VAT of this line. Where VAT is rounded per rate it is for the eye, and need not add up. */
  vat_amount: string | null;
  /** Amount and VAT together, signed as it counts; null without a rate. */
  amount_with_tax: string | null;
};

/** What one line comes to in prices without VAT; null where the line does not say enough yet. */
type LineMoney = {
  readonly gross: Decimal | null;
  readonly discount: Decimal | null;
  /** Positive for a trade discount too. */
  readonly amount: Decimal | null;
  readonly vat: Decimal | null;
  /** What the line adds to its rate's group: a trade discount takes away. */
  readonly counted: Decimal | null;
};

/** One line alone, without VAT in its price: for checks on what a document says. */
export function lineMoney(line: InvoiceLine, rounding: Rounding): LineMoney {
  const context = moneyContext(rounding);
  const { gross, discount, counted } = lineBasis(line, 0, context);
  const fraction = line.vat_rate === null ? null : vatFraction(line.vat_rate);
  const digits = context.scale('decimal_digit_vat_amount');
  const vat = counted === null || fraction === null ? null : roundTo(multiply(counted, fraction), digits);
  return { gross, discount, amount: written(line, counted), vat, counted };
}

/** The line at place `at` in full, its VAT being known. */
export function lineAmounts(
  line: InvoiceLine,
  at: number,
  basis: LineBasis,
  taxed: TaxedMember | null,
  context: MoneyContext,
): LineAmounts {
  const prices = context.with_tax ? pricesBeforeTax(line, at, basis, taxed, context) : basis;
  const counted = taxed?.before ?? null;
  const vat = taxed?.vat ?? null;
  return {
    quantity: text(basis.quantity),
    unit_price: text(prices.unit_price),
    discount_rate: text(basis.discount_rate),
    gross: text(prices.gross),
    discount_amount: text(prices.discount),
    amount: text(written(line, counted)),
    vat_amount: text(vat),
    amount_with_tax: counted === null || vat === null ? null : decimalText(add(counted, vat)),
  };
}

type Prices = Pick<LineBasis, 'unit_price' | 'gross' | 'discount'>;

function pricesBeforeTax(
  line: InvoiceLine,
  at: number,
  basis: LineBasis,
  taxed: TaxedMember | null,
  { log, scale, digits }: MoneyContext,
): Prices {
  const fraction = line.vat_rate === null ? null : vatFraction(line.vat_rate);
  if (fraction === null) return basis;
  const divisor = add(ONE, fraction);
  const before = (value: Decimal | null, name: 'unit_price' | 'discount_amount', decimals: number) =>
    value === null
      ? null
      : log.round(
          { of: 'line', line: at, amount: name },
          name === 'unit_price' ? 'unit_price_before_tax' : 'line_discount_before_tax',
          over(product(value), divisor),
          decimals,
        );
  const unit_price = before(basis.unit_price, 'unit_price', digits.decimal_digit_unit_price);
  const discount = before(basis.discount, 'discount_amount', scale('decimal_digit_discount_amount'));
  const amount = basis.counted === null ? basis.gross : (taxed?.before ?? null);
  // The rest, so that gross less discount is the amount exactly.
  const gross = basis.gross === null || amount === null ? null : add(amount, discount ?? ZERO);
  return { unit_price, gross, discount };
}

function written(line: InvoiceLine, counted: Decimal | null): Decimal | null {
  if (line.kind === 'promotion') return ZERO;
  return line.kind === 'discount' && counted !== null ? negate(counted) : counted;
}

function text(value: Decimal | null): string | null {
  return value === null ? null : decimalText(value);
}
