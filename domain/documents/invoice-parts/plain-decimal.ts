import { decimalText, readDecimal } from '../../money/decimal.ts';

/** Nothing to shorten: no zeros before or behind, no minus before nothing. */
const PLAIN = /^(?!-0$)-?(?:0|[1-9]\d{0,39})(?:\.\d{0,39}[1-9])?$/;

/** A typed decimal as the format writes it: no zeros that say nothing; null when there is none. */
export function plainDecimal(text: string | null | undefined): string | null {
  if (text !== null && text !== undefined && PLAIN.test(text)) return text;
  const value = readDecimal(text ?? null);
  return value === null ? null : decimalText(value);
}
