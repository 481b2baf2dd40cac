import { sql } from 'kysely';
import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import type { Tx } from '#server/context.ts';
import { batchTallies } from '#server/modules/publishing/index.ts';
import { questionTallies } from '#server/modules/transmissions/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { leftBySchedule } from './left-by-schedule.ts';
import { recurringRuns } from './recurring-runs.ts';
import { MAX_OF_A_SORT, PLAIN, type Found, type Reader, type Source } from './found.ts';
import { importPlace, listPlace, mayOpen, PLACES, questionsPath, reportPlace, type Place } from './places.ts';

/** What takes fewer records than these ends while its person looks at it. */
const MANY = 20;
/** What is counted record by record: a notice for so many of the newest. */
const MAX_COUNTED = 20;

/** What a person set going and does not watch any more: batches, imports, bulk changes, questions about messages; and what the company has set going by the clock: publishing that has stopped, recurring drafts. */
export const finishedJobs: Source = async (tx, reader) => [
  ...(await batches(tx, reader)),
  ...(await stoppedSchedule(tx, reader)),
  ...(await leftBySchedule(tx, reader)),
  ...(await recurringRuns(tx, reader)),
  ...(await imports(tx, reader)),
  ...(await bulkJobs(tx, reader)),
  ...(await questions(tx, reader)),
  ...(await reports(tx, reader)),
];

type Batch = {
  id: number;
  settled_on: string | null;
  paused_on: string | null;
  paused_because: string | null;
  count: number;
};

/** One that the server paused is a matter of everyone who may publish: its starter may be gone. */
async function batches(tx: Tx, { account: { user_id, permissions }, since }: Reader): Promise<Found[]> {
  if (!mayOpen(permissions, PLACES.batch.operation)) return [];
  const { rows } = await sql<Batch>`select * from (
      select id, settled_on, case when state = 'paused' then paused_on end as paused_on, paused_because,
        (select count(*) from invoice_publish_items as item where item.tenant_id = ${TENANT} and item.publish_id = batch.id) as count
      from invoice_publishes as batch
      where tenant_id = ${TENANT} and ((started_by = ${user_id} and settled_on >= ${since})
        or (state = 'paused' and paused_because is not null and paused_on >= ${since}
          and (started_by = ${user_id} or ${permissions.includes('publish_invoices')})))) as told
    where count >= ${MANY} order by coalesce(settled_on, paused_on) desc limit ${MAX_COUNTED}`.execute(tx);
  const tallies = await batchTallies(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, settled_on, paused_on, paused_because, count }) => {
    const isPaused = paused_on !== null;
    return {
      ...PLAIN,
      key: `batch:${id}`,
      kind: 'job',
      group: isPaused ? 'todo' : 'done',
      topic: isPaused ? 'batch_paused' : 'batch_done',
      happened_on: paused_on ?? settled_on ?? since,
      count,
      detail: isPaused ? paused_because : null,
      tally: tallies.get(id) ?? null,
      path: PLACES.batch.path(id),
    };
  });
}

async function stoppedSchedule(tx: Tx, { account: { permissions }, since }: Reader): Promise<Found[]> {
  if (!mayOpen(permissions, PLACES.schedule.operation)) return [];
  // It stopped a day before the run that it does not make.
  const { rows } = await sql<{ stopped_on: string; message: string }>`
    select next_run_on - interval '1 day' as stopped_on, error ->> 'message' as message from invoice_schedules
    where tenant_id = ${TENANT} and enabled and error is not null and next_run_on - interval '1 day' >= ${since}`.execute(
    tx,
  );
  return rows.map(({ stopped_on, message }) => ({
    ...PLAIN,
    key: 'schedule',
    kind: 'job',
    topic: 'schedule_stopped',
    happened_on: stopped_on,
    detail: message,
    path: PLACES.schedule.path(),
  }));
}

type Ended = {
  id: number;
  resource: string;
  finished_on: string;
  name: string | null;
  ok: number;
  failed: number;
};

