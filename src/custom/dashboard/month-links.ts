import { isOfRegister } from '#domain/invoice/register-code.ts';
import { monthOf } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import { hrefOf, invoicesHref } from '#src/routes.ts';

/** The list of invoices of a month, by further filters of the list. */
export function monthHref(month: string, more: Readonly<Record<string, string>> = {}): string {
  return invoicesHref(daysOf(month), more);
}

/**
 * The invoices of a group of the month's figures: in the list that has all of them; where some are of cash registers, which have a list of
 * their own, in tình hình sử dụng, where each series has the count with its list.
 */
export function groupHref(
  month: string,
  status: string,
  used: components['schemas']['MonthFigures']['series'],
): string {
  const of_registers = used.filter(({ series }) => isOfRegister({ symbol: series.slice(1) })).length;
  if (of_registers === 0) return monthHref(month, { status });
  const { from, to } = daysOf(month);
  if (of_registers === used.length)
    return invoicesHref({ from, to }, { status }, 'invoice_calculating_machines');
  return `${hrefOf('report_invoice_usages')}?${new URLSearchParams({ tu: from, den: to }).toString()}`;
}

function daysOf(month: string) {
  const { first, last } = monthOf(month);
  return { from: first, to: last };
}
