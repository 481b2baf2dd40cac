import { sql } from 'kysely';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { notFound } from '../../http/failure.ts';
import type { CrudField } from '../crud-descriptor.ts';
import type { GroupCounts } from './import-rows.ts';
import type { CrudAccount, CrudTx } from '../crud-context.ts';
import { TENANT } from '../../db/tenant-plugin.ts';

export type ImportState = 'reading' | 'mapping' | 'checking' | 'checked' | 'running' | 'done' | 'refused';
export type OnExisting = 'skip' | 'update';
/** Of amounts that a file states other than they are computed: which of them are settled by taking the computed one. */
export type OnDifference = 'ask' | 'rounding' | 'all';

export type ImportColumn = {
  index: number;
  header: string;
  samples: string[];
  field: string | null;
  /** How its numbers are written, known once its rows are judged; null where it fills no number. */
  number_style: NumberStyle | 'mixed' | null;
  /** Of a mixed column: the style somebody chose for numbers that two styles read differently. */
  unclear_as: NumberStyle | null;
  /** Of a column of dates, known once its rows are judged: some are days only with the month first. */
  month_first?: boolean;
};

export type ImportRecord = {
  id: number;
  user_id: number;
  /** Who uploaded the file, or ran the import last: its name in the audit log. */
  actor_name: string;
  resource: string;
  file_name: string;
  state: ImportState;
  sheet: string;
  sheets: string[];
  columns: ImportColumn[];
  on_existing: OnExisting;
  /** Of invoices: the series of those that name none; null is that of a new one. */
  usual_series: string | null;
  on_difference: OnDifference;
  rows: number;
  /** Of them, those that the sheet does not show. */
  hidden_rows: number;
  ready: number;
  existing: number;
  wrong: number;
  /** Right rows of a group that has a wrong one. */
  held: number;
  imported: number;
  updated: number;
  skipped: number;
  message: string | null;
  imported_before_on: string | null;
  created_on: string;
  finished_on: string | null;
};

const COLUMNS = sql`id, user_id, actor_name, resource, file_name, state, sheet, sheets, columns, on_existing, usual_series, on_difference, rows, hidden_rows, ready, existing,
  wrong, held, imported, updated, skipped, message, created_on, finished_on,
  (select max(before.finished_on) from imports as before where before.tenant_id = imports.tenant_id and before.resource = imports.resource
    and before.file_hash = imports.file_hash and before.state = 'done' and before.id < imports.id) as imported_before_on`;

/** The import as the wire shows it; `groups` counts what its rows come to together, where they do. */
export function wireImport(
  { user_id: _user_id, actor_name: _actor_name, ...shown }: ImportRecord,
  groups: GroupCounts | null,
  own: readonly CrudField[] = [],
): object {
  // Imports of earlier releases do not say how their columns are written.
  const columns = shown.columns.map(({ month_first: _month_first, ...column }) => ({
    ...column,
    number_style: column.number_style ?? null,
    unclear_as: column.unclear_as ?? null,
  }));
  const own_fields = own.map(({ source, label, kind }) => ({
    source,
    label,
    // A choice is a text to those who match columns.
    kind: kind === 'enum' ? 'text' : kind,
  }));
  return { ...shown, columns, groups, own_fields };
}

export async function insertImport(
  tx: CrudTx,
  { tenant_id, user_id, full_name }: CrudAccount,
  row: { resource: string; file_name: string; file_hash: Buffer; created_on: string },
): Promise<ImportRecord> {
  const { rows } = await sql<ImportRecord>`insert into imports
    (tenant_id, user_id, actor_name, resource, file_name, file_hash, state, created_on)
    values (${tenant_id}, ${user_id}, ${full_name}, ${row.resource}, ${row.file_name}, ${row.file_hash}, 'reading',
      ${row.created_on}) returning ${COLUMNS}`.execute(tx);
  return first(rows);
}

/** One import of a resource; 404 where there is none. */
export async function importOf(tx: CrudTx, resource: string, id: number): Promise<ImportRecord> {
  const { rows } = await sql<ImportRecord>`select ${COLUMNS} from imports
    where tenant_id = ${TENANT} and id = ${id} and resource = ${resource}`.execute(tx);
  return first(rows);
}

/** The same, held until the transaction ends: one at a time works on an import. */
export async function heldImport(tx: CrudTx, resource: string, id: number): Promise<ImportRecord> {
  const { rows } = await sql<ImportRecord>`select ${COLUMNS} from imports
    where tenant_id = ${TENANT} and id = ${id} and resource = ${resource} for update`.execute(tx);
  return first(rows);
}

/** For its worker, if it is still in the state in which it was asked for. */
export async function heldIn(tx: CrudTx, id: number, state: ImportState): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`select ${COLUMNS} from imports
    where tenant_id = ${TENANT} and id = ${id} and state = ${state} for update`.execute(tx);
  return rows[0];
}

/** Has another sheet of its file read, as if it had just been uploaded. */
export async function readAnew(tx: CrudTx, id: number, sheet: string): Promise<void> {
  await sql`delete from import_rows where tenant_id = ${TENANT} and import_id = ${id}`.execute(tx);
  await sql`update imports set state = 'reading', sheet = ${sheet}, columns = '[]', rows = 0, read_tries = 0,
    ready = 0, existing = 0, wrong = 0, held = 0, skipped = 0 where tenant_id = ${TENANT} and id = ${id}`.execute(
    tx,
  );
}

/** How often reading it was begun, this time with it; null where it is read. Waits for a worker that reads it now. */
export async function noteReadTry(tx: CrudTx, id: number): Promise<number | null> {
  const { rows } = await sql<{ read_tries: number }>`update imports set read_tries = read_tries + 1
    where tenant_id = ${TENANT} and id = ${id} and state = 'reading' returning read_tries`.execute(tx);
  return rows[0]?.read_tries ?? null;
}

export async function recentImports(tx: CrudTx, resource: string, limit: number): Promise<ImportRecord[]> {
  const { rows } =
    await sql<ImportRecord>`select ${COLUMNS} from imports where tenant_id = ${TENANT} and resource = ${resource}
    order by id desc limit ${limit}`.execute(tx);
  return rows;
}

type Changes = Partial<Omit<ImportRecord, 'id' | 'resource' | 'imported_before_on' | 'created_on'>>;

export async function updateImport(tx: CrudTx, id: number, changes: Changes): Promise<ImportRecord> {
  const sets = Object.entries(changes).map(([name, value]) =>
    name === 'columns' ? sql`columns = ${JSON.stringify(value)}::jsonb` : sql`${sql.ref(name)} = ${value}`,
  );
  const { rows } =
    await sql<ImportRecord>`update imports set ${sql.join(sets)} where tenant_id = ${TENANT} and id = ${id}
    returning ${COLUMNS}`.execute(tx);
  return first(rows);
}

function first(rows: readonly ImportRecord[]): ImportRecord {
  const row = rows[0];
  if (row === undefined) throw notFound();
  return row;
}
