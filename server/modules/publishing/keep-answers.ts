import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import type { FetchedAnswers } from '#server/gateways/provider/provider.ts';

/** Status of a stored answer that could not be read. */
export const UNREADABLE = 'response_in_incorrect_format';

/**
 * Stores answers with the place we have read to. One that comes again counts once, unless the copy we hold could not be read:
 * then the new copy takes its place and is read in its turn.
 */
export async function keepAnswers(
  tx: Tx,
  tenant_id: number,
  { answers, cursor }: FetchedAnswers,
  now: string,
): Promise<void> {
  for (const { message_type, id: message_id, reply_to, ...answer } of answers) {
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
