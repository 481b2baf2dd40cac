import dayjs from 'dayjs';
import { unreadEntry } from '../number/number-entry.ts';

/** Digits alone, with a year of two or four: `310327`, `31032027`. */
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/;

/** What a cell for a day gives for a typed text: `YYYY-MM-DD`, '' for nothing, or the text itself behind the mark of what is no day. */
export function dayEntry(typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  const day_first = DAY_FIRST.exec(text) ?? DIGITS.exec(text);
  const [, year = '', month = '', day = ''] =
    day_first === null ? (YEAR_FIRST.exec(text) ?? []) : ['', day_first[3], day_first[2], day_first[1]];
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // 31 February rolls over into March.
  return dayjs(date).format('YYYY-MM-DD') === date ? date : unreadEntry(typed);
}
