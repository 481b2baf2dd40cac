import type { InForce } from '#domain/registration/in-force.ts';
import { sendsTables } from '#domain/registration/series-in-force.ts';
import { dueDays } from '#domain/rules/deadlines/due-days.ts';
import type { SendingChannel } from '#domain/rules/deadlines/incident-relief.table.ts';
import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import { declarationInForce } from '#server/modules/in-force/index.ts';
import { knownIncidents } from '#server/modules/incidents/index.ts';
import type { InvoiceListName } from '#server/modules/invoices/index.ts';

/** Which issue dates of a list's invoices are late to be sent, and which are due today. None of a company that sends summary tables alone. */
export async function sendingDue(
  { tenant, clock }: Pick<Context, 'tenant' | 'clock'>,
  of: InvoiceListName = 'invoices',
): Promise<components['schemas']['SendingDue']> {
  const [incidents, in_force] = await tenant(
    async (tx) => [await knownIncidents(tx), await declarationInForce(tx, clock.today())] as const,
  );
  const { over_until, today } = dueDays(clock.today(), channelsOf(of, in_force), incidents);
  return { over_until, today_from: today?.from ?? null, today_to: today?.to ?? null };
}

/** By which deadlines the invoices of a list are sent. */
function channelsOf(of: InvoiceListName, in_force: InForce | null): SendingChannel[] {
  if (of !== 'invoices') return ['cash_register'];
  if (!sendsTables(in_force)) return ['coded', 'uncoded'];
  return in_force?.invoice_modes.coded === true ? ['coded'] : [];
}
