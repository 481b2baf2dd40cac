import { dayOfMonth } from '#domain/rules/deadlines/calendar.ts';
import { today } from '#src/providers/today.ts';
import type { DateRange } from '#src/ui/field/date/date-presets.ts';
import { useSearchParams } from 'react-router';

/** Rows of a page. */
export const PAGE_ROWS = 50;

const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whether a text is a day that a report may begin or end on, YYYY-MM-DD of this century. */
export function isReportDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text));
}

/** The period and page that the address names (`tu`, `den`, `trang`); this month and the first page by default. */
export function useReport(): {
  period: DateRange;
  page: number;
  showPeriod: (period: DateRange) => void;
  showPage: (page: number) => void;
} {
  const [search, setSearch] = useSearchParams();
  const first = `${today().slice(0, 8)}01`;
  const day = (name: string, usual: string) => {
    const text = search.get(name) ?? '';
    return isReportDay(text) ? text : usual;
  };
  const period = { from: day('tu', first), to: day('den', dayOfMonth(first, 1, 0)) };
  const words = ({ from, to }: DateRange) => ({ tu: from, den: to });
  return {
    period,
    page: Math.max(1, Math.trunc(Number(search.get('trang') ?? 1)) || 1),
    // Each day on the way to the one that is meant is no step to go back to.
    showPeriod: (next) => setSearch(words(next), { replace: true }),
    showPage: (next) => setSearch({ ...words(period), ...(next > 1 && { trang: String(next) }) }),
  };
}
