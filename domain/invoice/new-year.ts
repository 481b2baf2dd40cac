/** The years between which series are rolled over. */
export type NewYear = { readonly from: number; readonly to: number };

/** Months in which a company makes the series of a new year: the symbol names the year, and from December on it may be made. */
const LAST_MONTH = '12';
const FIRST_MONTH = '01';

/** The new year that series are wanted for on a day (YYYY-MM-DD): the next one in December, this one in January; else null. */
export function newYearOn(day: string): NewYear | null {
  const year = Number(day.slice(0, 4));
  const month = day.slice(5, 7);
  if (month === LAST_MONTH) return { from: year, to: year + 1 };
  return month === FIRST_MONTH ? { from: year - 1, to: year } : null;
}

const SYMBOL = /^[CK]\d{2}[A-Z]{3}$/;

/** The same symbol of another year: C26TAA as C27TAA. Null of what is no symbol. */
export function symbolOfYear(symbol: string, year: number): string | null {
  if (!SYMBOL.test(symbol)) return null;
  return symbol.charAt(0) + String(year).slice(2) + symbol.slice(3);
}

/** Whether two symbols differ by nothing but their year. */
export function isSameButForYear(a: string, b: string): boolean {
  return a.charAt(0) === b.charAt(0) && a.slice(3) === b.slice(3);
}

/** A template's name for the new year: the old year in it becomes the new one. */
export function nameOfYear(name: string, { from, to }: NewYear): string {
  return name.replaceAll(new RegExp(`(?<!\\d)${from}(?!\\d)`, 'g'), String(to));
}
