import { mayHandOver } from '#domain/transmission/lifecycle.ts';
import type { Tx } from '#server/context.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { advance } from '../advance.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import { outgoingOf, type Outgoing } from '../outgoing.ts';
import type { StepEnd } from '../pipeline.ts';
import { machinesOf } from '../publication.ts';
import { collectJobKey, COLLECT_TASK } from '../tasks.ts';

/**
 * Hands the message to the transmission provider (outbox). It is marked `trying` before it leaves: whoever finds that mark
 * after a crash knows only that it may have arrived, and looks it up by its id before anything is sent again.
 */
export async function handToProvider(deps: PublishingDeps, job: Job): Promise<StepEnd> {
  const message = await inTenant(deps.db, job.tenant_id, (tx) => take(deps, tx, job));
  if (message === null) return 'go';
  const result = await deps.provider.submit(message);
  return inTenant(deps.db, job.tenant_id, async (tx): Promise<StepEnd> => {
    const row = await findInvoice(tx, job.invoice_id, { lock: true });
    // What became of an older version says nothing of this one.
    if (row.version !== message.version) return 'go';
    const now = deps.clock.now();
    const at = { now, transmission_id: message.id };
    if (result.outcome === 'unknown') {
      await advance(tx, row, { transmission: 'time_out' }, { ...at, kind: 'whereabouts_unknown' });
      return 'go';
    }
    if (result.outcome === 'refused') {
      const reasons = [{ message: result.reason, code: 'provider_refused', fields: [] }];
      await advance(tx, row, { transmission: 'hand_to_provider' }, { ...at, kind: 'handed_to_provider' });
      const handed = await findInvoice(tx, job.invoice_id);
      await advance(
        tx,
        handed,
        { transmission: 'technically_refused' },
        { ...at, kind: 'refused_by_provider', reasons, detail: { reason: result.reason } },
      );
    } else {
      await recordHandedOver(tx, row, message, now);
    }
    await tx.updateTable('transmissions').set({ handed: 'done' }).where('id', '=', message.id).execute();
    return 'go';
  });
}

export async function recordHandedOver(
  tx: Tx,
  row: InvoiceRow,
  message: Outgoing,
  now: string,
): Promise<void> {
  const { tenant_id } = row;
  await advance(
    tx,
    row,
    { transmission: 'hand_to_provider' },
    {
      kind: 'handed_to_provider',
      now,
      transmission_id: message.id,
      detail: { message_id: message.message_id, bytes: String(message.bytes.length) },
    },
  );
  await enqueueJob(tx, COLLECT_TASK, { tenant_id, attempt: 0 }, collectJobKey(tenant_id));
}

/** Marks the message as on its way; null when it was already tried, and so is of unknown whereabouts, or is past handing over. */
async function take(deps: PublishingDeps, tx: Tx, job: Job): Promise<Outgoing | null> {
  const row = await findInvoice(tx, job.invoice_id, { lock: true });
  if (!mayHandOver(machinesOf(row).transmission)) return null;
  const message = await outgoingOf(tx, row);
  if (message.handed === 'trying') {
    await advance(
      tx,
      row,
      { transmission: 'time_out' },
      {
        kind: 'whereabouts_unknown',
        now: deps.clock.now(),
        transmission_id: message.id,
      },
    );
    return null;
  }
  await tx.updateTable('transmissions').set({ handed: 'trying' }).where('id', '=', message.id).execute();
  return message;
}
