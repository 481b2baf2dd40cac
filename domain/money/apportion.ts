import { unitsAt, type Decimal } from './decimal.ts';

/**
 * Phân bổ phần dư lớn nhất (largest remainder): cuts `total` into parts near `numerators[i] / divisor`, each of
 * them that value rounded down or up to `scale` decimals, so that they add up to the total exactly.
 * `total` is the sum of those values rounded to `scale`. Of equal remainders the larger part takes the unit, then the
 * earlier: so the order of unequal parts says nothing.
 * Turning every sign turns every part's sign. A divisor of zero is a RangeError.
 */
export function apportion(
  numerators: readonly Decimal[],
  divisor: Decimal,
  total: Decimal,
  scale: number,
): Decimal[] {
  const turned = total.units < 0n ? -1n : 1n;
  const sign = divisor.units < 0n ? -turned : turned;
  const shared = Math.max(0, ...numerators.map((part) => part.scale));
  const unit = magnitude(divisor.units) * 10n ** BigInt(shared);
  const cut = numerators.map((part) => {
    const value = sign * unitsAt(part, shared) * 10n ** BigInt(scale + divisor.scale);
    const remainder = ((value % unit) + unit) % unit;
    return { units: (value - remainder) / unit, remainder, value };
  });
  const whole = cut.reduce((sum, { units }) => sum + units, 0n);
  const left = Number(magnitude(unitsAt(total, scale)) - whole);
  const raised = new Set(inTurn(cut).slice(0, left));
  return cut.map(({ units }, index) => ({ units: turned * (units + (raised.has(index) ? 1n : 0n)), scale }));
}

type Cut = { readonly remainder: bigint; readonly value: bigint };

/** Places of the parts, in the order in which they take a unit that is left. */
function inTurn(cut: readonly Cut[]): number[] {
  return [...cut.entries()]
    .sort(([, a], [, b]) => descending(a.remainder, b.remainder) || descending(a.value, b.value))
    .map(([index]) => index);
}

function descending(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a > b ? -1 : 1;
}

function magnitude(units: bigint): bigint {
  return units < 0n ? -units : units;
}
