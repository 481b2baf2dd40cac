import { DEFAULT_NUMBER_STYLE, NUMBER_MARKS, shownDecimal } from '#domain/numbers/number-style.ts';
import type { NumberStyle } from '#domain/numbers/number-style.ts';

const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Shown where there is no value; zero is `0`. */
export const nothing = '–';

let style: NumberStyle = DEFAULT_NUMBER_STYLE;
const watchers = new Set<() => void>();

/** From now on numbers are shown and read in this style; what is on screen already has to be drawn again. */
export function showNumbersIn(chosen: NumberStyle): void {
  style = chosen;
  for (const changed of watchers) changed();
}

/** The style numbers are shown and read in, for whoever has to draw again when it changes. */
export const shownStyle = {
  current: (): NumberStyle => style,
  watch: (changed: () => void): (() => void) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  },
};

/** The mark before decimals in that style. */
export function shownPoint(): '.' | ',' {
  return NUMBER_MARKS[style].point;
}

/**
 * A decimal string in the company's style, decimals kept as present (spec point 5): `'-1234567.50'` gives `'−1.234.567,50'`
 * in the Vietnamese one; empty gives `–`; text that is no decimal comes back as it is.
 */
export function formatNumber(decimal: string | null | undefined): string {
  if (decimal === null || decimal === undefined || decimal === '') return nothing;
  return shownDecimal(decimal, style);
}

/**
 * Rounds a decimal string half away from zero and drops a trailing `.00` (spec point 5: 2 decimals by default).
 * For display alone: amounts of a document are rounded by the rules of the document.
 */
export function roundDecimal(decimal: string, places = 2): string {
  const parts = decimalPattern.exec(decimal);
  if (!parts) return decimal;
  const [, sign, whole = '0', fraction = ''] = parts;
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const rounded = Number(fraction[places] ?? '0') >= 5 ? kept + 1n : kept;
  const digits = rounded.toString().padStart(places + 1, '0');
  const head = digits.slice(0, digits.length - places);
  const tail = digits.slice(digits.length - places);
  const text = /^0*$/.test(tail) ? head : `${head}.${tail}`;
  return sign && rounded !== 0n ? `-${text}` : text;
}

/** An integer count with its thousands grouped: `1284` gives `1.284` in the Vietnamese style. */
export function formatCount(count: number): string {
  return formatNumber(String(count));
}

/** What is written behind an amount: `đ`, or the code of a foreign currency (ISO 4217). */
export function currencyUnit(currency: string): string {
  return currency === 'VND' ? 'đ' : currency;
}