async function imports(tx: Tx, { account, since }: Reader): Promise<Found[]> {
  const { rows } = await sql<Ended>`
    select id, resource, finished_on, file_name as name, imported + updated as ok, wrong as failed from imports
    where tenant_id = ${TENANT} and user_id = ${account.user_id} and state = 'done' and finished_on >= ${since} and rows >= ${MANY}
    order by finished_on desc limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.flatMap((row) =>
    ended(account, row, importPlace(row.resource, row.id), { key: `import:${row.id}`, topic: 'import_done' }),
  );
}

async function bulkJobs(tx: Tx, { account, since }: Reader): Promise<Found[]> {
  const { rows } = await sql<Ended>`
    select id, resource, finished_on, null::text as name, done as ok, failed from jobs
    where tenant_id = ${TENANT} and user_id = ${account.user_id} and action not in ('export', 'look_up', 'fetch_again')
      and finished_on >= ${since} and total >= ${MANY}
    order by finished_on desc limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.flatMap((row) =>
    ended(account, row, listPlace(row.resource), { key: `job:${row.id}`, topic: 'bulk_done' }),
  );
}

type Questions = {
  id: number;
  state: 'done' | 'failed';
  finished_on: string;
  total: number;
  kind: MessageKind | null;
};

/** What was given up has a notice however little it is; who has stopped one knows. */
async function questions(tx: Tx, { account: { user_id, permissions }, since }: Reader): Promise<Found[]> {
  const { rows } = await sql<Questions>`
    select id, state, finished_on, total, (selection -> 'written' ->> 'asked')::jsonb ->> 'kind' as kind from jobs
    where tenant_id = ${TENANT} and user_id = ${user_id} and action in ('look_up', 'fetch_again') and finished_on >= ${since}
      and (state = 'failed' or (state = 'done' and total >= ${MANY}))
    order by finished_on desc limit ${MAX_COUNTED}`.execute(tx);
  if (rows.length === 0) return [];
  const tallies = await questionTallies(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, state, finished_on, total, kind }) => {
    const path = questionsPath(permissions, kind, id);
    if (path === null) return [];
    const isDone = state === 'done';
    return [
      {
        ...PLAIN,
        key: `job:${id}`,
        kind: 'job',
        group: isDone ? 'done' : 'todo',
        topic: isDone ? 'questions_done' : 'questions_failed',
        happened_on: finished_on,
        count: total,
        tally: tallies.get(id) ?? null,
        path,
      },
    ];
  });
}

type WrittenReport = {
  id: number;
  resource: string;
  state: 'done' | 'failed';
  finished_on: string;
  file_name: string | null;
  problem: string | null;
};

/** However long it is: who waits for a file has gone on with something else. */
async function reports(tx: Tx, { account: { user_id, permissions }, since }: Reader): Promise<Found[]> {
  const { rows } = await sql<WrittenReport>`
    select id, resource, state, finished_on, file_name, failures -> 0 ->> 'message' as problem from jobs
    where tenant_id = ${TENANT} and user_id = ${user_id} and action = 'export' and state in ('done', 'failed')
      and finished_on >= ${since} and (state = 'failed' or file_bytes is not null)
    order by finished_on desc limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.flatMap(({ id, resource, state, finished_on, file_name, problem }) => {
    const place = reportPlace(resource);
    if (place === null || !mayOpen(permissions, place.operation)) return [];
    const isDone = state === 'done';
    return [
      {
        ...PLAIN,
        key: `report:${id}`,
        kind: 'job',
        group: isDone ? 'done' : 'todo',
        topic: isDone ? 'report_done' : 'report_failed',
        happened_on: finished_on,
        name: file_name,
        detail: problem,
        path: place.path(id),
      },
    ];
  });
}

/** None where the account may not open the page any more. */
function ended(
  { permissions }: Reader['account'],
  { finished_on, name, ok, failed }: Ended,
  place: Place | null,
  said: { key: string; topic: 'import_done' | 'bulk_done' },
): Found[] {
  if (place === null || !mayOpen(permissions, place.operation)) return [];
  const { key, topic } = said;
  return [
    {
      ...PLAIN,
      key,
      kind: 'job',
      group: 'done',
      topic,
      happened_on: finished_on,
      count: ok + failed,
      name,
      tally: { ok, failed, unknown: 0 },
      path: place.path,
    },
  ];
}
