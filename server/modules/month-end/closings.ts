import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { pageOf } from '#server/platform/crud/list-page.ts';
import { whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { changedSince } from './changes.ts';

export type MonthClosing = components['schemas']['MonthClosing'];

const SHAPE: ListShape = {
  sortable: ['month', 'closed_on'],
  never_null: ['month', 'closed_on'],
  filters: { state: 'equal', month: 'equal' },
  default_sort: '-month,-id',
};

/** The months that the board lists. */
const RECENT = 12;

const ROWS = sql`(select closing.tenant_id, closing.id, to_char(closing.month, 'YYYY-MM') as month, closing.closed_on, closing.closed_by,
    closer.full_name as closed_by_name, closing.figures, closing.previous_hash as previous_digest, closing.hash as digest, closing.reopened_on, closing.reopened_by,
    opener.full_name as reopened_by_name, closing.reopen_reason,
    case when closing.reopened_on is null then 'closed' else 'reopened' end as state, fold_text(to_char(closing.month, 'MM/YYYY')) as search_text
  from month_closings as closing
  join users as closer on closer.tenant_id = closing.tenant_id and closer.id = closing.closed_by
  left join users as opener on opener.tenant_id = closing.tenant_id and opener.id = closing.reopened_by
  where closing.tenant_id = ${TENANT}) as closings`;

const COLUMNS = sql`id, month, closed_on, closed_by, closed_by_name, figures, previous_digest, digest, reopened_on, reopened_by,
  reopened_by_name, reopen_reason, state`;

async function withChanges(tx: Tx, rows: readonly Omit<MonthClosing, 'changed'>[]): Promise<MonthClosing[]> {
  const changed = await changedSince(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, changed: changed.get(row.id) ?? 0 }));
}

async function select(
  tx: Tx,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
): Promise<MonthClosing[]> {
  const { rows } = await sql<
    Omit<MonthClosing, 'changed'>
  >`select ${COLUMNS} from ${ROWS} where ${where} ${tail}`.execute(tx);
  return withChanges(tx, rows);
}

export async function listClosings(
  tx: Tx,
  query: ListQuery,
): Promise<{ rows: MonthClosing[]; total: number }> {
  const where = whereOf(SHAPE, query);
  const count = await sql<{ total: number }>`select count(*) as total from ${ROWS} where ${where}`.execute(
    tx,
  );
  return { rows: await select(tx, where, pageOf(SHAPE, query).tail), total: count.rows[0]?.total ?? 0 };
}

export async function getClosing(tx: Tx, id: number): Promise<MonthClosing> {
  const [row] = await select(tx, sql`tenant_id = ${TENANT} and id = ${id}`, sql``);
  if (row === undefined) throw notFound();
  return row;
}

/** The closing that holds for the month that begins on a day; null while it is open. */
export async function closingOf(tx: Tx, first: string): Promise<MonthClosing | null> {
  const month = first.slice(0, 7);
  const [row] = await select(tx, sql`tenant_id = ${TENANT} and month = ${month} and state = 'closed'`, sql``);
  return row ?? null;
}

/** The latest closings, the last month first. */
export function recentClosings(tx: Tx): Promise<MonthClosing[]> {
  return select(tx, sql`tenant_id = ${TENANT}`, sql`order by month desc, id desc limit ${RECENT}`);
}
