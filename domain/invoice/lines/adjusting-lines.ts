import { compare, decimalText, negate, readDecimal, subtract, ZERO } from '../../money/decimal.ts';
import { isLumpSum, type StatedLine } from './lump-sum.ts';

/** A line as it was issued. */
type IssuedLine = StatedLine & { readonly vat_rate?: string | null };

/** The same line with what it changes by. */
type Difference<Line> = Line & {
  quantity: string | null;
  unit_price: string | null;
  discount_amount: null;
  amount: string | null;
};

/** What a line should have said. */
export type RightLine = {
  readonly quantity: string | null;
  readonly unit_price: string | null;
  /** Of a line that states its amount alone; null or absent where it stays. */
  readonly amount?: string | null;
  /** Null or absent where the rate stays. */
  readonly vat_rate?: string | null;
};

/**
 * The lines of an adjusting invoice: for each line that is wrong, what it changes by, down negative. Quantity and price wrong at once
 * give two lines, whose amounts add up to the difference. So does a price that doubles: its difference equals the price, and one line
 * could be read as a change of quantity as well; the line is taken back and written again, as one with a wrong tax rate is. A line that states its
 * amount alone changes by the difference of amounts. Lines that say less, and unreadable numbers, give none.
 */
export function adjustingLines<Line extends IssuedLine>(
  lines: readonly Line[],
  right: readonly (RightLine | undefined)[],
): Difference<Line>[] {
  return lines.flatMap((line, at) => differencesOf(line, right[at]));
}

function differencesOf<Line extends IssuedLine>(
  line: Line,
  right: RightLine | undefined,
): Difference<Line>[] {
  if (isLumpSum(line)) return differencesOfLump(line, right);
  const [quantity, unit_price] = [readDecimal(line.quantity), readDecimal(line.unit_price)];
  const [after, price_after] = [readDecimal(right?.quantity), readDecimal(right?.unit_price)];
  if (quantity === null || unit_price === null || after === null || price_after === null) return [];
  const by_quantity = subtract(after, quantity);
  const by_price = subtract(price_after, unit_price);
  // A discount that was typed as an amount belongs to the whole line, not to its difference.
  const same = { ...line, discount_amount: null, amount: null };
  const vat_rate = right?.vat_rate ?? line.vat_rate;
  const isDoubled =
    compare(by_price, unit_price) === 0 && compare(by_price, ZERO) !== 0 && compare(after, ZERO) !== 0;
  if (isDoubled || (vat_rate !== line.vat_rate && compare(after, ZERO) !== 0))
    return [
      { ...same, quantity: decimalText(subtract(ZERO, quantity)), unit_price: decimalText(unit_price) },
      { ...same, vat_rate, quantity: decimalText(after), unit_price: decimalText(price_after) },
    ];
  return [
    ...(compare(by_quantity, ZERO) === 0
      ? []
      : [{ ...same, quantity: decimalText(by_quantity), unit_price: decimalText(unit_price) }]),
    ...(compare(by_price, ZERO) === 0 || compare(after, ZERO) === 0
      ? []
      : [{ ...same, quantity: decimalText(after), unit_price: decimalText(by_price) }]),
  ];
}

function differencesOfLump<Line extends IssuedLine>(
  line: Line,
  right: RightLine | undefined,
): Difference<Line>[] {
  const before = readDecimal(line.amount);
  const after = readDecimal(right?.amount ?? line.amount);
  if (before === null || after === null) return [];
  const same = { ...line, quantity: null, unit_price: null, discount_amount: null };
  const vat_rate = right?.vat_rate ?? line.vat_rate;
  if (vat_rate !== line.vat_rate && compare(after, ZERO) !== 0)
    return [
      { ...same, amount: decimalText(negate(before)) },
      { ...same, vat_rate, amount: decimalText(after) },
    ];
  const by = subtract(after, before);
  return compare(by, ZERO) === 0 ? [] : [{ ...same, amount: decimalText(by) }];
}
