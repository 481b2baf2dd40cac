import {
  add,
  compare,
  decimalsOf,
  decimalText,
  multiply,
  negate,
  readDecimal,
  roundTo,
  subtract,
  ZERO,
  type Decimal,
} from '../../money/decimal.ts';
import { HUNDREDTH } from '../../money/exact.ts';

type Stated = { readonly discount_rate: string | null; readonly discount_amount: string | null };

/** Decimals from which on a rate was rounded to be written: 33.33 of a third. */
const ROUNDED_FROM = 2;

/**
 * What the rate of a line comes to, where the line states another amount beside it; null where both agree, to one unit of the currency
 * (`scale` decimals) and to what a rate with many decimals leaves open, or where one of them is not stated.
 */
export function contradictedDiscount(
  { discount_rate, discount_amount }: Stated,
  gross: Decimal | null,
  scale: number,
): string | null {
  const rate = readDecimal(discount_rate);
  const amount = readDecimal(discount_amount);
  if (gross === null || rate === null || amount === null || compare(rate, ZERO) <= 0) return null;
  const by_rate = multiply(multiply(gross, rate), HUNDREDTH);
  const unit: Decimal = { units: 1n, scale };
  const allowed = add(unit, size(multiply(gross, openIn(rate))));
  return compare(size(subtract(by_rate, amount)), allowed) <= 0 ? null : decimalText(roundTo(by_rate, scale));
}

/** Half of the last decimal of a rounded percentage, as a share. */
function openIn(rate: Decimal): Decimal {
  const decimals = decimalsOf(rate);
  return decimals < ROUNDED_FROM ? ZERO : { units: 5n, scale: decimals + 3 };
}

const size = (value: Decimal): Decimal => (compare(value, ZERO) < 0 ? negate(value) : value);
