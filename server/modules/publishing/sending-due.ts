import { dueDays } from '#domain/rules/deadlines/due-days.ts';
import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import { knownIncidents } from '#server/modules/incidents/index.ts';
import type { InvoiceListName } from '#server/modules/invoices/index.ts';

/** Which issue dates of a list's invoices are late to be sent, and which are due today. */
export async function sendingDue(
  { tenant, clock }: Pick<Context, 'tenant' | 'clock'>,
  of: InvoiceListName = 'invoices',
): Promise<components['schemas']['SendingDue']> {
  const channels = of === 'invoices' ? (['coded', 'uncoded'] as const) : (['cash_register'] as const);
  const { over_until, today } = dueDays(clock.today(), channels, await tenant((tx) => knownIncidents(tx)));
  return { over_until, today_from: today?.from ?? null, today_to: today?.to ?? null };
}
