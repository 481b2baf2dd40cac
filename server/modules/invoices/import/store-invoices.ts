import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { attempt } from '#server/platform/crud/bulk/attempt.ts';
import { isRefusal, unstorable } from '#server/platform/crud/import/run/store-rows.ts';
import type { ImportRecord } from '#server/platform/crud/import/import-record.ts';
import type { ImportRow, RowOutcome } from '#server/platform/crud/import/import-rows.ts';
import type { ImportWork } from '#server/platform/crud/import/import-target.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { draftColumns, lineRows, newDraft } from '../draft-rows.ts';
import { writeManyLines } from '../store.ts';
import { holdKeys, keepKeys } from './imported-keys.ts';
import { judgeInvoices, type Draft, type JudgedGroup } from './judge-invoices.ts';

/** Judges invoices once more and stores the right ones: all together, and where one is refused each behind a savepoint of its own. */
export async function storeInvoices(
  tx: Tx,
  work: ImportWork,
  one: ImportRecord,
  rows: readonly ImportRow[],
): Promise<RowOutcome[]> {
  await holdKeys(tx);
  const groups = await judgeInvoices(tx, work, one, rows);
  const ready = groups.flatMap(({ draft }) => (draft === null ? [] : [draft]));
  const ids = ready.length === 0 ? new Map<string, number>() : await storeTogether(tx, work, one, ready);
  const outcomes: RowOutcome[] = [];
  for (const group of groups) outcomes.push(...(await stored(tx, work, one, group, ids)));
  return outcomes;
}

async function stored(
  tx: Tx,
  work: ImportWork,
  one: ImportRecord,
  { outcomes, draft }: JudgedGroup,
  ids: ReadonlyMap<string, number> | null,
): Promise<RowOutcome[]> {
  // What was there already stays as it is.
  if (draft === null)
    return outcomes.map((row) => (row.state === 'existing' ? { ...row, state: 'skipped' } : row));
  let id = ids?.get(draft.key);
  const first = outcomes[0]?.row ?? 0;
  const refused =
    id === undefined
      ? await attempt(tx, first, draft.key, async () => {
          try {
            id = (await writeDrafts(tx, work, one, [draft])).get(draft.key);
          } catch (error) {
            throw isRefusal(error) && !(error instanceof Failure) ? unstorable() : error;
          }
        })
      : null;
  if (refused === null) return outcomes.map((row) => ({ ...row, state: 'imported', record_id: id ?? null }));
  const problem = { index: null, field: null, message: refused.message };
  return outcomes.map((row) =>
    row.row === first ? { ...row, state: 'wrong', problems: [problem] } : { ...row, state: 'held' },
  );
}

/** The ids by key; null where one of them is refused and nothing is stored yet. */
async function storeTogether(
  tx: Tx,
  work: ImportWork,
  one: ImportRecord,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, number> | null> {
  await sql`savepoint all_invoices`.execute(tx);
  try {
    const ids = await writeDrafts(tx, work, one, drafts);
    await sql`release savepoint all_invoices`.execute(tx);
    return ids;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint all_invoices`.execute(tx);
    return null;
  }
}

/** Writes drafts with their lines and their keys in a few statements, however many they are. */
async function writeDrafts(
  tx: Tx,
  { requester }: ImportWork,
  one: ImportRecord,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, number>> {
  const { account, now } = requester;
  const invoices = await tx
    .insertInto('invoices')
    .values(
      drafts.map(({ input, template, computed }) =>
        newDraft(account, now, draftColumns(input, template, computed), null),
      ),
    )
    .returning('id')
    .execute();
  const kept = drafts.map((draft, at) => ({ draft, id: invoices[at]?.id ?? 0 }));
  await writeManyLines(
    tx,
    kept.flatMap(({ draft, id }) => lineRows(account.tenant_id, id, draft.input, draft.computed)),
  );
  await keepKeys(
    tx,
    one.id,
    kept.map(({ draft, id }) => ({ key: draft.key, invoice_id: id })),
  );
  return new Map(kept.map(({ draft, id }) => [draft.key, id]));
}
