import { issuingWarnings, type IssuingWarning } from '#domain/invoice/ready/issuing-warnings.ts';
import type { Incident } from '#domain/rules/deadlines/send-deadline.ts';
import type { Tx } from '#server/context.ts';
import { knownIncidents } from '#server/modules/incidents/index.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';

type Issued = Pick<InvoiceRow, 'id' | 'form_no' | 'symbol' | 'number' | 'issued_on'>;

/** What has to be confirmed before an invoice is published. */
export async function warningsOf(
  tx: Tx,
  row: Issued,
  clock: Clock,
  incidents?: readonly Incident[],
): Promise<IssuingWarning[]> {
  return issuingWarnings(row, {
    last_issued_on: await lastIssuedOn(tx, row),
    today: clock.today(),
    incidents: incidents ?? (await knownIncidents(tx)),
  });
}

/** The latest issue date of its series among what has a number or is about to get one. */
async function lastIssuedOn(tx: Tx, { id, form_no, symbol }: Issued): Promise<string | null> {
  const last = await tx
    .selectFrom('invoices')
    .select('issued_on')
    .where('lifecycle', '<>', 'draft')
    .where('form_no', '=', form_no)
    .where('symbol', '=', symbol)
    .where('id', '<>', id)
    .orderBy('issued_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.issued_on ?? null;
}
