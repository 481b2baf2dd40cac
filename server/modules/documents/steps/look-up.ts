import type { Tx } from '#server/context.ts';
import type { Provider } from '#server/gateways/provider/provider.ts';
import { lineOf, noteProblem } from '#server/modules/provider-connection/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { advanceAll, type Advance } from '../advance.ts';
import type { DocumentDeps, Job, Next } from '../deps.ts';
import { lockDocuments } from '../documents.ts';
import { leaseFrom, leftOfLease, lockCarried, type Carried } from '../outgoing.ts';
import { enqueueCollecting } from '../tasks.ts';

/**
 * Chưa rõ: asks the provider for our own message id. Only a plain "not here" lets the message be sent again, and not at once: a
 * provider that loses every message is not hammered with it. One process at a time holds the message's lease. The line is the one that the
 * message was handed over by, whatever is in force by now.
 */
export async function lookUp(deps: DocumentDeps, job: Job): Promise<Next> {
  const { tenant_id } = job;
  const taken = await inTenant(deps.db, tenant_id, (tx) => take(deps, tx, job));
  if (!isCarried(taken)) return taken;
  const found = await taken.provider.lookUp(taken.message.message_id);
  return inTenant(deps.db, tenant_id, (tx) => store(deps, tx, taken, found));
}

async function take(deps: DocumentDeps, tx: Tx, job: Job): Promise<Looked | Next> {
  // One message: the others whose arrival is unknown have jobs of their own, each with its own pauses.
  const now = deps.clock.now();
  const [carried] = await lockCarried(tx, job, { transmission: 'unknown', most: 1, now });
  if (carried === undefined || !carried.documents.some(({ id }) => id === job.document_id)) return 'wait';
  const now_ms = deps.clock.epoch_ms();
  const leased_ms = leftOfLease(carried.message, now_ms);
  if (leased_ms > 0) return { leased_ms };
  const { provider } = await lineOf(tx, job.tenant_id, carried.message.provider_line_id, deps);
  const line = provider.line?.() ?? 'good';
  if (typeof line === 'object') return { leased_ms: line.rests_ms };
  const trying_until = leaseFrom(now_ms);
  await updateMessage(tx, carried.message.id, { trying_until });
  return { ...carried, provider, message: { ...carried.message, trying_until } };
}

type Looked = Carried & { provider: Provider };

function isCarried(taken: Looked | Next): taken is Looked {
  return typeof taken === 'object' && 'message' in taken;
}

/** False where the lease ran out and another process has looked since: this answer is older than its own. */
async function isStillHeld(tx: Tx, { id, trying_until }: Carried['message']): Promise<boolean> {
  const present = await tx
    .selectFrom('transmissions')
    .select('trying_until')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Date.parse(present.trying_until ?? '') === Date.parse(trying_until ?? '');
}

function updateMessage(
  tx: Tx,
  id: number,
  values: {
    trying_until: string | null;
    handed?: 'done' | 'again';
    status?: 'sent_tvan' | 'unknown' | 'signed';
  },
) {
  return tx.updateTable('transmissions').set(values).where('id', '=', id).execute();
}

async function store(
  deps: DocumentDeps,
  tx: Tx,
  { message, documents }: Carried,
  found: 'known' | 'not_found' | 'unknown',
): Promise<Next> {
  const locked = await lockDocuments(
    tx,
    documents.map(({ id }) => id),
  );
  // One that was answered meanwhile stays as it is.
  const waiting = locked.filter(
    (one) =>
      one.transmission === 'unknown' &&
      documents.some(({ id, version }) => id === one.id && version === one.version),
  );
  const [first] = waiting;
  if (first === undefined) return 'wait';
  if (!(await isStillHeld(tx, message))) return 'later';
  if (found === 'unknown') {
    await updateMessage(tx, message.id, { trying_until: null, status: 'unknown' });
    return 'later';
  }
  const { provider_line_id } = message;
  if (provider_line_id !== null) await noteProblem(tx, provider_line_id, null, deps.clock.now());
  const event = found === 'known' ? 'found_at_provider' : 'not_found_at_provider';
  const moves = waiting.map((document): Advance => ({
    document,
    moves: [{ transmission: event }],
    lines: [{ kind: event, transmission_id: message.id }],
  }));
  await advanceAll(deps, tx, moves, deps.clock.now());
  await updateMessage(
    tx,
    message.id,
    found === 'known'
      ? { trying_until: null, handed: 'done', status: 'sent_tvan' }
      : { trying_until: null, handed: 'again', status: 'signed' },
  );
  if (found === 'not_found') return 'later';
  await enqueueCollecting(tx, first.tenant_id);
  return 'wait';
}
