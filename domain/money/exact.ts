import { decimalText, divide, multiply, type Decimal } from './decimal.ts';

export const ONE: Decimal = { units: 1n, scale: 0 };
export const HUNDREDTH: Decimal = { units: 1n, scale: 2 };

/** A product over a divisor, not divided yet: the value before a rounding, without any loss. */
export type Exact = { readonly factors: readonly Decimal[]; readonly divisor: Decimal };

export function product(...factors: readonly Decimal[]): Exact {
  return { factors, divisor: ONE };
}

/** The same value over a (further) divisor. */
export function over(value: Exact, divisor: Decimal): Exact {
  return { factors: value.factors, divisor: multiply(value.divisor, divisor) };
}

export function numeratorOf({ factors }: Exact): Decimal {
  return factors.reduce(multiply);
}

/** Rounded once, half-up away from zero, at `scale` decimals; a divisor of zero is a RangeError. */
export function roundExact(value: Exact, scale: number): Decimal {
  return divide(numeratorOf(value), value.divisor, scale);
}

/** A decimal where it ends (`24.5`), else a fraction of whole numbers in lowest terms (`136900000/11`). */
export function exactText(value: Exact): string {
  const top = numeratorOf(value);
  let over = top.units * 10n ** BigInt(value.divisor.scale);
  let under = value.divisor.units * 10n ** BigInt(top.scale);
  const common = gcd(over, under);
  over /= common;
  under /= common;
  if (under < 0n) [over, under] = [-over, -under];
  const scale = decimalsThatEnd(under);
  if (scale === null) return `${over}/${under}`;
  return decimalText({ units: (over * 10n ** BigInt(scale)) / under, scale });
}

/** Decimals that one over the number needs; null when it has a prime factor that 10 has not. */
function decimalsThatEnd(whole: bigint): number | null {
  let rest = whole;
  const powers = [2n, 5n].map((prime) => {
    let power = 0;
    while (rest % prime === 0n) {
      rest /= prime;
      power += 1;
    }
    return power;
  });
  return rest === 1n ? Math.max(...powers) : null;
}

/** Never zero unless both are; of either sign. */
function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
