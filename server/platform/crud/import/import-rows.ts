import { sql, type RawBuilder } from 'kysely';
import type { CrudTx } from '../crud-context.ts';
import { TENANT } from '../../db/tenant-plugin.ts';
import type { RowNotes } from './values/row-notes.ts';

export type RowState =
  | 'unchecked'
  | 'ready'
  | 'existing'
  | 'wrong'
  /** Right, of a group that has a wrong row. */
  | 'held'
  | 'imported'
  | 'updated'
  | 'skipped';

/**
 * What is wrong with a row: in which column of the file (from 0) and which field, null where it is the row as a whole. `difference`: the cell
 * states another amount than the computed one.
 */
export type Problem = {
  index: number | null;
  field: string | null;
  message: string;
  difference?: 'rounding' | 'amount';
};

export type ImportRow = {
  /** Number of the row in the sheet, from 1. */
  row: number;
  state: RowState;
  cells: string[];
  notes: RowNotes;
  /** What a record is known by, or what names the group of the row. */
  key: string | null;
  problems: Problem[];
  record_id: number | null;
};

/** What became of a row. */
export type RowOutcome = Omit<ImportRow, 'cells' | 'notes'>;

const COLUMNS = sql`row, state, cells, notes, key, problems, record_id`;

export async function insertRows(
  tx: CrudTx,
  tenant_id: number,
  import_id: number,
  rows: readonly Pick<ImportRow, 'row' | 'cells' | 'notes'>[],
): Promise<void> {
  await sql`insert into import_rows (tenant_id, import_id, row, cells, notes)
    select ${tenant_id}, ${import_id}, row, cells, notes
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (row integer, cells text[], notes jsonb)`.execute(
    tx,
  );
}

/** The first rows in a state. */
export async function rowsIn(
  tx: CrudTx,
  import_id: number,
  state: RowState,
  limit: number,
): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`select ${COLUMNS} from import_rows
    where tenant_id = ${TENANT} and import_id = ${import_id} and state = ${state} order by row limit ${limit}`.execute(
    tx,
  );
  return rows;
}

/** The different texts of one column (from 0). */
export async function textsIn(tx: CrudTx, import_id: number, index: number): Promise<string[]> {
  const { rows } = await sql<{
    text: string;
  }>`select distinct coalesce(cells[${index + 1}::integer], '') as text
    from import_rows where tenant_id = ${TENANT} and import_id = ${import_id}`.execute(tx);
  return rows.map(({ text }) => text);
}

/** All rows of an import, for `portions`. */
export function allRows(import_id: number): RawBuilder<ImportRow> {
  return sql<ImportRow>`select ${COLUMNS} from import_rows where tenant_id = ${TENANT} and import_id = ${import_id} order by row`;
}

