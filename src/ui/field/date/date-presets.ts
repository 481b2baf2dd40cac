import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { fieldWords } from '../../words/field.ts';

/** Days as `YYYY-MM-DD`; '' is an open end. */
export type DateRange = { from: string; to: string };

const monthsInQuarter = 3;
const daysInWeek = 7;

const text = (day: Dayjs) => day.format('YYYY-MM-DD');
const rangeOf = (from: Dayjs, to: Dayjs): DateRange => ({ from: text(from), to: text(to) });

const quarterFrom = (first: Dayjs) => rangeOf(first, first.add(monthsInQuarter - 1, 'month').endOf('month'));

/** The spans people ask for, around a day `YYYY-MM-DD`. Weeks begin on Monday. */
export function datePresets(today: string): readonly { label: string; range: DateRange }[] {
  const words = fieldWords.day;
  const day = dayjs(today);
  const monday = day.subtract((day.day() + daysInWeek - 1) % daysInWeek, 'day');
  const lastMonth = day.startOf('month').subtract(1, 'month');
  const quarter = day.month(day.month() - (day.month() % monthsInQuarter)).startOf('month');
  return [
    { label: words.today, range: rangeOf(day, day) },
    { label: words.thisWeek, range: rangeOf(monday, monday.add(daysInWeek - 1, 'day')) },
    { label: words.thisMonth, range: rangeOf(day.startOf('month'), day.endOf('month')) },
    { label: words.lastMonth, range: rangeOf(lastMonth, lastMonth.endOf('month')) },
    { label: words.thisQuarter, range: quarterFrom(quarter) },
    { label: words.lastQuarter, range: quarterFrom(quarter.subtract(monthsInQuarter, 'month')) },
    { label: words.thisYear, range: rangeOf(day.startOf('year'), day.endOf('year')) },
  ];
}

/** The range after a day is picked: the first pick begins it, the second ends it, one before the beginning begins anew. */
export function pickDay({ from, to }: DateRange, day: string): DateRange {
  return from === '' || to !== '' || day < from ? { from: day, to: '' } : { from, to: day };
}
