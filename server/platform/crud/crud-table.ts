import { sql, type RawBuilder, type Transaction } from 'kysely';
import { isDatabaseError } from '../db/database.ts';
import { Failure, failure, notFound } from '../http/failure.ts';
import { orderOf, whereOf, type ListQuery, type ListShape } from './list-query.ts';

export type CrudShape = ListShape & {
  table: string;
  /** Columns of the record, as the description names them. */
  columns: readonly string[];
  /** Columns that are computed by SQL instead of read from the table. */
  expressions?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** What to say when a unique constraint refuses: the column and its words. */
  unique?: { column: string; message: string };
  /** What to say when the record is still used elsewhere. */
  in_use?: string;
};

const PAGE = 25;

/**
 * List, get, create, update and delete of one tenant table, with optimistic locking: a stale lock_version answers 409
 * with both versions. Runs inside the caller's tenant transaction.
 */
export function crudTable<DB, Row extends { id: number; lock_version: number }>(shape: CrudShape) {
  type Tx = Transaction<DB>;
  const table = sql.table(shape.table);
  const columns = sql.join(
    shape.columns.map((name) => {
      const expression = shape.expressions?.[name];
      return expression === undefined ? sql.ref(name) : sql`${expression} as ${sql.ref(name)}`;
    }),
  );

  async function list(tx: Tx, query: ListQuery): Promise<{ rows: Row[]; total: number }> {
    const where = whereOf(shape, query);
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

  async function get(tx: Tx, id: number): Promise<Row> {
    const found = await sql<Row>`select ${columns} from ${table} where id = ${id}`.execute(tx);
    const row = found.rows[0];
    if (row === undefined) throw notFound();
    return row;
  }

  async function create(tx: Tx, values: Readonly<Record<string, unknown>>): Promise<Row> {
    const names = Object.keys(values);
    const inserted = await worded(() =>
      sql<Row>`insert into ${table} (${sql.join(names.map((name) => sql.ref(name)))})
        values (${sql.join(names.map((name) => values[name]))}) returning ${columns}`.execute(tx),
    );
    return first(inserted.rows);
  }

  async function update(
    tx: Tx,
    id: number,
    lock_version: number,
    values: Readonly<Record<string, unknown>>,
  ): Promise<Row> {
    const current = await lock(tx, id);
    if (current.lock_version !== lock_version) throw stale(current, { ...values, lock_version });
    const sets = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    const updated = await worded(() =>
      sql<Row>`update ${table} set ${sql.join([...sets, sql`lock_version = lock_version + 1`])}
        where id = ${id} returning ${columns}`.execute(tx),
    );
    return first(updated.rows);
  }

  async function remove(tx: Tx, id: number): Promise<Row> {
    const row = await lock(tx, id);
    await worded(() => sql`delete from ${table} where id = ${id}`.execute(tx));
    return row;
  }

  async function lock(tx: Tx, id: number): Promise<Row> {
    const found = await sql<Row>`select ${columns} from ${table} where id = ${id} for update`.execute(tx);
    const row = found.rows[0];
    if (row === undefined) throw notFound();
    return row;
  }

  async function worded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (shape.unique !== undefined && isDatabaseError(error, 'unique_violation'))
        throw failure(422, 'already_used', shape.unique.message, [shape.unique.column]);
      if (shape.in_use !== undefined && isDatabaseError(error, 'foreign_key_violation'))
        throw failure(409, 'in_use', shape.in_use);
      throw error;
    }
  }

  return { list, get, create, update, remove, lock };
}

function first<Row>(rows: readonly Row[]): Row {
  const row = rows[0];
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}

/** 409 for a record that somebody else has changed meanwhile: both versions travel, nothing is lost. */
export function stale(current: object, submitted: object): Failure {
  const message = 'Người khác vừa sửa bản ghi này. Hãy xem bản mới rồi lưu lại phần thay đổi của bạn.';
  return new Failure(409, [{ message, code: 'stale_record', fields: [] }], { current, submitted });
}

/** Each column the request may write; what was left out becomes null. */
export function valuesOf<T extends object>(
  columns: readonly (keyof T & string)[],
  input: T,
): Record<string, unknown> {
  return Object.fromEntries(columns.map((name) => [name, input[name] ?? null]));
}
