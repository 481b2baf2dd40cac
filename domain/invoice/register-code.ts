import { parseSymbol } from '../fields/series-symbol.ts';
import type { FormAndSymbol } from '../rules/particulars/forms.table.ts';

/** Digits of the seller's own count in the code. */
const COUNT_DIGITS = 11;

/** The highest count that a code has room for. */
export const MAX_REGISTER_COUNT = 10 ** COUNT_DIGITS - 1;

/** Two digits of the year, behind the letter C or K of the symbol. */
const YEAR = [1, 3] as const;

/**
 * Mã của cơ quan thuế on an invoice of a cash register, 23 characters that the seller's system makes (data format, message 206):
 * `M1-26-A1B2C-00000000101`. Form digit and year of the series, the five characters that came with the acceptance of the declaration (103),
 * and a count that rises over all series of the seller and is never used again. RangeError where one of them does not fit.
 */
export function registerCode(
  { form_no, symbol }: FormAndSymbol,
  { characters, count }: { characters: string; count: number },
): string {
  if (!/^[1-9]$/.test(form_no) || parseSymbol(symbol) === null)
    throw new RangeError(`no code for the series ${form_no}${symbol}`);
  if (!/^[A-Z0-9]{5}$/.test(characters)) throw new RangeError(`no characters of a code: ${characters}`);
  if (!Number.isSafeInteger(count) || count < 1 || count > MAX_REGISTER_COUNT)
    throw new RangeError(`no count of a code: ${count}`);
  return `M${form_no}-${symbol.slice(...YEAR)}-${characters}-${String(count).padStart(COUNT_DIGITS, '0')}`;
}

/** Of a cash register: the fourth character of the symbol is M. */
export function isOfRegister({ symbol }: Pick<FormAndSymbol, 'symbol'>): boolean {
  return symbol.charAt(3) === 'M';
}

/** Coded, and made by a cash register: the symbol begins with C and its fourth character is M. */
export function isOfCodedRegister({ symbol }: Pick<FormAndSymbol, 'symbol'>): boolean {
  const parsed = parseSymbol(symbol);
  return parsed !== null && parsed.coded && parsed.letter === 'M';
}
