import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import type { Tx } from '#server/context.ts';
import type { Answer, FetchedAnswers } from '#server/gateways/provider/provider.ts';
import { isTaxCodeProven } from '#server/modules/companies/index.ts';

type Kept = Pick<Answer, 'id' | 'message_type' | 'reply_to' | 'bytes'>;

/**
 * Stores what the provider holds for a tax code, whatever it is, with the place we have read to: nothing is dropped, and nothing is
 * read before it is stored. An answer to a message of this company is the company's; anything else only where the company has proven
 * the tax code, which it writes into its own profile. The rest waits outside the companies for whoever proves it.
 */
export async function keepAnswers(
  tx: Tx,
  { tenant_id, tax_code }: { tenant_id: number; tax_code: string },
  { answers, cursor }: FetchedAnswers,
  now: string,
): Promise<void> {
  const sent = await sentAmong(tx, answers);
  const proven = await isTaxCodeProven(tx, tax_code);
  for (const answer of answers) {
    const is_ours = answer.reply_to !== null && sent.has(answer.reply_to);
    if (is_ours || proven) await keep(tx, tenant_id, answer, now);
    else await keepOutside(tx, tax_code, answer, now);
  }
  await tx
    .insertInto('answer_cursors')
    .values({ tenant_id, cursor, read_on: now })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ cursor, read_on: now }))
    .execute();
}

/** Takes in what has waited outside the companies, once this one has proven the tax code. */
export async function keepWaiting(
  tx: Tx,
  { tenant_id, tax_code }: { tenant_id: number; tax_code: string },
): Promise<void> {
  const { rows } = await sql<{
    message_id: string;
    message_type: string;
    reply_to: string | null;
    bytes: Buffer;
    received_on: string;
  }>`select message_id, message_type, reply_to, bytes, received_on from take_unrouted_messages(${tax_code})
    order by received_on, message_id`.execute(tx);
  for (const { message_id, received_on, ...rest } of rows)
    await keep(tx, tenant_id, { id: message_id, ...rest }, received_on);
}

/**
 * One that comes again counts once, unless the copy we hold could not be read: then the new copy takes its place and is read in its
 * turn.
 */
async function keep(tx: Tx, tenant_id: number, answer: Kept, now: string): Promise<void> {
  const { message_type, id: message_id, reply_to } = answer;
  const again = {
    ...storedWhole(answer.bytes),
    message_type,
    reply_to,
    status: 'message_received',
    note: null,
    applied_on: null,
  };
  await tx
    .insertInto('transmissions')
    .values({ ...again, tenant_id, direction: 'in', message_id, created_on: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'message_id'])
        .doUpdateSet(again)
        .where('transmissions.direction', '=', 'in')
        .where('transmissions.status', '=', UNREADABLE)
        .whereRef('transmissions.sha256', '!=', 'excluded.sha256'),
    )
    .execute();
}

/** The columns of a message that is stored with all its bytes. */
export function storedWhole(content: Uint8Array) {
  const bytes = Buffer.from(content);
  return { bytes, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
}

async function keepOutside(tx: Tx, tax_code: string, answer: Kept, now: string): Promise<void> {
  const { id, message_type, reply_to } = answer;
  const bytes = Buffer.from(answer.bytes);
  await sql`select keep_unrouted_message(${tax_code}, ${id}, ${message_type}, ${reply_to}, ${bytes}, ${now})`.execute(
    tx,
  );
}

async function sentAmong(tx: Tx, answers: readonly Answer[]): Promise<ReadonlySet<string>> {
  const ids = answers.flatMap(({ reply_to }) => (reply_to === null ? [] : [reply_to]));
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('transmissions')
    .select('message_id')
    .where('direction', '=', 'out')
    .where('message_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ message_id }) => message_id));
}
