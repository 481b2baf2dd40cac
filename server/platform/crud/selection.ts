import { sql, type RawBuilder } from 'kysely';
import { failure } from '../http/failure.ts';
import type { Requester, CrudRecord, CrudTx } from './crud-context.ts';
import { whereOf, type ListQuery } from './list-query.ts';
import type { RecordStore } from './record-store.ts';
import { TENANT } from '../db/tenant-plugin.ts';

/** Ticked records travel as ids; 'all that match' travels as the filter, with the number its reader saw. */
export type Selection = { ids?: number[]; filter?: ListQuery; expected_count: number };

type Selected = { total: number; up_to_id: number };

/** What is selected, as a condition over the table. */
export function selectedWhere(
  { shape, options }: RecordStore<CrudRecord>,
  { ids, filter }: Selection,
  { account }: Pick<Requester, 'account'>,
): RawBuilder<unknown> {
  const within = options.visible?.(account) ?? sql`true`;
  const standing =
    shape.soft_delete === true && filter?.['deleted'] !== true ? sql`deleted_on is null` : sql`true`;
  const wanted =
    ids === undefined
      ? whereOf(shape, filter ?? {})
      : sql`tenant_id = ${TENANT} and id = any(${ids}::bigint[])`;
  return sql`${wanted} and ${standing} and ${within}`;
}

/** Counts the selection; 409 when it holds another number than its reader saw, so that no more is changed than was meant. */
export async function countSelection(
  tx: CrudTx,
  store: RecordStore<CrudRecord>,
  selection: Selection,
  requester: Requester,
): Promise<Selected> {
  if ((selection.ids === undefined) === (selection.filter === undefined))
    throw failure(422, 'selection_unclear', 'Hãy chọn các dòng, hoặc chọn cả danh sách theo bộ lọc.', [
      'ids',
      'filter',
    ]);
  const where = selectedWhere(store, selection, requester);
  const { rows } = await sql<Selected>`select count(*) as total, coalesce(max(id), 0) as up_to_id
    from ${sql.table(store.shape.table)} where ${where}`.execute(tx);
  const selected = rows[0] ?? { total: 0, up_to_id: 0 };
  if (selected.total !== selection.expected_count)
    throw failure(
      409,
      'selection_changed',
      `Danh sách vừa thay đổi: bạn đã chọn ${selection.expected_count}, bây giờ có ${selected.total}. Hãy xem lại rồi chọn lại.`,
    );
  return selected;
}
