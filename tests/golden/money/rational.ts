/** A fraction of whole numbers, lowest terms, `under` above zero: slow, plain, and never rounded by itself. */
export type Rational = { readonly over: bigint; readonly under: bigint };

export function rational(over: bigint, under: bigint): Rational {
  let [a, b] = [over < 0n ? -over : over, under < 0n ? -under : under];
  while (b > 0n) [a, b] = [b, a % b];
  const sign = under < 0n ? -1n : 1n;
  return { over: (sign * over) / a, under: (sign * under) / a };
}

export const NONE = rational(0n, 1n);
export const UNIT = rational(1n, 1n);

/** `-12.50` is -25/2. */
export function fromText(text: string): Rational {
  const digits = text.replace(/[-.]/g, '');
  const decimals = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
  return rational(BigInt(text.startsWith('-') ? `-${digits}` : digits), 10n ** BigInt(decimals));
}

export function plus(...terms: readonly Rational[]): Rational {
  return terms.reduce((a, b) => rational(a.over * b.under + b.over * a.under, a.under * b.under), NONE);
}

export function times(...factors: readonly Rational[]): Rational {
  return factors.reduce((a, b) => rational(a.over * b.over, a.under * b.under), UNIT);
}

export function dividedBy(a: Rational, b: Rational): Rational {
  return rational(a.over * b.under, a.under * b.over);
}

export function opposite(a: Rational): Rational {
  return { over: -a.over, under: a.under };
}

export function isLess(a: Rational, b: Rational): boolean {
  return a.over * b.under < b.over * a.under;
}

/** The whole number at or below, whatever the sign. */
function floor({ over, under }: Rational): bigint {
  const cut = over / under;
  return over < 0n && cut * under !== over ? cut - 1n : cut;
}

/** Down to a multiple of 10^-decimals. */
export function cutTo(a: Rational, decimals: number): Rational {
  const unit = 10n ** BigInt(decimals);
  return rational(floor(times(a, rational(unit, 1n))), unit);
}

/** The nearest multiple of 10^-decimals; a half goes away from zero. */
export function nearest(a: Rational, decimals: number): Rational {
  if (a.over < 0n) return opposite(nearest(opposite(a), decimals));
  return cutTo(plus(a, rational(1n, 2n * 10n ** BigInt(decimals))), decimals);
}

/** Plain decimal text. Only for values that end: those that were rounded, and sums of them. */
export function toText(a: Rational): string {
  let decimals = 0;
  while (10n ** BigInt(decimals) % a.under !== 0n) decimals += 1;
  const digits = String((a.over * 10n ** BigInt(decimals)) / a.under)
    .replace('-', '')
    .padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${a.over < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}
