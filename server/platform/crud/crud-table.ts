import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { isDatabaseError } from '../db/database.ts';
import { Failure, failure, notFound } from '../http/failure.ts';
import type { CrudRecord, CrudTx, Values } from './crud-context.ts';
import { orderOf, whereOf, type ListQuery, type ListShape } from './list-query.ts';
import { TENANT } from '../db/tenant-plugin.ts';

/** What to say of a column that the database refuses. */
type ColumnWords = { column: string; message: string };

export type CrudShape = ListShape & {
  table: string;
  /** Columns of the record, as the description names them. */
  columns: readonly string[];
  /** Columns that are computed by SQL instead of read from the table. */
  expressions?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Columns kept as jsonb. */
  json?: readonly string[];
  uniques?: readonly ColumnWords[];
  references?: readonly ColumnWords[];
  /** What to say when the record is still used elsewhere. */
  in_use?: string;
  /** What is deleted is kept with the time of it. */
  soft_delete?: boolean;
};

const PAGE = 25;

const TAKEN_MEANWHILE =
  'Không khôi phục được vì bản ghi khác đã dùng lại giá trị này. Hãy sửa bản ghi kia rồi khôi phục lại.';

export type CrudTable<Row> = {
  list(tx: CrudTx, query: ListQuery, within?: RawBuilder<unknown>): Promise<{ rows: Row[]; total: number }>;
  get(tx: CrudTx, id: number, within?: RawBuilder<unknown>): Promise<Row>;
  create(tx: CrudTx, values: Values): Promise<Row>;
  /** Rows that all have the columns of the first, by one statement; answers them in their order. */
  createMany(tx: CrudTx, rows: readonly Values[]): Promise<Row[]>;
  /** Changes a locked record; refuses when it was read at another version. */
  update(tx: CrudTx, current: Row, lock_version: number, values: Values): Promise<Row>;
  /** Deletes a locked record. */
  remove(tx: CrudTx, current: Row, now: string): Promise<Row>;
  /** Brings a locked record back; one that was not deleted stays as it is. */
  restore(tx: CrudTx, current: Row): Promise<Row>;
  /** Reads the record and keeps others from changing it until the transaction ends. */
  lock(tx: CrudTx, id: number, within?: RawBuilder<unknown>): Promise<Row>;
  /** The same of many, always by rising id, so that two who want the same records wait and do not hold each other up. */
  lockMany(tx: CrudTx, ids: readonly number[], within?: RawBuilder<unknown>): Promise<Row[]>;
};

const everything = sql`true`;

/**
 * List, get, create, update and delete of one tenant table, with optimistic locking: a stale lock_version answers 409
 * with both versions. Runs inside the caller's tenant transaction; `within` narrows what there is for the caller.
 */
export function crudTable<Row extends CrudRecord>(shape: CrudShape): CrudTable<Row> {
  const table = sql.table(shape.table);
  const columns = columnsOf(shape);

  async function list(
    tx: CrudTx,
    query: ListQuery,
    within = everything,
  ): Promise<{ rows: Row[]; total: number }> {
    const where = sql`${whereOf(shape, query)} and ${within}`;
    const limit = query.limit ?? PAGE;
    const offset = ((query.page ?? 1) - 1) * limit;
    const found =
      await sql<Row>`select ${columns} from ${table} where ${where} order by ${orderOf(shape, query.sort)}
      limit ${limit} offset ${offset}`.execute(tx);
    const count = await sql<{ total: number }>`select count(*) as total from ${table} where ${where}`.execute(
      tx,
    );
    return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
  }

  async function get(tx: CrudTx, id: number, within = everything): Promise<Row> {
    const found =
      await sql<Row>`select ${columns} from ${table} where tenant_id = ${TENANT} and id = ${id} and ${within}`.execute(
        tx,
      );
    return found.rows[0] ?? missing();
  }

  async function create(tx: CrudTx, values: Values): Promise<Row> {
    const names = Object.keys(values);
    const inserted = await worded(shape, () =>
      sql<Row>`insert into ${table} (${sql.join(names.map((name) => sql.ref(name)))})
        values (${sql.join(names.map((name) => written(shape, name, values[name])))}) returning ${columns}`.execute(
        tx,
      ),
    );
    return first(inserted.rows);
  }

  async function createMany(tx: CrudTx, rows: readonly Values[]): Promise<Row[]> {
    const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
    if (rows.length === 0) return [];
    // One parameter for all of them: a statement with thousands costs more to write than to run.
    const inserted = await worded(shape, () =>
      sql<Row>`insert into ${table} (${names}) select ${names}
        from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json) returning ${columns}`.execute(
        tx,
      ),
    );
    return inserted.rows;
  }

  async function update(tx: CrudTx, current: Row, lock_version: number, values: Values): Promise<Row> {
    if (current['deleted_on'] !== undefined && current['deleted_on'] !== null) throw deleted();
    if (current.lock_version !== lock_version) throw stale(current, { ...values, lock_version });
    return set(tx, current.id, values);
  }

  async function remove(tx: CrudTx, current: Row, now: string): Promise<Row> {
    if (shape.soft_delete === true)
      return current['deleted_on'] === null ? set(tx, current.id, { deleted_on: now }) : missing();
    // Whatever points at it prevents that, itself included: none of its own references can be missing.
    await worded({ ...shape, references: [] }, () =>
      sql`delete from ${table} where tenant_id = ${TENANT} and id = ${current.id}`.execute(tx),
    );
    return current;
  }

  async function restore(tx: CrudTx, current: Row): Promise<Row> {
    if (current['deleted_on'] === null) return current;
    const uniques = shape.uniques?.map(({ column }) => ({ column, message: TAKEN_MEANWHILE }));
    return set(tx, current.id, { deleted_on: null }, { ...shape, ...(uniques ? { uniques } : {}) });
  }

  async function set(tx: CrudTx, id: number, values: Values, words = shape): Promise<Row> {
    const sets = Object.entries(values).map(
      ([name, value]) => sql`${sql.ref(name)} = ${written(shape, name, value)}`,
    );
    const updated = await worded(words, () =>
      sql<Row>`update ${table} set ${sql.join([...sets, sql`lock_version = lock_version + 1`])}
        where tenant_id = ${TENANT} and id = ${id} returning ${columns}`.execute(tx),
    );
    return first(updated.rows);
  }

  async function lock(tx: CrudTx, id: number, within = everything): Promise<Row> {
    const found =
      await sql<Row>`select ${columns} from ${table} where tenant_id = ${TENANT} and id = ${id} and ${within} for update`.execute(
        tx,
      );
    return found.rows[0] ?? missing();
  }

  async function lockMany(tx: CrudTx, ids: readonly number[], within = everything): Promise<Row[]> {
    const found =
      await sql<Row>`select ${columns} from ${table} where tenant_id = ${TENANT} and id = any(${[...ids]}::bigint[])
      and ${within} order by id for update`.execute(tx);
    return found.rows;
  }

  return { list, get, create, createMany, update, remove, restore, lock, lockMany };
}

