import { sql } from 'kysely';
import { TENANT } from '../../../db/tenant-plugin.ts';
import type { CrudRecord, CrudTx } from '../../crud-context.ts';
import { columnsOf } from '../../crud-table.ts';
import type { RecordWork } from '../record-target.ts';

/** A key as it is compared: codes that differ only in capitals are one code. */
export const folded = (key: string): string => key.toLowerCase();

/**
 * The records that are there already, by the key of the import in small letters. Deleted ones are not. Tables that are imported have
 * that key in a column of its own: what is computed from it is not looked up in an index under row-level security.
 */
export async function presentRecords(
  tx: CrudTx,
  { store, requester }: Pick<RecordWork, 'store' | 'requester'>,
  key: string,
  keys: readonly string[],
): Promise<Map<string, CrudRecord[]>> {
  const { shape, options, writable } = store;
  const columns = ['id', ...writable];
  const expressions = options.expressions?.(requester.account) ?? {};
  const standing = shape.soft_delete === true ? sql`deleted_on is null` : sql`true`;
  const { rows } =
    await sql<CrudRecord>`select ${columnsOf({ columns, expressions })} from ${sql.table(shape.table)}
    where tenant_id = ${TENANT} and ${sql.ref(`${key}_folded`)} = any(array(select lower(unnest(${[...keys]}::text[])))) and ${standing}
      and ${options.visible?.(requester.account) ?? sql`true`} order by id`.execute(tx);
  return Map.groupBy(rows, (row) => folded(String(row[key])));
}
