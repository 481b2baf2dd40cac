import type pg from 'pg';
import type { MessageProgress } from '../provider.ts';
import type { Fault } from './scenarios/faults.ts';
import { later } from './scenarios/faults.ts';

/** A message without an answer by then is said to be with the authority; one that the provider keeps, to be with the provider. */
const FORWARDED_MS = 1_500;
/** And by then, to wait for the authority. */
const AWAITED_MS = 5_000;
/** The newest in one reply. */
const MAX_SHOWN = 500;

/**
 * Writes down a message whose answers stay away or come late; of all others the first answer comes before anything could be said of their
 * way, and nothing is kept.
 */
export async function keepProgress(
  client: pg.ClientBase,
  { message_id, tax_code, received_on }: { message_id: string; tax_code: string; received_on: string },
  fault: Fault | null,
): Promise<void> {
  if (fault?.kind !== 'silence' && fault?.kind !== 'delay' && fault?.kind !== 'held') return;
  await client.query(
    `insert into sandbox.slow_messages (message_id, tax_code, told_on, awaited_on) values ($1, $2, $3, $4)`,
    [
      message_id,
      tax_code,
      later(received_on, FORWARDED_MS),
      fault.kind === 'held' ? null : later(received_on, AWAITED_MS),
    ],
  );
}

/** How far the messages of a taxpayer are that have no answer yet. */
export async function progressOf(
  pool: pg.Pool,
  { tax_code, now }: { tax_code: string; now: string },
): Promise<MessageProgress[]> {
  const found = await pool.query<MessageProgress>(
    `select message_id,
       case when awaited_on is null then 'received' when awaited_on <= $2 then 'awaiting_answer' else 'forwarded' end as stage
     from sandbox.slow_messages where tax_code = $1 and told_on <= $2
       and not exists (select from sandbox.answers where about = slow_messages.message_id and published_no is not null)
     order by told_on desc limit $3`,
    [tax_code, now, MAX_SHOWN],
  );
  return found.rows;
}
