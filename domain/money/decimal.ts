/**
 * Exact decimals: an integer and a scale, never a binary float (1.005 is 1005 at scale 3).
 * The tax authority's format writes numbers with a dot and without separators.
 */
export type Decimal = { readonly units: bigint; readonly scale: number };

export const ZERO: Decimal = { units: 0n, scale: 0 };

const SHAPE = /^-?\d{1,40}(\.\d{1,40})?$/;

/** Refuses everything but an optional minus, digits, and digits after one dot (no exponent, no group separators). */
export function parseDecimal(text: string): Decimal {
  const value = readDecimal(text);
  if (value === null) throw new RangeError(`not a decimal: ${JSON.stringify(text.slice(0, 40))}`);
  return value;
}

/** The value of a field being typed: null when there is none, or it is not a decimal yet. */
export function readDecimal(text: string | null | undefined): Decimal | null {
  if (typeof text !== 'string' || !SHAPE.test(text)) return null;
  const dot = text.indexOf('.');
  if (dot === -1) return { units: unitsOf(text), scale: 0 };
  return { units: unitsOf(text.slice(0, dot) + text.slice(dot + 1)), scale: text.length - dot - 1 };
}

/** Digits that a double holds exactly: those are read many times faster as one. */
const SAFE_DIGITS = 15;

function unitsOf(digits: string): bigint {
  return BigInt(digits.length <= SAFE_DIGITS ? Number(digits) : digits);
}

/** Plain text, with no zeros after the dot that say nothing: `1.50` is `1.5`, `2.00` is `2`, `-0` is `0`. */
export function decimalText(d: Decimal): string {
  if (d.scale === 0) return d.units.toString();
  const negative = d.units < 0n;
  const digits = (negative ? -d.units : d.units).toString().padStart(d.scale + 1, '0');
  const whole = digits.slice(0, digits.length - d.scale);
  const fraction = digits.slice(digits.length - d.scale).replace(/0+$/, '');
  return (negative ? '-' : '') + whole + (fraction ? `.${fraction}` : '');
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, negate(b));
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Quotient rounded half-up at `scale` decimals; dividing by zero is a RangeError, as for bigint. */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  // By powers of ten that cancel each other: most divisors are one, and most values are whole.
  const shift = scale + b.scale - a.scale;
  if (b.units === 1n && shift >= 0) return { units: a.units * powerOfTen(shift), scale };
  const numerator = shift > 0 ? a.units * powerOfTen(shift) : a.units;
  return { units: roundedQuotient(numerator, shift < 0 ? b.units * powerOfTen(-shift) : b.units), scale };
}

/** Half-up, away from zero (làm tròn nửa lên): 0.5 is 1, -0.5 is -1. Never adds decimals. */
export function roundTo(d: Decimal, scale: number): Decimal {
  if (d.scale <= scale) return d;
  return { units: roundedQuotient(d.units, powerOfTen(d.scale - scale)), scale };
}

/** -1, 0 or 1, by value: 1.0 equals 1. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const difference = subtract(a, b).units;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export function isZero(d: Decimal): boolean {
  return d.units === 0n;
}

export function negate(d: Decimal): Decimal {
  return { units: -d.units, scale: d.scale };
}

export function sum(terms: readonly Decimal[]): Decimal {
  return terms.reduce(add, ZERO);
}

/** How many decimals the value needs: 1.50 needs one. */
export function decimalsOf({ units, scale }: Decimal): number {
  let [rest, decimals] = [units, scale];
  for (; decimals > 0 && rest % 10n === 0n; decimals -= 1) rest /= 10n;
  return decimals;
}

/** The value as whole units of `scale` decimals; `scale` is at least that of the value. */
export function unitsAt(d: Decimal, scale: number): bigint {
  return scale === d.scale ? d.units : d.units * powerOfTen(scale - d.scale);
}

/** The scales an invoice meets; a power computed each time takes longer than the rounding it is for. */
const POWERS = Array.from({ length: 24 }, (_, exponent) => 10n ** BigInt(exponent));

function powerOfTen(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = (n * 2n + d) / (d * 2n);
  return negative ? -quotient : quotient;
}
