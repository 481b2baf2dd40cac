import { isInTime, isOpen, needsLookUp } from '#domain/signing/request-lifecycle.ts';
import { withLock } from '#server/platform/db/held-lock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { OrderStep, SigningDeps } from './deps.ts';
import { endWithout } from './end-request.ts';
import { lookAtOrder, startOrder } from './remote-order.ts';
import { findRequest, type RequestRow } from './rows.ts';
import { signJobKey, type SigningJob } from './tasks.ts';

const STEPS = {
  'start-order': startOrder,
  'look-at-order': lookAtOrder,
} as const satisfies Record<OrderStep, (deps: SigningDeps, request: RequestRow) => Promise<void>>;

/**
 * Carries a request as far as it goes by itself: an order that has not left is sent, one that has is looked up, one whose time is over
 * ends. Safe to run again after any crash, and by one process at a time. wait: a person must act, or it has ended; later: ask again.
 */
export async function carryRequest(deps: SigningDeps, job: SigningJob): Promise<'wait' | 'later'> {
  return (await withLock(deps.db, signJobKey(job), () => carry(deps, job))) ?? 'later';
}

async function carry(deps: SigningDeps, { tenant_id, request_id }: SigningJob): Promise<'wait' | 'later'> {
  const request = await inTenant(deps.db, tenant_id, async (tx) => {
    const row = await findRequest(tx, request_id, { lock: true });
    const now = deps.clock.now();
    const late = isOpen(row.state) && !isInTime(row.expires_on, now);
    return late ? endWithout(tx, deps.documents, row, 'expire', { now }) : row;
  });
  const step = stepOf(request);
  if (step === null) return 'wait';
  await deps.on_order_step?.(step, 'before');
  await STEPS[step](deps, request);
  await deps.on_order_step?.(step, 'after');
  const { state } = await inTenant(deps.db, tenant_id, (tx) => findRequest(tx, request_id));
  return needsLookUp(state) ? 'later' : 'wait';
}

function stepOf({ state }: RequestRow): OrderStep | null {
  if (state === 'prepared') return 'start-order';
  return needsLookUp(state) ? 'look-at-order' : null;
}
