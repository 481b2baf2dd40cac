import type { Tx } from '#server/context.ts';
import { sweepRequests } from '#server/modules/signing/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { DocumentDeps } from './deps.ts';
import { awaitsAnswer } from './take-replies.ts';
import { enqueueCarrying, enqueueCollecting } from './tasks.ts';

/**
 * Gives every document that is on its way, and has not moved for `idle_ms`, a fresh job: those of a process that was killed
 * stay locked in the queue for hours. Run at start with 0, then by the clock.
 */
export async function sweep(deps: Pick<DocumentDeps, 'db' | 'clock'>, idle_ms: number): Promise<void> {
  const before = new Date(deps.clock.epoch_ms() - idle_ms).toISOString();
  const tenants = await deps.db.selectFrom('tenants').select('id').orderBy('id').execute();
  for (const { id } of tenants) await inTenant(deps.db, id, (tx) => sweepTenant(tx, id, before));
}

async function sweepTenant(tx: Tx, tenant_id: number, before: string): Promise<void> {
  const rows = await tx
    .selectFrom('documents')
    .select('id')
    .where('stage', 'in', ['queued', 'started'])
    .where('status_error', '=', false)
    .where('updated_on', '<=', before)
    // Two sweeps at once lock the jobs in the same order.
    .orderBy('id')
    .execute();
  for (const { id } of rows) await enqueueCarrying(tx, { tenant_id, document_id: id });
  await sweepRequests(tx, tenant_id, before);
  if (await awaitsAnswer(tx)) await enqueueCollecting(tx, tenant_id);
}
