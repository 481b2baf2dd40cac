import { needsLookUp } from '#domain/transmission/lifecycle.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { advance } from '../advance.ts';
import type { Job, PublishingDeps } from '../deps.ts';
import { outgoingOf } from '../outgoing.ts';
import type { StepEnd } from '../pipeline.ts';
import { machinesOf } from '../publication.ts';
import { collectJobKey, COLLECT_TASK } from '../tasks.ts';

/**
 * Chưa rõ: asks the provider for our own message id. Only a plain "not here" lets the message be sent again, and not at once: a
 * provider that loses every message is not hammered with it.
 */
export async function lookUp(deps: PublishingDeps, job: Job): Promise<StepEnd> {
  const message = await inTenant(deps.db, job.tenant_id, async (tx) =>
    outgoingOf(tx, await findInvoice(tx, job.invoice_id)),
  );
  const found = await deps.provider.lookUp(message.message_id);
  if (found === 'unknown') return 'later';
  return inTenant(deps.db, job.tenant_id, async (tx): Promise<StepEnd> => {
    const row = await findInvoice(tx, job.invoice_id, { lock: true });
    if (row.version !== message.version || !needsLookUp(machinesOf(row).transmission)) return 'go';
    const at = { now: deps.clock.now(), transmission_id: message.id };
    const { tenant_id } = job;
    if (found === 'known') {
      await advance(tx, row, { transmission: 'found_at_provider' }, { ...at, kind: 'found_at_provider' });
      await enqueueJob(tx, COLLECT_TASK, { tenant_id, attempt: 0 }, collectJobKey(tenant_id));
    } else {
      await advance(
        tx,
        row,
        { transmission: 'not_found_at_provider' },
        { ...at, kind: 'not_found_at_provider' },
      );
    }
    const handed = found === 'known' ? 'done' : 'waiting';
    await tx.updateTable('transmissions').set({ handed }).where('id', '=', message.id).execute();
    return found === 'known' ? 'go' : 'later';
  });
}