export async function pageOfRows(
  tx: CrudTx,
  import_id: number,
  { state, page = 1, limit = 25 }: { state?: RowState; page?: number; limit?: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const where = sql`tenant_id = ${TENANT} and import_id = ${import_id} and ${state === undefined ? sql`true` : sql`state = ${state}`}`;
  const found = await sql<ImportRow>`select ${COLUMNS} from import_rows where ${where}
    order by row limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  const count = await sql<{
    total: number;
  }>`select count(*) as total from import_rows where ${where}`.execute(tx);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

export async function rowAt(tx: CrudTx, import_id: number, row: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${COLUMNS} from import_rows
    where tenant_id = ${TENANT} and import_id = ${import_id} and row = ${row}`.execute(tx);
  return rows[0];
}

export async function writeCells(
  tx: CrudTx,
  import_id: number,
  { row, cells, notes }: Pick<ImportRow, 'row' | 'cells' | 'notes'>,
): Promise<void> {
  await sql`update import_rows set cells = ${cells}, notes = ${JSON.stringify(notes)}::jsonb
    where tenant_id = ${TENANT} and import_id = ${import_id} and row = ${row}`.execute(tx);
}

/** The first row with each key, these rows aside. */
export async function firstRowsOf(
  tx: CrudTx,
  import_id: number,
  keys: readonly string[],
  except: readonly number[],
): Promise<Map<string, number>> {
  // Key by key, and the sum keeps the planner off the indexes that begin with the import: of a table that has just been
  // filled it knows nothing, and would look at all rows of the import for each portion.
  const { rows } = await sql<{ key: string; row: number }>`select wanted.key, seen.row
    from unnest(${[...keys]}::text[]) as wanted (key) cross join lateral (
      select min(row) as row from import_rows where tenant_id = ${TENANT} and import_id + 0 = ${import_id} and key = wanted.key
        and not row = any(${[...except]}::int[])) as seen
    where seen.row is not null`.execute(tx);
  return new Map(rows.map(({ key, row }) => [key, row]));
}

/** The rows, not yet imported, that have one of these keys. */
export async function rowsWithKeys(
  tx: CrudTx,
  import_id: number,
  keys: readonly string[],
  limit: number,
): Promise<ImportRow[]> {
  const { rows } =
    await sql<ImportRow>`select ${COLUMNS} from import_rows where tenant_id = ${TENANT} and import_id = ${import_id}
    and key = any(${[...keys]}::text[]) and state in ('ready', 'existing', 'wrong', 'held') order by row limit ${limit}`.execute(
      tx,
    );
  return rows;
}

/** Some rows with all others in their state that belong to the same groups. */
export async function wholeGroups(
  tx: CrudTx,
  import_id: number,
  begun: readonly ImportRow[],
  state: RowState,
): Promise<ImportRow[]> {
  const keys = [...new Set(begun.flatMap(({ key }) => key ?? []))];
  const { rows } =
    await sql<ImportRow>`select ${COLUMNS} from import_rows where tenant_id = ${TENANT} and import_id = ${import_id}
    and key = any(${keys}::text[]) and state = ${state} order by row`.execute(tx);
  return rows;
}

/** Rows of an import after a row, in the order of the file. */
export async function rowsAfter(
  tx: CrudTx,
  import_id: number,
  after: number,
  limit: number,
): Promise<Pick<ImportRow, 'row' | 'cells'>[]> {
  const { rows } = await sql<Pick<ImportRow, 'row' | 'cells'>>`select row, cells from import_rows
    where tenant_id = ${TENANT} and import_id = ${import_id} and row > ${after} order by row limit ${limit}`.execute(
    tx,
  );
  return rows;
}

export async function writeKeys(
  tx: CrudTx,
  import_id: number,
  named: readonly { row: number; key: string }[],
): Promise<void> {
  if (named.length === 0) return;
  const places = named.map(({ row }) => row);
  await sql`update import_rows as kept set key = given.key
    from json_to_recordset(${JSON.stringify(named)}::json) as given (row integer, key text)
    where kept.tenant_id = ${TENANT} and kept.import_id = ${import_id} and kept.row = given.row
      and kept.row between ${Math.min(...places)} and ${Math.max(...places)}`.execute(tx);
}

/** How many groups the rows of a file come to, by what becomes of them: one with a wrong row is refused as a whole. */
export type GroupCounts = {
  all: number;
  ready: number;
  existing: number;
  refused: number;
  imported: number;
  /** Those that state other amounts than the computed ones. */
  off_by_rounding: number;
  off: number;
};

export async function groupCounts(tx: CrudTx, import_id: number): Promise<GroupCounts> {
  const { rows } =
    await sql<GroupCounts>`select count(*) as "all", count(*) filter (where state = 'ready') as ready,
      count(*) filter (where state in ('existing', 'skipped')) as existing,
      count(*) filter (where state in ('held', 'wrong')) as refused, count(*) filter (where state = 'imported') as imported,
      count(*) filter (where by_rounding and not by_more) as off_by_rounding, count(*) filter (where by_more) as off
    from (select min(state) as state, bool_or(problems @> '[{"difference": "rounding"}]') as by_rounding,
        bool_or(problems @> '[{"difference": "amount"}]') as by_more from import_rows
      where tenant_id = ${TENANT} and import_id = ${import_id} and key is not null group by key) as known`.execute(
      tx,
    );
  const [counts] = rows;
  if (counts === undefined) throw new Error('counting gives a row');
  return counts;
}

/** All rows as if they had just been read. */
export async function forgetChecks(tx: CrudTx, import_id: number): Promise<void> {
  await sql`update import_rows set state = 'unchecked', key = null, problems = '[]', record_id = null
    where tenant_id = ${TENANT} and import_id = ${import_id} and state <> 'unchecked'`.execute(tx);
}
