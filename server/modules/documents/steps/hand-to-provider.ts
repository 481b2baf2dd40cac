import type { Tx } from '#server/context.ts';
import type { SubmitResult } from '#server/gateways/provider/provider.ts';
import { lineInForce, lineOf, noteProblem, type Line } from '#server/modules/provider-connection/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advanceAll, type Advance } from '../advance.ts';
import type { DocumentDeps, Job, Next } from '../deps.ts';
import { afterSigning, findDocument, lockDocuments } from '../documents.ts';
import type { DocumentRow } from '../kind.ts';
import {
  bytesToSend,
  LEASE_MS,
  leasedFor,
  leaseFrom,
  leftOfLease,
  lockCarried,
  type Carried,
  type Outgoing,
} from '../outgoing.ts';
import {
  delayAfter,
  enqueueCarrying,
  enqueueCarryingAll,
  enqueueCollecting,
  forgetCarrying,
  putOffCarrying,
} from '../tasks.ts';

/** In flight at once: enough to fill the line, few enough that requests get their turn where one process does everything. */
const MAX_IN_FLIGHT = 50;
/** Fewer than this go each with its own job, side by side. */
const WORTH_A_BATCH = 8;

/**
 * Hands the messages in the outbox to the transmission provider, many at once between two transactions. They are marked `trying` before
 * they leave, for the time of a lease: a process that finds that mark once the lease is over knows only that they may have arrived, and
 * looks them up by their ids before anything is sent again. They go by the line in force; one that was lost on another goes there again,
 * where a second copy would be known for one.
 */
export async function handToProvider(deps: DocumentDeps, job: Job): Promise<Next> {
  const { tenant_id } = job;
  const taken = await inTenant(deps.db, tenant_id, (tx) => take(deps, tx, job));
  if (taken.carried.length === 0) return taken.next;
  const results = await Promise.all(
    taken.carried.map(({ message, bytes, line }) => line.provider.submit({ ...message, bytes })),
  );
  return inTenant(deps.db, tenant_id, async (tx): Promise<Next> => {
    await store(deps, tx, job, taken.carried, results);
    const next = afterSigning(await findDocument(tx, job.document_id));
    return next === 'hand-to-provider' ? 'later' : next;
  });
}

/** Marks messages as on their way. One whose lease is over was tried by a process that is gone: whether it arrived is unknown. */
async function take(deps: DocumentDeps, tx: Tx, job: Job): Promise<{ carried: Leaving[]; next: Next }> {
  const line = await lineInForce(tx, job.tenant_id, deps);
  // While the provider is away nothing leaves: it is known then that it has not arrived.
  const state = line.provider.line?.() ?? 'good';
  if (typeof state === 'object') return { carried: [], next: { leased_ms: state.rests_ms } };
  const most = state === 'trial' ? 1 : MAX_IN_FLIGHT;
  const now_ms = deps.clock.epoch_ms();
  // Without a lock: where many documents go together, most jobs end here.
  const leased_ms = await leasedFor(tx, job, now_ms);
  if (leased_ms > 0) return { carried: [], next: { leased_ms } };
  const now = deps.clock.now();
  const waiting = await lockCarried(tx, job, { transmission: 'not_sent', most, now });
  const own = waiting.filter((one) => isOf(one, job));
  const taken = waiting.length < WORTH_A_BATCH ? own : waiting;
  const lost = taken.filter(({ message }) => isLost(message, now_ms));
  await advanceAll(deps, tx, lost.flatMap(arrivalUnknown), now);
  await markUnknown(tx, lost);
  const ready = taken.filter((one) => mayLeave(one, job));
  const stored = await bytesToSend(
    tx,
    ready.map(({ message }) => message.id),
  );
  const carried: Leaving[] = [];
  for (const one of ready) {
    const { id, message_id, handed, provider_line_id } = one.message;
    const bytes = stored.get(id) ?? null;
    if (bytes === null) deps.log.error({ tenant_id: job.tenant_id, message_id }, DAMAGED);
    else if (handed !== 'again' || provider_line_id === line.line_id) carried.push({ ...one, bytes, line });
    else carried.push({ ...one, bytes, line: await lineOf(tx, job.tenant_id, provider_line_id, deps) });
  }
  for (const [line_id, same] of Map.groupBy(carried, (one) => one.line.line_id))
    await tx
      .updateTable('transmissions')
      .set({ handed: 'trying', trying_until: leaseFrom(now_ms), provider_line_id: line_id })
      .where(
        'id',
        'in',
        same.map(({ message }) => message.id),
      )
      .execute();
  await putOffCarrying(tx, othersIn(carried, job), LEASE_MS);
  const next = afterSigning(await findDocument(tx, job.document_id));
  // Nothing of it leaves now: another process was quicker.
  return { carried, next: next === 'hand-to-provider' ? 'later' : next };
}

/** It waits until what is stored has been restored. */
const DAMAGED = 'a stored message is no longer what was signed, so it is not sent';

/** With its bytes, and where it goes. */
type Leaving = Carried & { bytes: Buffer; line: Line };

/** The jobs of what is carried beside the job's own document. */
function othersIn(carried: readonly Carried[], { tenant_id, document_id }: Job): Job[] {
  const ids = carried.flatMap(({ documents }) => documents.map(({ id }) => id));
  return ids.filter((id) => id !== document_id).map((id) => ({ tenant_id, document_id: id }));
}

function isOf({ documents }: Carried, { document_id }: Job): boolean {
  return documents.some(({ id }) => id === document_id);
}

function isLost(message: Outgoing, now_ms: number): boolean {
  return message.handed === 'trying' && leftOfLease(message, now_ms) === 0;
}

