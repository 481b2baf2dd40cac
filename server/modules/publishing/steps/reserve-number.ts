import type { Tx } from '#server/context.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advance } from '../advance.ts';
import { oneNumbering, reserveNumbers } from '../batch/reserve-numbers.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import type { StepEnd } from '../pipeline.ts';

/**
 * Cấp số: the next number of the series, in the transaction that gives it to the invoice and fixes its content. Those of the series
 * that wait with an earlier date get theirs first, whichever job runs first.
 */
export async function reserveNumber(deps: PublishingDeps, { tenant_id, invoice_id }: Job): Promise<StepEnd> {
  return inTenant(deps.db, tenant_id, async (tx): Promise<StepEnd> => {
    await oneNumbering(tx);
    const row = await findInvoice(tx, invoice_id, { lock: true });
    if (row.lifecycle !== 'queued') return 'go';
    for (const one of await reserveNumbers(tx, [...(await waitingBefore(tx, row)), row])) {
      const { number } = one;
      await advance(
        tx,
        { ...one, number: null },
        { invoice: 'reserve_number' },
        {
          kind: 'number_reserved',
          now: deps.clock.now(),
          user_id: one.published_by,
          detail: { number: String(number) },
          set: { number },
        },
      );
    }
    return 'go';
  });
}

/** The queued invoices of the series that come before one by date and id. */
function waitingBefore(tx: Tx, { form_no, symbol, issued_on, id }: InvoiceRow): Promise<InvoiceRow[]> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('lifecycle', '=', 'queued')
    .where('form_no', '=', form_no)
    .where('symbol', '=', symbol)
    .where((eb) =>
      eb.or([eb('issued_on', '<', issued_on), eb.and([eb('issued_on', '=', issued_on), eb('id', '<', id)])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}
