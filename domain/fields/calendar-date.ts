const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LONG_MONTHS = [1, 3, 5, 7, 8, 10, 12];

/** A day that exists, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  const match = SHAPE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** DD/MM/YYYY, as people read it; the text itself when it is no date. */
export function readableDate(text: string): string {
  const match = SHAPE.exec(text.slice(0, 10));
  return match === null ? text : `${match[3]}/${match[2]}/${match[1]}`;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return LONG_MONTHS.includes(month) ? 31 : 30;
}
