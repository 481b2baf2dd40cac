import { sql } from 'kysely';
import { MAX_DECIMALS, readNumber } from '#domain/numbers/read-number.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { attempt } from '#server/platform/crud/bulk/attempt.ts';
import type { CrudRecord, CrudTx, Values } from '#server/platform/crud/crud-context.ts';
import { valuesIn } from '#server/platform/crud/plain-handlers.ts';
import type { JudgedRow } from '#server/platform/crud/import/check/judge-rows.ts';
import type { RecordWork } from '#server/platform/crud/import/record-target.ts';
import type { ImportRecord } from '#server/platform/crud/import/import-record.ts';
import type { RowOutcome, RowState } from '#server/platform/crud/import/import-rows.ts';
import {
  importedFields,
  mappedColumns,
  type MappedColumn,
} from '#server/platform/crud/import/sheet-fields.ts';

/** Those values of a row that differ from the record that is there. */
function changedValues(columns: readonly MappedColumn[], present: CrudRecord, values: Values): Values {
  return Object.fromEntries(
    columns.flatMap(({ field: { source, kind } }) => {
      const wanted = values[source];
      return wanted === undefined || same(kind, present[source] ?? null, wanted) ? [] : [[source, wanted]];
    }),
  );
}

function same(kind: string, before: unknown, after: unknown): boolean {
  if (kind === 'decimal' || kind === 'money') return plain(before) === plain(after);
  return JSON.stringify(before) === JSON.stringify(after);
}

/** 12.5 and 12.50 are one amount; the wire writes numbers as the international style does, without groups. */
function plain(value: unknown): string | null {
  if (value === null) return null;
  const reading = readNumber(String(value), 'international', { decimals: MAX_DECIMALS });
  return 'refused' in reading ? String(value) : reading.value;
}

/** Stores judged rows and says what became of each: new records together, changes one by one. */
export async function storeRows(
  tx: CrudTx,
  work: RecordWork,
  one: ImportRecord,
  judged: readonly JudgedRow[],
): Promise<RowOutcome[]> {
  const present = judged.flatMap(({ state, record_id }) =>
    state === 'existing' && record_id !== null ? [record_id] : [],
  );
  // Records before the audit chain, as single changes take them, so that neither waits for the other in a circle.
  if (one.on_existing === 'update') await work.store.lockMany(tx, present, work.requester);
  const created = await createAll(
    tx,
    work,
    one,
    judged.filter(({ state }) => state === 'ready'),
  );
  const outcomes = new Map(created.map((outcome) => [outcome.row, outcome]));
  for (const row of judged)
    if (row.state === 'existing') outcomes.set(row.row, await storeExisting(tx, work, one, row));
  return judged.map((row) => outcomes.get(row.row) ?? outcomeOf(row, row.state, row.record_id));
}

async function createAll(
  tx: CrudTx,
  { store, requester }: RecordWork,
  one: ImportRecord,
  rows: readonly JudgedRow[],
): Promise<RowOutcome[]> {
  if (rows.length === 0) return [];
  const under = { import_id: one.id };
  await sql`savepoint all_rows`.execute(tx);
  try {
    const records = await store.createMany(
      tx,
      rows.map(({ values }) => valuesIn(store, values)),
      requester,
      under,
    );
    await sql`release savepoint all_rows`.execute(tx);
    return rows.map((row, at) => outcomeOf(row, 'imported', records[at]?.id ?? null));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint all_rows`.execute(tx);
  }
  const outcomes: RowOutcome[] = [];
  for (const row of rows)
    outcomes.push(
      await storeOne(tx, one, row, 'imported', () =>
        store.create(tx, valuesIn(store, row.values), requester, under),
      ),
    );
  return outcomes;
}

async function storeExisting(
  tx: CrudTx,
  { store, requester }: RecordWork,
  one: ImportRecord,
  row: JudgedRow,
): Promise<RowOutcome> {
  const { present, values } = row;
  if (present === null || one.on_existing === 'skip') return outcomeOf(row, 'skipped', row.record_id);
  const changed = changedValues(
    mappedColumns(importedFields(store.descriptor), one.columns),
    present,
    values,
  );
  if (Object.keys(changed).length === 0) return outcomeOf(row, 'skipped', present.id);
  return storeOne(tx, one, row, 'updated', () =>
    store.patch(tx, present.id, changed, requester, { import_id: one.id }),
  );
}

/** Stores one row behind a savepoint; a refusal becomes the problem of its row. */
async function storeOne(
  tx: CrudTx,
  { columns }: ImportRecord,
  row: JudgedRow,
  done: RowState,
  work: () => Promise<{ id: number }>,
): Promise<RowOutcome> {
  let record_id = row.record_id;
  const refused: { fields: readonly string[] } = { fields: [] };
  const outcome = await attempt(tx, row.row, String(row.row), async () => {
    try {
      record_id = (await work()).id;
    } catch (error) {
      const told = isRefusal(error) && !(error instanceof Failure) ? unstorable() : error;
      if (told instanceof Failure) refused.fields = told.errors[0]?.fields ?? [];
      throw told;
    }
  });
  if (outcome === null) return outcomeOf(row, done, record_id);
  const column = columns.find(({ field }) => field !== null && refused.fields.includes(field));
  const problem = { index: column?.index ?? null, field: column?.field ?? null, message: outcome.message };
  return { ...outcomeOf(row, 'wrong', row.record_id), problems: [problem] };
}

function outcomeOf({ row, key, problems }: JudgedRow, state: RowState, record_id: number | null): RowOutcome {
  return { row, key, problems, state, record_id };
}

/** A refusal in words, or one of PostgreSQL that lies in the values: data exceptions and broken constraints. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof Failure) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^2[23]/.test(code);
}

/** What is said of such a refusal of PostgreSQL. */
export function unstorable(): Failure {
  return failure(422, 'unstorable', 'Dòng này có giá trị không lưu được. Hãy xem lại từng ô rồi nhập lại.');
}
