import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import type { FetchedAnswers } from '#server/gateways/provider/provider.ts';

/** Status of a stored answer that could not be read. */
export const UNREADABLE = 'response_in_incorrect_format';

/**
 * Stores answers with the place we have read to. One that comes again counts once, unless the copy we hold could not be read:
 * then the new copy takes its place and is read in its turn. The provider gives answers by tax code, which a company writes into
 * its own profile: one to a message that this company never sent is not its to read, and is left out.
 */
export async function keepAnswers(
  tx: Tx,
  tenant_id: number,
  { answers, cursor }: FetchedAnswers,
  now: string,
): Promise<void> {
  const asked = await sentAmong(
    tx,
    answers.map(({ reply_to }) => reply_to),
  );
  for (const { message_type, id: message_id, reply_to, ...answer } of answers) {
    if (!asked.has(reply_to)) continue;
    const bytes = Buffer.from(answer.bytes);
    const again = { message_type, reply_to, bytes, status: 'message_received', note: null, applied_on: null };
    await tx
      .insertInto('transmissions')
      .values({ ...again, tenant_id, direction: 'in', message_id, created_on: now })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'message_id'])
          .doUpdateSet(again)
          .where('transmissions.direction', '=', 'in')
          .where('transmissions.status', '=', UNREADABLE)
          .where(sql<boolean>`transmissions.bytes <> excluded.bytes`),
      )
      .execute();
  }
  await tx
    .insertInto('answer_cursors')
    .values({ tenant_id, cursor, read_on: now })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ cursor, read_on: now }))
    .execute();
}

async function sentAmong(tx: Tx, message_ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (message_ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('transmissions')
    .select('message_id')
    .where('direction', '=', 'out')
    .where('message_id', 'in', message_ids)
    .execute();
  return new Set(rows.map(({ message_id }) => message_id));
}
