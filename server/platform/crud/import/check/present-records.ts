import { sql } from 'kysely';
import type { CrudRecord, CrudTx } from '../../crud-context.ts';
import { columnsOf } from '../../crud-table.ts';
import type { ImportWork } from '../import-deps.ts';
import { TENANT } from '../../../db/tenant-plugin.ts';

/** The records that are there already, by the key of the import. Deleted ones are not. */
export async function presentRecords(
  tx: CrudTx,
  { store, asking }: Pick<ImportWork, 'store' | 'asking'>,
  key: string,
  keys: readonly string[],
): Promise<Map<string, CrudRecord>> {
  const { shape, options, writable } = store;
  const columns = ['id', ...writable];
  const expressions = options.expressions?.(asking.account) ?? {};
  const standing = shape.soft_delete === true ? sql`deleted_on is null` : sql`true`;
  const { rows } =
    await sql<CrudRecord>`select ${columnsOf({ columns, expressions })} from ${sql.table(shape.table)}
    where tenant_id = ${TENANT} and ${sql.ref(key)} = any(${[...keys]}::text[]) and ${standing}
      and ${options.visible?.(asking.account) ?? sql`true`}`.execute(tx);
  return new Map(rows.map((row) => [String(row[key]), row]));
}
