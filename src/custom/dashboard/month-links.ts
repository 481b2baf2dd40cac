import { monthOf } from '#domain/rules/deadlines/calendar.ts';
import { invoicesHref } from '#src/routes.ts';

/** The list of invoices of a month, by further filters of the list. */
export function monthHref(month: string, more: Readonly<Record<string, string>> = {}): string {
  const { first, last } = monthOf(month);
  return invoicesHref({ from: first, to: last }, more);
}
