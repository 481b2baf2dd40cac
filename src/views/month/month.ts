import { useSearchParams } from 'react-router';
import { addMonths } from '#domain/rules/deadlines/calendar.ts';
import { today } from '#src/providers/today.ts';

/** The month of an address, `?thang=2026-10`. */
const PARAMETER = 'thang';

/** `2026-10` as people write it. */
export function monthShown(month: string): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`;
}

/** The month so many months after another, both `2026-10`. */
export function monthAfter(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

/** The month now, in Vietnam. */
export const runningMonth = (): string => today().slice(0, 7);

/** The month that the address of a page names, or the usual one of the page, and how to go to another. */
export function useMonthOfAddress(usual: string): [string, (month: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER) ?? '';
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(asked) ? asked : usual;
  return [month, (to) => setSearch({ [PARAMETER]: to })];
}
