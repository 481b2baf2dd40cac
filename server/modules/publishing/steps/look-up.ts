import type { Tx } from '#server/context.ts';
import { withLock } from '#server/platform/db/held-lock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { advanceAll, type Advance } from '../advance-all.ts';
import type { Job, Next, PublishingDeps } from '../deps.ts';
import { lockCarried, lockInvoices, type Carried } from '../outgoing.ts';
import { COLLECT_TASK, collectJobKey, publishJobKey } from '../tasks.ts';

/**
 * Chưa rõ: asks the provider for our own message id. Only a plain "not here" lets the message be sent again, and not at once: a
 * provider that loses every message is not hammered with it.
 */
export async function lookUp(deps: PublishingDeps, job: Job): Promise<Next> {
  // One process at a time: what an older look-up found would else be taken for news of a later hand-over.
  return (await withLock(deps.db, publishJobKey(job), () => ask(deps, job))) ?? 'later';
}

async function ask(deps: PublishingDeps, job: Job): Promise<Next> {
  const { tenant_id, invoice_id } = job;
  // One message: the others of unknown whereabouts have jobs of their own, each with its own pauses.
  const [carried] = await inTenant(deps.db, tenant_id, (tx) =>
    lockCarried(tx, job, { transmission: 'unknown', most: 1 }),
  );
  if (carried?.row.id !== invoice_id) return 'wait';
  const found = await deps.provider.lookUp(carried.message.message_id);
  if (found === 'unknown') return 'later';
  return inTenant(deps.db, tenant_id, (tx) => store(deps, tx, carried, found));
}

async function store(
  deps: PublishingDeps,
  tx: Tx,
  { message }: Carried,
  found: 'known' | 'not_found',
): Promise<Next> {
  const [row] = await lockInvoices(tx, [message.invoice_id]);
  // It was answered meanwhile.
  if (row?.version !== message.version || row.transmission !== 'unknown') return 'wait';
  const { tenant_id } = row;
  const transmission_id = message.id;
  const known: Advance = {
    row,
    moves: [{ transmission: 'found_at_provider' }],
    lines: [{ kind: 'found_at_provider', transmission_id }],
  };
  const gone: Advance = {
    row,
    moves: [{ transmission: 'not_found_at_provider' }],
    lines: [{ kind: 'not_found_at_provider', transmission_id }],
  };
  await advanceAll(tx, [found === 'known' ? known : gone], deps.clock.now());
  await tx
    .updateTable('transmissions')
    .set(found === 'known' ? { handed: 'done', status: 'sent_tvan' } : { handed: 'again' })
    .where('id', '=', transmission_id)
    .execute();
  if (found === 'not_found') return 'later';
  await enqueueJob(tx, COLLECT_TASK, { tenant_id, attempt: 0 }, collectJobKey(tenant_id));
  return 'wait';
}
