import type { Tx } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { carryRequest } from './remote-order.ts';
import type { SigningDeps } from './deps.ts';
import { OPEN_STATES } from './rows.ts';
import { enqueueSigning, pauseAfter, SIGN_TASK, type SigningJob } from './tasks.ts';

export function signingTasks(deps: SigningDeps): Readonly<Record<string, Task>> {
  return {
    [SIGN_TASK]: async (payload) => {
      const { tenant_id, request_id, attempt } = payload as SigningJob & { attempt: number };
      const job = { tenant_id, request_id };
      if ((await carryRequest(deps, job)) === 'wait') return;
      await inTenant(deps.db, tenant_id, (tx) => enqueueSigning(tx, job, attempt + 1, pauseAfter(attempt)));
    },
  };
}

/** Requests that are open, and have not moved since `before`. */
export function idleRequests(tx: Tx, before: string) {
  return tx
    .selectFrom('signature_requests')
    .where('state', 'in', OPEN_STATES)
    .where('updated_on', '<=', before);
}

/** Gives every request that is open, and has not moved since `before`, a fresh job: that of a killed process stays locked. */
export async function sweepRequests(tx: Tx, tenant_id: number, before: string): Promise<void> {
  // Two sweeps at once lock the jobs in the same order.
  const rows = await idleRequests(tx, before).select('id').orderBy('id').execute();
  for (const { id } of rows) await enqueueSigning(tx, { tenant_id, request_id: id });
}
