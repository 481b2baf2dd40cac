import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { fieldWords } from '../../words/field.ts';

/** Days as `YYYY-MM-DD`; '' is an open end. */
export type DateRange = { from: string; to: string };

/** A span by its name, which moves on with the days. */
type DatePreset =
  | 'today'
  | 'this_week'
  | 'this_month'
  | 'last_month'
  | 'this_quarter'
  | 'last_quarter'
  | 'this_year';

const monthsInQuarter = 3;
const daysInWeek = 7;

const text = (day: Dayjs) => day.format('YYYY-MM-DD');
const rangeOf = (from: Dayjs, to: Dayjs): DateRange => ({ from: text(from), to: text(to) });

const quarterFrom = (first: Dayjs) => rangeOf(first, first.add(monthsInQuarter - 1, 'month').endOf('month'));

/** The spans people ask for, around a day `YYYY-MM-DD`. Weeks begin on Monday. */
export function datePresets(today: string): readonly { key: DatePreset; label: string; range: DateRange }[] {
  const words = fieldWords.day;
  const day = dayjs(today);
  const monday = day.subtract((day.day() + daysInWeek - 1) % daysInWeek, 'day');
  const lastMonth = day.startOf('month').subtract(1, 'month');
  const quarter = day.month(day.month() - (day.month() % monthsInQuarter)).startOf('month');
  return [
    { key: 'today', label: words.today, range: rangeOf(day, day) },
    { key: 'this_week', label: words.thisWeek, range: rangeOf(monday, monday.add(daysInWeek - 1, 'day')) },
    { key: 'this_month', label: words.thisMonth, range: rangeOf(day.startOf('month'), day.endOf('month')) },
    { key: 'last_month', label: words.lastMonth, range: rangeOf(lastMonth, lastMonth.endOf('month')) },
    { key: 'this_quarter', label: words.thisQuarter, range: quarterFrom(quarter) },
    {
      key: 'last_quarter',
      label: words.lastQuarter,
      range: quarterFrom(quarter.subtract(monthsInQuarter, 'month')),
    },
    { key: 'this_year', label: words.thisYear, range: rangeOf(day.startOf('year'), day.endOf('year')) },
  ];
}

/** The range after a day is picked: the first pick begins it, the second ends it, one before the beginning begins anew. */
export function pickDay({ from, to }: DateRange, day: string): DateRange {
  return from === '' || to !== '' || day < from ? { from: day, to: '' } : { from, to: day };
}
