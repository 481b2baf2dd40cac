import { findInvoice } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advance } from '../advance.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import type { StepEnd } from '../pipeline.ts';

/**
 * Cấp số: the next number of the series, under the lock of the series' row, in the transaction that gives it to the invoice
 * and fixes its content. A rollback gives nothing out, so numbers run 1..N without gap or double (NĐ 254/2026 Phụ lục 2).
 */
export async function reserveNumber(deps: PublishingDeps, { tenant_id, invoice_id }: Job): Promise<StepEnd> {
  return inTenant(deps.db, tenant_id, async (tx): Promise<StepEnd> => {
    const row = await findInvoice(tx, invoice_id, { lock: true });
    if (row.lifecycle !== 'queued') return 'go';
    const series = await tx
      .updateTable('series')
      .set((eb) => ({ last_number: eb('last_number', '+', 1) }))
      .where('form_no', '=', row.form_no)
      .where('symbol', '=', row.symbol)
      .returning('last_number')
      .executeTakeFirstOrThrow();
    const number = series.last_number;
    await advance(
      tx,
      row,
      { invoice: 'reserve_number' },
      {
        kind: 'number_reserved',
        now: deps.clock.now(),
        user_id: row.published_by,
        detail: { number: String(number) },
        set: { number },
      },
    );
    return 'go';
  });
}
