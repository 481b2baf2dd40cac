import { sql, type Expression, type Kysely, type Transaction } from 'kysely';

/** Reads in all companies which of them have work: tenant_id and the columns of the conditions, nothing else (migration 091). */
const SWEEP_ROLE = 'hoadon_sweep';

/**
 * The companies that a sweep has to open, in the order of their ids: one transaction, however many companies there are. `work` selects
 * the tenant_id of what is due, in all companies; each of them is then opened with `inTenant`, where the same condition is asked again.
 */
export function companiesWith<DB>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Expression<{ tenant_id: number }>,
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('role', ${SWEEP_ROLE}, true)`.execute(tx);
    const { rows } = await sql<{ tenant_id: number }>`
      select distinct tenant_id from (${work(tx)}) as with_work order by tenant_id`.execute(tx);
    return rows.map(({ tenant_id }) => tenant_id);
  });
}
