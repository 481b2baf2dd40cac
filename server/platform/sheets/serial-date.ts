const DAY = 86_400_000;
/** 1970-01-01 in the 1900 system. */
const UNIX_EPOCH = 25_569;
/** Excel believes in 29 February 1900, so that its serial numbers are a day late until then. */
const FALSE_LEAP_DAY = 60;
const BETWEEN_SYSTEMS = 1_462;
/** 31 December 9999. */
const LAST = 2_958_465;
/** A column of dates holds the same few again and again. */
const KEPT_DATES = 4_096;
const dates = new Map<number, string>();
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The serial number of YYYY-MM-DD in the 1900 system; null for what is no date, or one before March 1900. */
export function serialOf(date: string): number | null {
  if (!ISO_DATE.test(date)) return null;
  const year = digits(date, 0, 4);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  const serial = Date.UTC(year, month - 1, day) / DAY + UNIX_EPOCH;
  return year >= 1900 && serial > FALSE_LEAP_DAY ? serial : null;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Faster than slicing: a sheet of a million rows holds millions of dates. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}

/** YYYY-MM-DD of a serial number (its time of day is left out); null outside the years that Excel knows. */
export function dateOfSerial(serial: number, since_1904: boolean): string | null {
  const day = Math.floor(serial) + (since_1904 ? BETWEEN_SYSTEMS : 0);
  if (!(day >= 1 && day <= LAST)) return null;
  if (day === FALSE_LEAP_DAY) return '1900-02-29';
  const known = dates.get(day);
  if (known !== undefined) return known;
  const days = day < FALSE_LEAP_DAY ? day + 1 : day;
  const date = new Date((days - UNIX_EPOCH) * DAY).toISOString().slice(0, 10);
  if (dates.size >= KEPT_DATES) dates.clear();
  dates.set(day, date);
  return date;
}

/** HH:MM:SS of the time of day in a serial number. */
export function timeOfSerial(serial: number): string {
  const seconds = Math.round((serial - Math.floor(serial)) * 86_400) % 86_400;
  return new Date(seconds * 1_000).toISOString().slice(11, 19);
}
