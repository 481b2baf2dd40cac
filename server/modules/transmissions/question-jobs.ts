import { sql } from 'kysely';
import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import {
  askForAnswers,
  fetchAnswersAgain,
  lookUpAtOnce,
  type DocumentDeps,
  type FetchedAgain,
} from '#server/modules/documents/index.ts';
import { lineTrouble } from '#server/modules/provider-connection/index.ts';
import { stillMay } from '#server/modules/session/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  insertJob,
  jobOf,
  lockJob,
  MAX_FAILURES,
  updateJob,
  wireJob,
  type JobRow,
  type WireJob,
} from '#server/platform/crud/bulk/job-row.ts';
import { endedForRights } from '#server/platform/crud/bulk/rights-lost.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { enqueueJob, enqueueMissingJob } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { isDatabaseDown } from '#server/platform/postgres/database-down.ts';
import type { About } from './question-results.ts';
import { COLUMNS, ROWS, wire, whereVisible, type Row } from './rows.ts';

type Order = components['schemas']['MessageQuestions'];
type Outcome = FetchedAgain | 'arrived' | 'absent' | 'silent' | 'failed';
type Asked = { id: number; outcome: Outcome; words: string | null };

/** As many messages as one job asks about: as many as one batch publishes. */
const MAX_ASKED = 5_000;
/** Asked about before other companies have their turn, and how many of them at once. */
const PORTION = 20;
const AT_ONCE = 4;
/** Tries of one portion before the job is given up: ten minutes, with the queue's pauses. */
const MAX_TRIES = 6;

/** What is asked about, of the messages that a filter finds. */
const ASKED = {
  look_up: { direction: 'out', status: ['unknown'] },
  fetch_again: { direction: 'in', status: [UNREADABLE] },
} as const satisfies Record<About, object>;

/**
 * Starts a job that asks about the messages a filter finds, the oldest first. The same that is being asked already is that job. Failures:
 * 409 selection_changed, 422 nothing_selected.
 */
export async function startAsking(
  tx: Tx,
  { about, filter = {}, expected_count }: Order,
  account: Account,
  clock: Clock,
): Promise<WireJob> {
  const { tenant_id, user_id, full_name } = account;
  const written = { asked: JSON.stringify(filter) };
  // Two requests of one moment follow each other.
  await sql`select id from users where tenant_id = ${TENANT} and id = ${user_id} for update`.execute(tx);
  const running = await sql<{
    id: number;
  }>`select id from jobs where tenant_id = ${TENANT} and user_id = ${user_id}
    and action = ${about} and state in ('queued', 'running') and selection -> 'written' ->> 'asked' = ${written.asked} limit 1`.execute(
    tx,
  );
  const same = running.rows[0] && (await jobOf(tx, running.rows[0].id, user_id));
  if (same !== undefined) return wireJob(same, clock.epoch_ms());
  const where = whereVisible({ ...filter, ...ASKED[about] }, account.permissions);
  const isAskable = about === 'look_up' ? sql`true` : sql`reply_to is not null`;
  const found = await sql<{ count: number; askable: number }>`select count(*)::integer as count,
      count(*) filter (where ${isAskable})::integer as askable
    from ${ROWS} where ${where}`.execute(tx);
  const { count = 0, askable = 0 } = found.rows[0] ?? {};
  if (count !== expected_count)
    throw failure(
      409,
      'selection_changed',
      `Số thông điệp cần hỏi đã đổi: bạn xác nhận ${expected_count}, nay là ${count}. Hãy xem lại danh sách rồi bấm lại.`,
    );
  if (askable === 0)
    throw failure(
      422,
      'nothing_selected',
      'Không còn thông điệp nào cần hỏi lại. Hãy tải lại danh sách để xem trạng thái hiện tại.',
    );
  const job = await insertJob(tx, {
    ...{ tenant_id, user_id, action: about, total: Math.min(askable, MAX_ASKED), up_to_id: 0 },
    resource: 'transmissions',
    selection: { actor_name: full_name, final: true, written },
    created_on: clock.now(),
  });
  await sql`insert into job_records (tenant_id, job_id, record_id)
    select ${TENANT}, ${job.id}, id from ${ROWS} where ${where} and ${isAskable} order by created_on, id limit ${MAX_ASKED}`.execute(
    tx,
  );
  await enqueueAsking(tx, tenant_id, job.id);
  return wireJob(job, clock.epoch_ms());
}

const ASK_TASK = 'ask-about-messages';
const SWEEP_TASK = 'ask-sweep';

