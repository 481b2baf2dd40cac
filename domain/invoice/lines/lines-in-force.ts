import { add, compare, decimalText, readDecimal, ZERO, type Decimal } from '../../money/decimal.ts';
import { isLumpSum } from './lump-sum.ts';

/** A line as it was issued; decimals are text. */
type IssuedLine = {
  readonly name: string;
  readonly kind?: string;
  readonly unit?: string | null;
  readonly vat_rate?: string | null;
  readonly quantity?: string | null;
  readonly unit_price?: string | null;
  readonly discount_rate?: string | null;
  readonly discount_amount?: string | null;
  readonly amount?: string | null;
};

/**
 * The lines of an invoice as its adjustments have left them, and the adjusting lines that belong to none of them. An adjusting line
 * of the same goods changes the quantity where it has the line's price, and the price where it has the line's quantity, and the amount of a line that
 * states nothing else;
 * a line that was taken back whole is written again by the next one of its goods, also at another rate (adjusting-lines.ts writes them so).
 */
export function linesInForce<Line extends IssuedLine>(
  lines: readonly Line[],
  adjusting: readonly IssuedLine[],
): { lines: Line[]; apart: IssuedLine[] } {
  const now = [...lines];
  const apart: IssuedLine[] = [];
  for (const difference of adjusting) {
    const own = now.findIndex((line) => isSame(line, difference) && changed(line, difference) !== null);
    const at = own === -1 ? now.findIndex((line) => isAnew(line, difference)) : own;
    const line = now[at];
    const change = line && changed(line, difference);
    if (line === undefined || !change) apart.push(difference);
    else now[at] = { ...line, ...change, vat_rate: difference.vat_rate };
  }
  return { lines: now, apart };
}

function isSame(line: IssuedLine, other: IssuedLine): boolean {
  return isOfGoods(line, other) && (line.vat_rate ?? null) === (other.vat_rate ?? null);
}

function isOfGoods(line: IssuedLine, other: IssuedLine): boolean {
  return line.name === other.name && (line.unit ?? null) === (other.unit ?? null);
}

/** Of a line that was taken back whole: it is written again, at the rate that is right. */
function isAnew(line: IssuedLine, other: IssuedLine): boolean {
  const quantity = readDecimal(isLumpSum(line) ? line.amount : line.quantity);
  return isOfGoods(line, other) && quantity !== null && isEqual(quantity, ZERO);
}

type Change = { quantity?: string; unit_price?: string; amount?: string };

function changed(line: IssuedLine, difference: IssuedLine): Change | null {
  if (isLumpSum(line) && isLumpSum(difference)) {
    const [amount, by] = [readDecimal(line.amount), readDecimal(difference.amount)];
    return amount === null || by === null ? null : { amount: decimalText(add(amount, by)) };
  }
  const [quantity, price] = [readDecimal(line.quantity), readDecimal(line.unit_price)];
  const [by, by_price] = [readDecimal(difference.quantity), readDecimal(difference.unit_price)];
  if (quantity === null || price === null || by === null || by_price === null) return null;
  if (isEqual(by_price, price)) return { quantity: decimalText(add(quantity, by)) };
  if (isEqual(by, quantity)) return { unit_price: decimalText(add(price, by_price)) };
  if (isEqual(quantity, ZERO)) return { quantity: decimalText(by), unit_price: decimalText(by_price) };
  return null;
}

function isEqual(one: Decimal, other: Decimal): boolean {
  return compare(one, other) === 0;
}