/** The columns of a record as a select names them. */
export function columnsOf(shape: Pick<CrudShape, 'columns' | 'expressions'>): RawBuilder<unknown> {
  return sql.join(
    shape.columns.map((name) => {
      const expression = shape.expressions?.[name];
      return expression === undefined ? sql.ref(name) : sql`${expression} as ${sql.ref(name)}`;
    }),
  );
}

function written(shape: CrudShape, name: string, value: unknown): RawBuilder<unknown> {
  if (shape.json?.includes(name) !== true || value === null) return sql`${value}`;
  return sql`${JSON.stringify(value)}::jsonb`;
}

/** A refusal of the database in words: which column, and what to do. */
async function worded<T>(shape: CrudShape, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseError(error, 'unique_violation')) {
      const used = namedBy(error, shape, shape.uniques ?? []);
      if (used !== undefined) throw failure(422, 'already_used', used.message, [used.column]);
    }
    if (isDatabaseError(error, 'foreign_key_violation')) {
      const gone = namedBy(error, shape, shape.references ?? []);
      if (gone !== undefined) throw failure(422, 'reference_missing', gone.message, [gone.column]);
      if (shape.in_use !== undefined) throw failure(409, 'in_use', shape.in_use);
    }
    throw error;
  }
}

/**
 * Which of the columns a constraint of this table is named for (`customers_code`, `users_tenant_id_role_id_fkey`). Under row-level
 * security PostgreSQL says no more than the name. `items_bar_code` ends like `items_code`: the longest name is meant.
 */
function namedBy(
  error: unknown,
  { table }: CrudShape,
  words: readonly ColumnWords[],
): ColumnWords | undefined {
  if (!(error instanceof pg.DatabaseError) || error.table !== table) return undefined;
  const constraint = `${error.constraint ?? ''}_`;
  return words
    .filter(({ column }) => constraint.includes(`_${column}_`))
    .toSorted((one, other) => other.column.length - one.column.length)[0];
}

function first<Row>(rows: readonly Row[]): Row {
  const row = rows[0];
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}

function missing(): never {
  throw notFound();
}

/** 409 for a record that another user has changed meanwhile, `one` its name in a sentence: both versions travel, nothing is lost. */
export function stale(current: object, submitted: object, one = 'bản ghi'): Failure {
  const message = `Người khác vừa sửa ${one} này. Hãy xem bản mới rồi lưu lại phần thay đổi của bạn.`;
  return new Failure(409, [{ message, code: 'stale_record', fields: [] }], { current, submitted });
}

function deleted(): Failure {
  return failure(409, 'deleted_record', 'Bản ghi này đã xóa. Hãy khôi phục trước khi sửa.');
}

/** Each column the request may write; what was left out becomes null. */
export function valuesOf<T extends object>(
  columns: readonly (keyof T & string)[],
  input: T,
): Record<string, unknown> {
  return Object.fromEntries(columns.map((name) => [name, input[name] ?? null]));
}
