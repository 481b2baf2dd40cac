import type { SubmitResult } from '#server/gateways/provider/provider.ts';
import type { Tx } from '#server/context.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { advanceAll, type Advance } from '../advance-all.ts';
import type { Job, Next, PublishingDeps } from '../deps.ts';
import { afterSigning } from '../next-step.ts';
import { lockCarried, lockInvoices, type Carried, type Outgoing } from '../outgoing.ts';
import { COLLECT_TASK, collectJobKey } from '../tasks.ts';

/** In flight at once: enough to fill the line, few enough that requests get their turn where one process does everything. */
const MOST = 16;
/** Fewer than this go each with its own job, side by side. */
const WORTH_A_BATCH = 8;

/**
 * How long a message is left to whoever took it: longer than the provider's client waits for an answer (15 s), so that one still on
 * its way is never taken for lost.
 */
const LEASE_MS = 17_000;

/**
 * Hands the messages in the outbox to the transmission provider, many at once between two transactions. They are marked `trying` before
 * they leave, for the time of a lease: whoever finds that mark once the lease is over knows only that they may have arrived, and looks
 * them up by their ids before anything is sent again.
 */
export async function handToProvider(deps: PublishingDeps, job: Job): Promise<Next> {
  const { tenant_id } = job;
  const taken = await inTenant(deps.db, tenant_id, (tx) => take(deps, tx, job));
  if (taken.messages.length === 0) return taken.next;
  const results = await Promise.all(taken.messages.map((message) => deps.provider.submit(message)));
  return inTenant(deps.db, tenant_id, async (tx): Promise<Next> => {
    await store(tx, job, taken.messages, results, deps.clock.now());
    const next = afterSigning(await findInvoice(tx, job.invoice_id));
    return next === 'hand-to-provider' ? 'later' : next;
  });
}

/** Marks messages as on their way. One whose lease is over was tried by a process that is gone: it is of unknown whereabouts. */
async function take(deps: PublishingDeps, tx: Tx, job: Job): Promise<{ messages: Outgoing[]; next: Next }> {
  const now_ms = deps.clock.epoch_ms();
  const waiting = await lockCarried(tx, job, { transmission: 'not_sent', most: MOST });
  const own = waiting.filter(({ row }) => row.id === job.invoice_id);
  const carried = waiting.length < WORTH_A_BATCH ? own : waiting;
  const lost = carried.filter(({ message }) => isLost(message, now_ms));
  await advanceAll(tx, lost.map(whereaboutsUnknown), deps.clock.now());
  const messages = carried.map(({ message }) => message).filter((message) => mayLeave(message, job));
  if (messages.length > 0)
    await tx
      .updateTable('transmissions')
      .set({ handed: 'trying', trying_until: new Date(now_ms + LEASE_MS).toISOString() })
      .where(
        'id',
        'in',
        messages.map(({ id }) => id),
      )
      .execute();
  const next = afterSigning(await findInvoice(tx, job.invoice_id));
  // Nothing of it leaves now: another process is at it.
  return { messages, next: next === 'hand-to-provider' ? 'later' : next };
}

function isLost({ handed, trying_until }: Outgoing, now_ms: number): boolean {
  return handed === 'trying' && (trying_until === null || Date.parse(trying_until) <= now_ms);
}

/** One that was lost before is sent again by its own job alone, which pauses first: the others do not hammer the provider with it. */
function mayLeave({ handed, invoice_id }: Outgoing, job: Job): boolean {
  return handed === 'waiting' || (handed === 'again' && invoice_id === job.invoice_id);
}

async function store(
  tx: Tx,
  { tenant_id }: Job,
  messages: readonly Outgoing[],
  results: readonly SubmitResult[],
  now: string,
): Promise<void> {
  const rows = await lockInvoices(
    tx,
    messages.map(({ invoice_id }) => invoice_id),
  );
  const told = messages.flatMap((message, at) => {
    // What became of an older version says nothing of this one.
    const row = rows.find(({ id, version }) => id === message.invoice_id && version === message.version);
    const result = results[at];
    return row === undefined || result === undefined || row.transmission !== 'not_sent'
      ? []
      : [{ row, message, result }];
  });
  await advanceAll(tx, told.map(afterHandingOver), now);
  const arrived = told.filter(({ result }) => result.outcome !== 'unknown');
  await handed(tx, arrived, { refused: false });
  await handed(tx, arrived, { refused: true });
  if (arrived.some(({ result }) => result.outcome !== 'refused'))
    await enqueueJob(tx, COLLECT_TASK, { tenant_id, attempt: 0 }, collectJobKey(tenant_id));
}

type Told = Carried & { result: SubmitResult };

async function handed(tx: Tx, told: readonly Told[], { refused }: { refused: boolean }): Promise<void> {
  const ids = told
    .filter(({ result }) => (result.outcome === 'refused') === refused)
    .map(({ message }) => message.id);
  if (ids.length === 0) return;
  await tx
    .updateTable('transmissions')
    .set({ handed: 'done', status: refused ? 'invalid_message' : 'sent_tvan' })
    .where('id', 'in', ids)
    .execute();
}

function afterHandingOver({ row, message, result }: Told): Advance {
  if (result.outcome === 'unknown') return whereaboutsUnknown({ row, message });
  const transmission_id = message.id;
  const detail = { message_id: message.message_id, bytes: String(message.bytes.length) };
  const left = { kind: 'handed_to_provider' as const, transmission_id };
  if (result.outcome !== 'refused')
    return { row, moves: [{ transmission: 'hand_to_provider' }], lines: [{ ...left, detail }] };
  const { reason } = result;
  return {
    row,
    moves: [{ transmission: 'hand_to_provider' }, { transmission: 'technically_refused' }],
    lines: [left, { kind: 'refused_by_provider', transmission_id, detail: { reason } }],
    reasons: [{ message: reason, code: 'provider_refused', fields: [] }],
  };
}

function whereaboutsUnknown({ row, message }: Carried): Advance {
  return {
    row,
    moves: [{ transmission: 'time_out' }],
    lines: [{ kind: 'whereabouts_unknown', transmission_id: message.id }],
  };
}
