import type { Selectable } from 'kysely';
import type { Drafts } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';

type Draft = components['schemas']['Draft'];
type DraftPlace = { type: string; record: string };

/** Drafts an account may have; the oldest is replaced by a new one. */
const MAX_DRAFTS = 200;

function wireDraft(
  row: Pick<Selectable<Drafts>, 'content' | 'base_version' | 'revision' | 'saved_on'>,
): Draft {
  const { content, base_version, revision, saved_on } = row;
  // Only keepDraft writes the table, and the description has judged what it was given.
  return { content: content as Draft['content'], base_version, revision, saved_on };
}

/** The account's own draft of a record, null when there is none. With `lock` no other request can write one until the end. */
export async function findDraft(
  tx: Tx,
  { user_id }: Account,
  { type, record }: DraftPlace,
  options: { lock: boolean } = { lock: false },
): Promise<Draft | null> {
  // An account's own row is held, since there may be no draft yet to hold.
  if (options.lock)
    await tx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute();
  const row = await tx
    .selectFrom('drafts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('type', '=', type)
    .where('record', '=', record)
    .executeTakeFirst();
  return row === undefined ? null : wireDraft(row);
}

export async function writeDraft(
  tx: Tx,
  { tenant_id, user_id }: Account,
  { type, record }: DraftPlace,
  draft: Draft,
): Promise<void> {
  const { base_version, revision, saved_on } = draft;
  const values = { content: JSON.stringify(draft.content), base_version, revision, saved_on };
  await tx
    .insertInto('drafts')
    .values({ tenant_id, user_id, type, record, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'type', 'record']).doUpdateSet(values),
    )
    .execute();
  const surplus = tx
    .selectFrom('drafts')
    .select(['type', 'record'])
    .where('user_id', '=', user_id)
    .orderBy('saved_on', 'desc')
    .orderBy('type')
    .orderBy('record')
    .offset(MAX_DRAFTS);
  await tx
    .deleteFrom('drafts')
    .where('user_id', '=', user_id)
    .where(({ refTuple, tuple, not, and, eb }) =>
      and([
        eb(refTuple('type', 'record'), 'in', surplus.$asTuple('type', 'record')),
        not(eb(refTuple('type', 'record'), '=', tuple(type, record))),
      ]),
    )
    .execute();
}

export async function deleteDraft(tx: Tx, { user_id }: Account, { type, record }: DraftPlace): Promise<void> {
  await tx
    .deleteFrom('drafts')
    .where('user_id', '=', user_id)
    .where('type', '=', type)
    .where('record', '=', record)
    .execute();
}
