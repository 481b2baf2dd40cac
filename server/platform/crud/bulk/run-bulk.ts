import { sql, type Kysely, type Transaction } from 'kysely';
import type { Changes } from '../../audit/audit-entry.ts';
import type { Clock } from '../../clock.ts';
import { inTenant } from '../../db/tenancy.ts';
import { TENANT } from '../../db/tenant-plugin.ts';
import { failure, notFound } from '../../http/failure.ts';
import { isDatabaseDown } from '../../postgres/database-down.ts';
import type { Requester, CrudRecord, CrudTx } from '../crud-context.ts';
import type { Change, RecordStore } from '../record-store.ts';
import { selectedWhere } from '../selection.ts';
import { attempt, type Outcome, type Portion } from './attempt.ts';
import { lockJob, MAX_FAILURES, updateJob, type JobRow } from './job-row.ts';
import { endedForRights } from './rights-lost.ts';

/** What a portion wants of one record, decided once it is locked; refuses by throwing. */
type Wanted = { record_id: number; label: string; change: (current: CrudRecord) => Change };

/**
 * Changes the records of a portion and says of each what it came to. The records are locked first and the audit chain is
 * held last, as single changes do, so that neither waits for the other in a circle.
 */
async function changeEach(
  tx: CrudTx,
  store: RecordStore<CrudRecord>,
  wanted: readonly Wanted[],
  requester: Requester,
  job_id: number,
): Promise<Outcome[]> {
  const ids = wanted.map(({ record_id }) => record_id);
  const records = new Map((await store.lockMany(tx, ids, requester)).map((record) => [record.id, record]));
  const change = async ({ record_id, change: decide }: Wanted) => {
    const current = records.get(record_id);
    if (current === undefined) throw notFound();
    const { line } = await store.change(tx, current, decide(current), requester);
    return line === null ? [] : [line];
  };
  const { outcomes, results } = await attemptEach(tx, wanted, change);
  await store.note(tx, results.flat(), requester, { job_id });
  return outcomes;
}

/** All behind one savepoint, which is most of the time: refusals are rare. Where there is one, each behind its own. */
async function attemptEach<T>(
  tx: CrudTx,
  wanted: readonly Wanted[],
  work: (one: Wanted) => Promise<T>,
): Promise<{ outcomes: Outcome[]; results: T[] }> {
  const together: T[] = [];
  const refused = await attempt(tx, 0, '', async () => {
    for (const one of wanted) together.push(await work(one));
  });
  if (refused === null) return { outcomes: wanted.map(() => null), results: together };
  const results: T[] = [];
  const outcomes: Outcome[] = [];
  for (const one of wanted) {
    const attempted = async () => results.push(await work(one));
    outcomes.push(await attempt(tx, one.record_id, one.label, attempted));
  }
  return { outcomes, results };
}

type Line = { id: number; action: string; record_id: number; record_label: string; changes: Changes };

/** Puts back what a portion of a job's audit lines changed, unless the field was changed again since. */
async function undoPortion(
  tx: CrudTx,
  store: RecordStore<CrudRecord>,
  job: JobRow,
  requester: Requester,
  size: number,
): Promise<Portion> {
  const found = await sql<Line>`select id, action, record_id, record_label, changes from audit_log
    where tenant_id = ${TENANT} and job_id = ${job.selection.undo_of ?? 0} and id > ${job.cursor_id} and id <= ${job.up_to_id}
    order by id limit ${size}`.execute(tx);
  const wanted = found.rows.map((line) => ({
    record_id: line.record_id,
    label: line.record_label,
    change: (current: CrudRecord) => undoing(line, current),
  }));
  const outcomes = await changeEach(tx, store, wanted, requester, job.id);
  return { outcomes, cursor_id: found.rows.at(-1)?.id ?? job.up_to_id, last: found.rows.length < size };
}

function undoing({ action, changes }: Line, current: CrudRecord): Change {
  if (action === 'delete') return { action: 'restore' };
  const moved = Object.entries(changes).some(
    ([name, [, after]]) => JSON.stringify(current[name] ?? null) !== JSON.stringify(after),
  );
  if (moved) throw failure(409, 'changed_since', 'Bản ghi đã được sửa lại sau đó nên giữ nguyên.');
  const values = Object.fromEntries(Object.entries(changes).map(([name, [was]]) => [name, was]));
  return { action: 'update', values };
}

