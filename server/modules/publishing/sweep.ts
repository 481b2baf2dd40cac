import type { Tx } from '#server/context.ts';
import { sweepRequests } from '#server/modules/signing/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import type { PublishingDeps } from './deps.ts';

import { awaitsAnswer } from './take-replies.ts';
import { COLLECT_TASK, collectJobKey, publishJobKey, PUBLISH_TASK } from './tasks.ts';

/**
 * Gives every invoice that is on its way, and has not moved for `idle_ms`, a fresh job: those of a process that was killed
 * stay locked in the queue for hours. Run at start with 0, then by the clock.
 */
export async function sweep(deps: Pick<PublishingDeps, 'db' | 'clock'>, idle_ms: number): Promise<void> {
  const before = new Date(deps.clock.epoch_ms() - idle_ms).toISOString();
  const tenants = await deps.db.selectFrom('tenants').select('id').orderBy('id').execute();
  for (const { id } of tenants) await inTenant(deps.db, id, (tx) => sweepTenant(tx, id, before));
}

async function sweepTenant(tx: Tx, tenant_id: number, before: string): Promise<void> {
  const rows = await tx
    .selectFrom('invoices')
    .select('id')
    .where('lifecycle', 'in', ['queued', 'numbered'])
    .where('status_error', '=', false)
    .where('updated_on', '<=', before)
    // Two sweeps at once lock the jobs in the same order.
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const job = { tenant_id, invoice_id: id };
    await enqueueJob(tx, PUBLISH_TASK, { ...job, attempt: 0 }, publishJobKey(job));
  }
  await sweepRequests(tx, tenant_id, before);
  if (await awaitsAnswer(tx))
    await enqueueJob(tx, COLLECT_TASK, { tenant_id, attempt: 0 }, collectJobKey(tenant_id));
}