/** One that was lost before is sent again by its own job alone, which pauses first: the others do not hammer the provider with it. */
function mayLeave(carried: Carried, job: Job): boolean {
  const { handed } = carried.message;
  return handed === 'waiting' || (handed === 'again' && isOf(carried, job));
}

async function store(
  deps: DocumentDeps,
  tx: Tx,
  job: Job,
  sent: readonly Leaving[],
  results: readonly SubmitResult[],
): Promise<void> {
  const now = await lockDocuments(
    tx,
    sent.flatMap(({ documents }) => documents.map(({ id }) => id)),
  );
  const outcomes = sent.flatMap(({ message, documents, bytes, line }, at): Outcome[] => {
    const result = results[at];
    // The result of an older version says nothing about the present one.
    const present = now.filter(
      (one) =>
        one.transmission === 'not_sent' &&
        documents.some(({ id, version }) => id === one.id && version === one.version),
    );
    return result === undefined || present.length === 0
      ? []
      : [{ message, bytes, line, documents: present, result }];
  });
  await advanceAll(deps, tx, outcomes.flatMap(afterHandingOver), deps.clock.now());
  const unsent = outcomes.filter(({ result }) => result.outcome === 'not_sent');
  await markWaiting(tx, unsent);
  await noteProblems(tx, outcomes, deps.clock.now());
  const arrived = outcomes.filter(({ result }) => !['unknown', 'not_sent'].includes(result.outcome));
  await markHanded(tx, arrived, { refused: false });
  await markHanded(tx, arrived, { refused: true });
  const unknown = outcomes.filter(({ result }) => result.outcome === 'unknown');
  await markUnknown(tx, unknown);
  // Their own jobs wait for the end of the lease.
  await enqueueCarryingAll(tx, othersIn(unknown, job));
  await retrySoon(tx, unsent, job);
  await forgetCarrying(tx, othersIn(arrived, job));
  if (arrived.some(({ result }) => result.outcome !== 'refused')) await enqueueCollecting(tx, job.tenant_id);
}

type Outcome = Leaving & { result: SubmitResult };

/**
 * Where this job comes back with all that were not sent, theirs go on waiting for the end of the lease. Where it comes back for none, or for
 * its own alone since they are few, each has its next try when a job of its own would.
 */
async function retrySoon(tx: Tx, unsent: readonly Outcome[], job: Job): Promise<void> {
  const comesBack = unsent.length >= WORTH_A_BATCH && unsent.some((one) => isOf(one, job));
  if (comesBack) return;
  for (const other of othersIn(unsent, job)) await enqueueCarrying(tx, other, 1, delayAfter(0));
}

async function markHanded(
  tx: Tx,
  outcomes: readonly Outcome[],
  { refused }: { refused: boolean },
): Promise<void> {
  const ids = outcomes
    .filter(({ result }) => (result.outcome === 'refused') === refused)
    .map(({ message }) => message.id);
  if (ids.length === 0) return;
  await tx
    .updateTable('transmissions')
    .set({ handed: 'done', trying_until: null, status: refused ? 'invalid_message' : 'sent_tvan' })
    .where('id', 'in', ids)
    .execute();
}

/** Lines of the company's own that cannot be called, or can again. */
async function noteProblems(tx: Tx, outcomes: readonly Outcome[], now: string): Promise<void> {
  for (const [line_id, same] of Map.groupBy(outcomes, ({ line }) => line.line_id)) {
    const result = same.at(-1)?.result;
    if (line_id === null || result === undefined) continue;
    const failed = result.outcome === 'not_sent' || result.outcome === 'unknown';
    await noteProblem(tx, line_id, failed ? result.cause : null, now);
  }
}

/** As before they were tried: it is known that the provider took none of them. */
async function markWaiting(tx: Tx, unsent: readonly Outcome[]): Promise<void> {
  for (const handed of ['waiting', 'again'] as const) {
    const ids = unsent.flatMap(({ message }) => (message.handed === handed ? [message.id] : []));
    if (ids.length > 0)
      await tx
        .updateTable('transmissions')
        .set({ handed, trying_until: null })
        .where('id', 'in', ids)
        .execute();
  }
}

/** Without a lease: a message whose arrival is unknown may be looked up at once. */
async function markUnknown(tx: Tx, all: readonly Carried[]): Promise<void> {
  if (all.length === 0) return;
  await tx
    .updateTable('transmissions')
    .set({ status: 'unknown', trying_until: null })
    .where(
      'id',
      'in',
      all.map(({ message }) => message.id),
    )
    .execute();
}

function afterHandingOver({ message, documents, bytes, result }: Outcome): Advance[] {
  if (result.outcome === 'unknown') return arrivalUnknown({ message, documents });
  if (result.outcome === 'not_sent') return [];
  const transmission_id = message.id;
  const { message_id, message_type } = message;
  const detail = { message_id, message_type, bytes: String(bytes.length) };
  const left = { kind: 'handed_to_provider', transmission_id, detail };
  if (result.outcome !== 'refused')
    return documents.map((document) => ({
      document,
      moves: [{ transmission: 'hand_to_provider' }],
      lines: [left],
    }));
  const { reason } = result;
  return documents.map((document) => ({
    document,
    moves: [{ transmission: 'hand_to_provider' }, { transmission: 'technically_refused' }],
    lines: [left, { kind: 'refused_by_provider', transmission_id, detail: { reason } }],
    reasons: [{ message: reason, code: 'provider_refused', fields: [] }],
  }));
}

function arrivalUnknown({ message, documents }: { message: Outgoing; documents: DocumentRow[] }): Advance[] {
  return documents.map((document) => ({
    document,
    moves: [{ transmission: 'time_out' }],
    lines: [{ kind: 'whereabouts_unknown', transmission_id: message.id }],
  }));
}
