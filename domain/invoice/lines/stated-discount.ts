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

type Stated = {
  readonly quantity: string | null;
  readonly unit_price: string | null;
  readonly discount_rate: string | null;
  readonly discount_amount: string | null;
};

/** Decimals from which on a rate was rounded to be written: 33.33 of a third. */
const ROUNDED_FROM = 2;

/**
 * What the rate of a line comes to, where the line states another amount beside it; null where both agree, to one unit of the currency
 * (`scale` decimals) and to what a rate with many decimals leaves open, or where something to compare is not stated. All are in the
 * prices that were typed, with tax or without.
 */
export function contradictedDiscount(
  { quantity, unit_price, discount_rate, discount_amount }: Stated,
  scale: number,
): string | null {
  const [count, price] = [readDecimal(quantity), readDecimal(unit_price)];
  const rate = readDecimal(discount_rate);
  const amount = readDecimal(discount_amount);
  if (count === null || price === null || rate === null || amount === null) return null;
  if (compare(rate, ZERO) <= 0) return null;
  const gross = roundTo(multiply(count, price), scale);
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
