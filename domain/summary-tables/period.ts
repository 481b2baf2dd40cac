import { addDays, dayOfMonth } from '../rules/deadlines/calendar.ts';
import { deadlineFrom, type Deadline } from '../rules/deadlines/deadlines.ts';

export type SummaryPeriodKind = 'month' | 'quarter';

/** Kỳ dữ liệu of a summary table: a month (1 to 12) or a quarter (1 to 4) of a year. */
export type SummaryPeriod = {
  readonly kind: SummaryPeriodKind;
  readonly year: number;
  readonly no: number;
};

/** The period of a kind in which a day (YYYY-MM-DD) lies. */
export function periodOf(day: string, kind: SummaryPeriodKind): SummaryPeriod {
  const month = Number(day.slice(5, 7));
  return { kind, year: Number(day.slice(0, 4)), no: kind === 'month' ? month : Math.ceil(month / 3) };
}

/** Its first and last day, YYYY-MM-DD. */
export function daysOf({ kind, year, no }: SummaryPeriod): { first: string; last: string } {
  const months = kind === 'month' ? 1 : 3;
  const first = `${year}-${String((no - 1) * months + 1).padStart(2, '0')}-01`;
  return { first, last: dayOfMonth(first, months, 0) };
}

/** LKDLieu: T month, Q quarter. */
export function periodCode({ kind }: SummaryPeriod): 'T' | 'Q' {
  return kind === 'month' ? 'T' : 'Q';
}

/** KDLieu: `10/2026` of a month, `4/2026` of a quarter. */
export function periodText({ kind, year, no }: SummaryPeriod): string {
  return `${kind === 'month' ? String(no).padStart(2, '0') : no}/${year}`;
}

/** What people call it: `Tháng 10/2026`, `Quý 4/2026`. */
export function periodName(period: SummaryPeriod): string {
  return `${period.kind === 'month' ? 'Tháng' : 'Quý'} ${periodText(period)}`;
}

/** The period before the one in which a day lies. */
export function periodBefore(day: string, kind: SummaryPeriodKind): SummaryPeriod {
  return periodOf(addDays(daysOf(periodOf(day, kind)).first, -1), kind);
}

/** How a tax return is called by its period in every language: `10/2026` of a month, `Q4/2026` of a quarter. */
export function returnName(period: SummaryPeriod): string {
  return `${period.kind === 'month' ? '' : 'Q'}${periodText(period)}`;
}

/** The same in Vietnamese, of a quarter: `quý 4/2026`; null of a month. */
export function quarterOfReturn(name: string): string | null {
  return name.startsWith('Q') ? `quý ${name.slice(1)}` : null;
}

/** Until when its table is sent: the day of the VAT return of that period; null where no rule was in force. */
export function tableDeadline(period: SummaryPeriod): Deadline | null {
  const key = period.kind === 'month' ? 'send_monthly_table' : 'send_quarterly_table';
  return deadlineFrom(key, daysOf(period).last);
}
