import { sql } from 'kysely';
import type { CrudTx } from '../crud-context.ts';
import type { ImportRow, RowOutcome, RowState } from './import-rows.ts';
import { TENANT } from '../../db/tenant-plugin.ts';

/** Each row of an import that has been looked at counts in exactly one of these. */
const COUNTED = [
  'ready',
  'existing',
  'wrong',
  'held',
  'imported',
  'updated',
  'skipped',
] as const satisfies readonly RowState[];

/** Writes down what became of rows, and moves the counters of their import with them. */
export async function saveOutcomes(
  tx: CrudTx,
  import_id: number,
  before: readonly Pick<ImportRow, 'row' | 'state'>[],
  outcomes: readonly RowOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const places = outcomes.map(({ row }) => row);
  // The range lets the planner keep to a few pages whatever it believes of the table.
  await sql`update import_rows as kept set state = given.state, key = given.key, problems = given.problems,
      record_id = given.record_id
    from json_to_recordset(${JSON.stringify(outcomes)}::json)
      as given (row integer, state text, key text, problems jsonb, record_id bigint)
    where kept.tenant_id = ${TENANT} and kept.import_id = ${import_id} and kept.row = given.row
      and kept.row between ${Math.min(...places)} and ${Math.max(...places)}`.execute(tx);
  await moveCounts(
    tx,
    import_id,
    before.map(({ state }) => state),
    outcomes.map(({ state }) => state),
  );
}

/** Rows that are already there stay as they are: all of them at once. */
export async function skipExisting(tx: CrudTx, import_id: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`with skipped as (
      update import_rows set state = 'skipped' where tenant_id = ${TENANT} and import_id = ${import_id} and state = 'existing' returning row)
    select count(*) as count from skipped`.execute(tx);
  const count = rows[0]?.count ?? 0;
  await sql`update imports set existing = existing - ${count}, skipped = skipped + ${count} where tenant_id = ${TENANT} and id = ${import_id}`.execute(
    tx,
  );
}

async function moveCounts(
  tx: CrudTx,
  import_id: number,
  left: readonly RowState[],
  entered: readonly RowState[],
): Promise<void> {
  const among = (states: readonly RowState[], name: RowState): number =>
    states.filter((one) => one === name).length;
  const sets = COUNTED.map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(name)} + ${among(entered, name) - among(left, name)}::int`,
  );
  await sql`update imports set ${sql.join(sets)} where tenant_id = ${TENANT} and id = ${import_id}`.execute(
    tx,
  );
}
