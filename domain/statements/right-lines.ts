import type { RightLine } from '../invoice/lines/adjusting-lines.ts';
import { isLumpSum } from '../invoice/lines/lump-sum.ts';

type Line = {
  readonly kind?: string;
  readonly quantity?: string | null;
  readonly unit_price?: string | null;
  readonly vat_rate?: string | null;
  readonly amount?: string | null;
};

/** The lines of an invoice as they should have been; what nothing is stated of stays. */
export function rightedLines<Given extends Line>(
  lines: readonly Given[],
  right: readonly (RightLine | undefined)[],
): Given[] {
  return lines.map((line, at) => righted(line, right[at]));
}

function righted<Given extends Line>(line: Given, right: RightLine | undefined): Given {
  if (right === undefined) return line;
  const { quantity, unit_price } = right;
  const vat_rate = right.vat_rate ?? line.vat_rate;
  const sameFigures = quantity === (line.quantity ?? null) && unit_price === (line.unit_price ?? null);
  // An amount that was typed belonged to the figures that were wrong.
  const stated = isLumpSum(line) ? (right.amount ?? line.amount) : line.amount;
  const amount = sameFigures || line.kind === 'discount' ? stated : null;
  return { ...line, quantity, unit_price, vat_rate, amount };
}
