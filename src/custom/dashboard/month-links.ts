import { dayOfMonth } from '#domain/rules/deadlines/calendar.ts';
import { invoicesHref } from '#src/routes.ts';

/** The list of invoices of a month, by further filters of the list. */
export function monthHref(month: string, more: Readonly<Record<string, string>> = {}): string {
  const from = `${month}-01`;
  return invoicesHref({ from, to: dayOfMonth(from, 1, 0) }, more);
}
