import { sql } from 'kysely';
import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import { messageTypeName } from '#domain/transmission/message-types.table.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { jobOf } from '#server/platform/crud/bulk/job-row.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { visibleTo, ROWS } from './rows.ts';

type JobQuestions = components['schemas']['JobQuestions'];
type AskedMessage = components['schemas']['AskedMessage'];

/** Messages that are named: those with which something is wrong come first. */
const MAX_NAMED = 250;

/** What a job asks: where its messages are, or for answers once more. */
export type About = 'look_up' | 'fetch_again';

/** Records of jobs that ask, as `job`, `record` and `message`: other jobs have records too. */
const RECORDS = sql`from jobs as job
  join job_records as record on record.tenant_id = ${TENANT} and record.job_id = job.id
  left join transmissions as message on message.tenant_id = ${TENANT} and message.id = record.record_id
  where job.tenant_id = ${TENANT} and job.action in ('look_up', 'fetch_again')`;

/**
 * What came of such a record: what was not known when it was asked about is read from the message as it is by now, and what was not asked
 * about when the job ended says so.
 */
const OUTCOME = sql`case
  when record.outcome is null then case when job.state in ('queued', 'running') then 'waiting' else 'stopped' end
  when job.action = 'look_up' and record.outcome = 'silent' and message.status <> 'unknown'
    then case message.status when 'signed' then 'absent' else 'arrived' end
  when job.action = 'fetch_again' and record.outcome in ('silent', 'not_yet', 'still_unreadable') and message.direction = 'in'
    and message.status <> ${UNREADABLE} then 'read'
  else record.outcome end`;

/** In which order messages are named: those that need somebody first. */
const TROUBLE_FIRST = [
  'failed',
  'not_at_provider',
  'still_unreadable',
  'silent',
  'not_yet',
  'waiting',
  'stopped',
];

const NONE = {
  ...{ arrived: 0, absent: 0, silent: 0, read: 0, not_yet: 0, still_unreadable: 0 },
  ...{ not_at_provider: 0, failed: 0, stopped: 0, waiting: 0 },
};

/** What came of the messages that a job of the account asks about. 404 for a job of another account. */
export async function questionsOfJob(
  tx: Tx,
  id: number,
  { user_id, permissions }: Account,
): Promise<JobQuestions> {
  const job = await jobOf(tx, id, user_id);
  if (job === undefined) throw notFound();
  const records = sql`${RECORDS} and job.id = ${id}`;
  const counted = await sql<{ outcome: keyof typeof NONE; count: number }>`
    select ${OUTCOME} as outcome, count(*)::integer as count ${records} group by 1`.execute(tx);
  const counts = { ...NONE, ...Object.fromEntries(counted.rows.map((row) => [row.outcome, row.count])) };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const named = await sql<Omit<AskedMessage, 'message_type_name'>>`
    select messages.id, messages.message_id, messages.message_type, messages.created_on, messages.invoice_label,
      asked.outcome, case when asked.outcome in ('silent', 'failed') then asked.problem end as words
    from (select found.*, array_position(${TROUBLE_FIRST}::text[], found.outcome) as rank
      from (select record.record_id, record.problem, ${OUTCOME} as outcome ${records}) as found
      order by rank nulls last, found.record_id limit ${MAX_NAMED}) as asked
    join ${ROWS} on messages.id = asked.record_id where ${visibleTo(permissions)}
    order by asked.rank nulls last, messages.id`.execute(tx);
  const messages = named.rows.map((row) => ({
    ...row,
    message_type_name: messageTypeName(row.message_type),
  }));
  return { total, ...counts, messages };
}

type Tally = { ok: number; failed: number; unknown: number };

/** What came of each of these jobs; messages that were not asked about are in none of the counts. */
export async function questionTallies(tx: Tx, ids: readonly number[]): Promise<Map<number, Tally>> {
  const { rows } = await sql<Tally & { job_id: number }>`select job_id,
      count(*) filter (where outcome in ('arrived', 'absent', 'read')) as ok,
      count(*) filter (where outcome in ('still_unreadable', 'not_at_provider', 'failed')) as failed,
      count(*) filter (where outcome in ('silent', 'not_yet')) as unknown
    from (select job.id as job_id, ${OUTCOME} as outcome ${RECORDS} and job.id = any(${[...ids]}::bigint[])) as outcomes
    group by job_id`.execute(tx);
  return new Map(rows.map(({ job_id, ...tally }) => [job_id, tally]));
}
