/** An invoice is shown as `1C26TAA 00000287`: form and symbol in one, the number in eight digits. */
const DIGITS = 8;

type Named = { form_no: string; symbol: string; number: number | string | null };

/** A number as it is printed: eight digits. What another system calls a number and is none stays as it is. */
export function numberText(number: number | string): string {
  const text = String(number);
  return /^\d+$/.test(text) ? text.padStart(DIGITS, '0') : text;
}

/** `1C26TAA 00000012`; of what has no number yet the series alone. */
export function shownName({ form_no, symbol, number }: Named): string {
  return number === null ? `${form_no}${symbol}` : `${form_no}${symbol} ${numberText(number)}`;
}

/** Whether a name that was shown is that of a series alone. */
export function isWithoutNumber(name: string): boolean {
  return !name.includes(' ');
}

/** The form and the symbol of `1C26TAA`, or of as much of it as tells the year (`1C26`); null for any other word. */
export function seriesShown(word: string): { form_no: string; symbol: string } | null {
  const [, form_no, symbol] = /^(\d)([CK]\d{2}[A-Z]{0,3})$/i.exec(word) ?? [];
  return form_no === undefined || symbol === undefined ? null : { form_no, symbol };
}

/** The words of a name written together, as it is copied from elsewhere: `1C26TAA00000287` is 1C26TAA and 00000287. */
export function wordsShown(word: string): string[] {
  const [, series, number] = /^(\d[CK]\d{2}[A-Z]{3})(\d{8})$/i.exec(word) ?? [];
  return series === undefined || number === undefined ? [word] : [series, number];
}

/**
 * Which numbers show these digits behind the zeros in front of them: those that begin so and are short enough to have as many
 * zeros. `00000287` is 287 alone, `0000287` also 2870 to 2879. Null for a word without zeros in front or longer than a number.
 */
export function numberShown(word: string): { begins: string; below: number } | null {
  const [, zeros, begins] = /^(0+)([1-9]\d*)$/.exec(word) ?? [];
  if (zeros === undefined || begins === undefined || word.length > DIGITS) return null;
  return { begins, below: 10 ** (DIGITS - zeros.length) };
}

/** The one number that all eight digits are. */
export function wholeNumberShown(word: string): string | null {
  return word.length === DIGITS ? (numberShown(word)?.begins ?? null) : null;
}
