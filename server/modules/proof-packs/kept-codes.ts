import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { RestoredTable } from './tables.table.ts';

/** Its code is one code in any capitals; rows that were two before keep theirs in this column (migration 147). */
const KEPT = 'code_kept';
const TABLES: readonly RestoredTable[] = ['customers', 'products'];

/** Whether the records are of a pack from before that rule, so that they cannot say which codes are kept. */
export function lacksKeptCodes(table: RestoredTable, line: string | undefined): boolean {
  return TABLES.includes(table) && line !== undefined && !(KEPT in (JSON.parse(line) as object));
}

/** Such records come in under no rule, each keeping its code: which are two is known when all of them are here. */
export const KEEPING = { column: sql`, ${sql.ref(KEPT)}`, value: sql`, code` };

/** Puts all of a table under the rule but those that have the code of an older one, as migration 147 did. */
export async function settleKeptCodes(tx: Tx, table: RestoredTable): Promise<void> {
  await sql`update ${sql.table(table)} as one set ${sql.ref(KEPT)} = null
    from (select id, deleted_on, row_number() over (partition by deleted_on is null, code_folded order by id) as place
      from ${sql.table(table)} where tenant_id = ${TENANT}) as counted
    where one.tenant_id = ${TENANT} and one.id = counted.id and (counted.deleted_on is not null or counted.place = 1)`.execute(
    tx,
  );
}