type Job = { tenant_id: number; job_id: number };

const keyOf = ({ tenant_id, job_id }: Job): string => `${ASK_TASK}:${tenant_id}:${job_id}`;

function enqueueAsking(tx: Tx, tenant_id: number, job_id: number): Promise<void> {
  const job = { tenant_id, job_id };
  return enqueueJob(tx, ASK_TASK, job, keyOf(job));
}

/**
 * Asks about the next messages of a job and puts it at the end of the queue, so that other companies come in between. Killed on the way it
 * asks about them once more, which adds nothing; where two processes have it, what is known first is what is kept.
 */
async function askPortion(deps: DocumentDeps, { tenant_id, job_id }: Job, attempt = 1): Promise<void> {
  const { db, clock } = deps;
  if (attempt > MAX_TRIES) return giveUp(deps, { tenant_id, job_id });
  const taken = await inTenant(db, tenant_id, async (tx) => {
    const job = await lockJob(tx, job_id);
    if (job === undefined || !isUnderWay(job)) return null;
    if (!(await stillMay(db, tenant_id, job.user_id, 'startMessageQuestions'))) {
      await updateJob(tx, job_id, { ...endedForRights(job, clock.now()), touched_on: clock.now() });
      return null;
    }
    await updateJob(tx, job_id, { state: 'running', touched_on: clock.now() });
    return { job, ids: await openRecords(tx, job_id) };
  });
  if (taken === null) return;
  const { job, ids } = taken;
  const waiting = [...ids];
  const results: Asked[] = [];
  const takeNext = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      results.push(await askOne(deps, job, tenant_id, id));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  await inTenant(db, tenant_id, (tx) => keepResults(tx, { tenant_id, job_id, results, now: clock.now() }));
}

/** A portion that fails each time, or takes its worker down, keeps its person waiting for nothing. */
async function giveUp({ db, clock, log }: DocumentDeps, { tenant_id, job_id }: Job): Promise<void> {
  log.error({ tenant_id, job_id }, 'a job that asks about messages was given up');
  const now = clock.now();
  await inTenant(db, tenant_id, async (tx) => {
    const job = await lockJob(tx, job_id);
    if (job === undefined || !isUnderWay(job)) return;
    await updateJob(tx, job_id, { state: 'failed', touched_on: now, finished_on: now });
  });
}

const isUnderWay = ({ state }: JobRow) => state === 'queued' || state === 'running';

async function openRecords(tx: Tx, job_id: number): Promise<number[]> {
  const { rows } = await sql<{ record_id: number }>`select record_id from job_records
    where tenant_id = ${TENANT} and job_id = ${job_id} and outcome is null order by record_id limit ${PORTION}`.execute(
    tx,
  );
  return rows.map(({ record_id }) => record_id);
}

type Results = Job & { results: readonly Asked[]; now: string };

/** Counts are read from the records, so that they add up even where two processes write them. A job that was stopped meanwhile stays stopped. */
async function keepResults(tx: Tx, { tenant_id, job_id, results, now }: Results): Promise<void> {
  const job = await lockJob(tx, job_id);
  if (job === undefined) return;
  const column = <Name extends keyof Asked>(name: Name) => results.map((result) => result[name]);
  await sql`update job_records as record set outcome = given.outcome, problem = given.words
    from unnest(${column('id')}::bigint[], ${column('outcome')}::text[], ${column('words')}::text[]) as given (id, outcome, words)
    where record.tenant_id = ${TENANT} and record.job_id = ${job_id} and record.record_id = given.id
      and record.outcome is null`.execute(tx);
  const counted = await sql<{ done: number; failed: number; open: number }>`select
      count(*) filter (where outcome <> 'failed')::integer as done,
      count(*) filter (where outcome = 'failed')::integer as failed,
      count(*) filter (where outcome is null)::integer as open
    from job_records where tenant_id = ${TENANT} and job_id = ${job_id}`.execute(tx);
  const { done = 0, failed = 0, open = 0 } = counted.rows[0] ?? {};
  const failures = results.flatMap(({ id, outcome, words }) =>
    outcome === 'failed' && !job.failures.some(({ record_id }) => record_id === id)
      ? [{ record_id: id, label: String(id), message: words ?? '' }]
      : [],
  );
  const ends = isUnderWay(job) && open === 0;
  await updateJob(tx, job_id, {
    ...{ done, failed, failures: [...job.failures, ...failures].slice(0, MAX_FAILURES), touched_on: now },
    ...(ends && { state: 'done', finished_on: now }),
  });
  if (isUnderWay(job) && !ends) await enqueueAsking(tx, tenant_id, job_id);
}