/** Does the next records of a job, from its cursor on. */
export type JobWork<SomeTx> = (
  tx: SomeTx,
  job: JobRow,
  requester: Requester,
  size: number,
) => Promise<Portion>;

type BulkDeps<DB> = {
  db: Kysely<DB>;
  clock: Clock;
  stores: ReadonlyMap<string, RecordStore<CrudRecord>>;
  /** What is done with records that have a module of their own, by the action of the job. */
  works: ReadonlyMap<string, ReadonlyMap<string, JobWork<Transaction<DB>>>>;
  /** Whether who started it still may: a role can be taken away, or an account locked, while a job waits or runs. */
  may_go_on(tenant_id: number, job: JobRow): Promise<boolean>;
};

/** Records changed in one transaction: few enough that others do not wait long for one of them. */
const PORTION = 100;
/** Tries after which what stops a job is taken to be the job's own fault; by the pauses of the queue that is an hour. */
const MAX_TRIES = 9;

/**
 * Does a bulk job from where it stopped, a portion a transaction: killed half-way, it goes on after the last portion that
 * was finished, and no record is done twice. A record that cannot be changed is named and the others go on. What is done
 * stays done when the job fails at last.
 */
export async function runBulk<DB>(
  deps: BulkDeps<DB>,
  { tenant_id, job_id }: { tenant_id: number; job_id: number },
  attempt = 1,
): Promise<void> {
  try {
    while (!(await inTenant(deps.db, tenant_id, (tx) => onePortion(deps, tx, tenant_id, job_id))));
  } catch (error) {
    if (attempt >= MAX_TRIES && !isDatabaseDown(error))
      await inTenant(deps.db, tenant_id, (tx) =>
        updateJob(tx, job_id, { state: 'failed', finished_on: deps.clock.now() }),
      );
    throw error;
  }
}

/** Answers whether the job is over. */
async function onePortion<DB>(
  deps: BulkDeps<DB>,
  tx: Transaction<DB>,
  tenant_id: number,
  job_id: number,
): Promise<boolean> {
  const job = await lockJob(tx, job_id);
  if (job === undefined || (job.state !== 'queued' && job.state !== 'running')) return true;
  const now = deps.clock.now();
  if (!(await deps.may_go_on(tenant_id, job))) {
    await updateJob(tx, job_id, endedForRights(job, now));
    return true;
  }
  const account = { tenant_id, user_id: job.user_id, full_name: job.selection.actor_name };
  const requester: Requester = { account, now };
  const { outcomes, cursor_id, last } = await workOf(deps, job)(tx, job, requester, PORTION);
  const failures = outcomes.filter((one) => one !== null);
  await updateJob(tx, job_id, {
    state: last ? 'done' : 'running',
    done: job.done + outcomes.length - failures.length,
    failed: job.failed + failures.length,
    failures: [...job.failures, ...failures].slice(0, MAX_FAILURES),
    cursor_id,
    ...(last ? { finished_on: now } : {}),
  });
  return last;
}

function workOf<DB>({ stores, works }: BulkDeps<DB>, job: JobRow): JobWork<Transaction<DB>> {
  const own = works.get(job.resource)?.get(job.action);
  if (own !== undefined) return own;
  const store = stores.get(job.resource);
  if (store === undefined) throw new Error(`no resource ${job.resource} for job ${job.id}`);
  const work = job.action === 'undo' ? undoPortion : changePortion;
  return (tx, ...rest) => work(tx, store, ...rest);
}

async function changePortion(
  tx: CrudTx,
  store: RecordStore<CrudRecord>,
  job: JobRow,
  requester: Requester,
  size: number,
): Promise<Portion> {
  const { selection, values = {} } = job.selection;
  if (selection === undefined) throw new Error(`job ${job.id} selects nothing`);
  const { shape, descriptor } = store;
  const found = await sql<{
    id: number;
    label: string;
  }>`select id, ${sql.ref(descriptor.represent)}::text as label
    from ${sql.table(shape.table)} where ${selectedWhere(store, selection, requester)}
    and id > ${job.cursor_id} and id <= ${job.up_to_id} order by id limit ${size}`.execute(tx);
  const change: Change = job.action === 'delete' ? { action: 'delete' } : { action: 'update', values };
  const wanted = found.rows.map(({ id, label }) => ({ record_id: id, label, change: () => change }));
  const outcomes = await changeEach(tx, store, wanted, requester, job.id);
  const last = found.rows.length < size;
  return { outcomes, cursor_id: found.rows.at(-1)?.id ?? job.up_to_id, last };
}
