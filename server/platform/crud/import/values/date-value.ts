const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/;
const TIME = /^(.+?)[\sT]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z?$/;
/** Vietnam keeps UTC+7 all year. */
const VIETNAM = '+07:00';

const two = (part: string | undefined): string => (part ?? '').padStart(2, '0');

/** YYYY-MM-DD of `20/11/2026`, `1-2-2026` or `2026-11-20`; null for what is no day of the calendar. */
export function dateValue(text: string): string | null {
  const day_first = DAY_FIRST.exec(text);
  const year_first = YEAR_FIRST.exec(text);
  if (day_first !== null) return realDay(`${day_first[3]}-${two(day_first[2])}-${two(day_first[1])}`);
  return year_first === null ? null : realDay(`${year_first[1]}-${two(year_first[2])}-${two(year_first[3])}`);
}

/** Whether a day is one only with its month first: `11/20/2026`, as a program with American settings writes it. */
export function isMonthFirst(text: string): boolean {
  const { first, second, year } = partsOf(text);
  return dateValue(dayOf(text)) === null && realDay(`${year}-${two(first)}-${two(second)}`) !== null;
}

/** Whether a day would be another one with its month first: `11/12/2026`. */
export function isUnclearDay(text: string): boolean {
  const { first, second } = partsOf(text);
  return first !== second && Number(first) <= 12 && Number(second) <= 12;
}

function partsOf(text: string): { first?: string; second?: string; year?: string } {
  const [, first, second, year] = DAY_FIRST.exec(dayOf(text)) ?? [];
  return { first, second, year };
}

function dayOf(text: string): string {
  return TIME.exec(text)?.[1] ?? text;
}

/** ISO 8601 with Z of a day with or without a time, both as clocks in Vietnam show them; null for what is none. */
export function instantValue(text: string): string | null {
  const [, day = text, hour = '0', minute = '00', second = '00'] = TIME.exec(text) ?? [];
  const date = dateValue(day);
  if (date === null || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const zone = text.endsWith('Z') ? 'Z' : VIETNAM;
  return new Date(`${date}T${two(hour)}:${minute}:${second}${zone}`).toISOString();
}

function realDay(iso: string): string | null {
  const time = Date.parse(`${iso}T00:00:00Z`);
  // 31 February rolls over into March, or is no time at all.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** `20/11/2026` of YYYY-MM-DD. */
export function writtenDay(iso: string): string {
  return iso.split('-').reverse().join('/');
}