const FAULT =
  'Có lỗi kỹ thuật khi hỏi về thông điệp này. Hãy mở thông điệp và hỏi lại; hỏi nhiều lần không sinh thêm chứng từ.';

/** One message that cannot be asked about keeps none of the others. */
async function askOne(deps: DocumentDeps, job: JobRow, tenant_id: number, id: number): Promise<Asked> {
  try {
    const ask = job.action === 'look_up' ? lookUpOne : fetchOne;
    const outcome = await ask(deps, job, tenant_id, id);
    return { id, outcome, words: outcome === 'silent' ? await whySilent(deps, tenant_id) : null };
  } catch (error) {
    if (!(error instanceof Failure)) {
      if (isDatabaseDown(error)) throw error;
      deps.log.error({ err: error, tenant_id, transmission_id: id }, 'a message could not be asked about');
      return { id, outcome: 'failed', words: FAULT };
    }
    // Without a reply it may have been asked about all the same: nothing is known, so nothing has failed.
    return { id, outcome: error.status >= 500 ? 'silent' : 'failed', words: error.message };
  }
}

/** Of a look-up that had no reply: why, as far as it is known. */
async function whySilent({ db, clock }: DocumentDeps, tenant_id: number): Promise<string> {
  const trouble = await inTenant(db, tenant_id, (tx) => lineTrouble(tx, clock.now()));
  return [
    trouble?.problem ?? 'Đơn vị truyền nhận chưa trả lời.',
    'Hệ thống tự tra cứu lại nửa phút một lần.',
  ].join(' ');
}

type AskOne = (deps: DocumentDeps, job: JobRow, tenant_id: number, id: number) => Promise<Outcome>;

const lookUpOne: AskOne = async (deps, { user_id }, tenant_id, id) => {
  await lookUpAtOnce(deps, id, { tenant_id, user_id, now: deps.clock.now() });
  const message = await inTenant(deps.db, tenant_id, (tx) => readMessage(tx, id));
  if (message === undefined || message.status === 'unknown') return 'silent';
  // Signed and not handed over: it goes out again.
  return message.status === 'signed' ? 'absent' : 'arrived';
};

const fetchOne: AskOne = async (deps, { user_id }, tenant_id, id) => {
  const question = await inTenant(deps.db, tenant_id, async (tx) => {
    const message = await readMessage(tx, id);
    // All answers to a message are sent again: one of them may have been read by the request for another.
    if (message === undefined || message.status !== UNREADABLE) return null;
    return askForAnswers(tx, wire(message), { tenant_id, user_id, now: deps.clock.now() });
  });
  return question === null ? 'read' : fetchAnswersAgain(deps, tenant_id, question);
};

async function readMessage(tx: Tx, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${ROWS} where id = ${id}`.execute(tx);
  return rows[0];
}

/** Minutes after which a job that no worker tells of is given to another. */
const SILENT_MINUTES = 3;

/** WHERE: jobs that ask about messages and that no worker tells of. */
function leftHalfWay(now: string) {
  const silent_since = new Date(Date.parse(now) - SILENT_MINUTES * 60_000).toISOString();
  return sql<boolean>`(action in ('look_up', 'fetch_again') and state in ('queued', 'running')
    and coalesce(touched_on, created_on) < ${silent_since})`;
}

/** What the crontab does, for each company in which there is something to do. */
export async function sweepAsking({ db, clock }: Pick<DocumentDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due_in = await companiesWith(db, () => sql`select tenant_id from jobs where ${leftHalfWay(now)}`);
  await forEachCompany(due_in, (tenant_id) =>
    inTenant(db, tenant_id, async (tx) => {
      const { rows } = await sql<{ id: number }>`select id from jobs
        where tenant_id = ${TENANT} and ${leftHalfWay(now)} order by id`.execute(tx);
      // One that waits is not put behind all that came since.
      for (const { id } of rows) {
        const job = { tenant_id, job_id: id };
        await enqueueMissingJob(tx, ASK_TASK, job, keyOf(job));
      }
    }),
  );
}

/** Once a minute: a job goes on after its worker died. */
export const askCrontab = `* * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`;

export function askTasks(deps: DocumentDeps): Readonly<Record<string, Task>> {
  return {
    [ASK_TASK]: (payload, attempt) => askPortion(deps, payload as Job, attempt),
    [SWEEP_TASK]: () => sweepAsking(deps),
  };
}
