import { dayOfMonth } from '#domain/rules/deadlines/calendar.ts';
import { hrefOf } from '#src/routes.ts';

/** `2026-10` as people write it. */
export function monthShown(month: string): string {
  return `${month.slice(5)}/${month.slice(0, 4)}`;
}

/** The list of invoices of a month, by further filters of the list. */
export function invoicesHref(month: string, more: Readonly<Record<string, string>> = {}): string {
  const first = `${month}-01`;
  const filter = { issued_onOnMin: first, issued_onOnMax: dayOfMonth(first, 1, 0), ...more };
  return `${hrefOf('invoices')}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}
