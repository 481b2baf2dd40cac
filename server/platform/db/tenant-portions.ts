import { sql, type Kysely, type RawBuilder } from 'kysely';
import { enterTenant } from './tenancy.ts';

/**
 * The rows of one statement in portions, by a cursor of the database: one picture of the data from first to last row, and
 * no more of it in memory than a portion. Leaving the loop early ends the transaction too.
 */
export async function* tenantPortions<DB, Row extends object>(
  db: Kysely<DB>,
  tenant_id: number,
  statement: RawBuilder<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  const begun = await db.startTransaction().execute();
  try {
    const tx = await enterTenant(begun, tenant_id);
    await sql`declare portions no scroll cursor for ${statement}`.execute(tx);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(size)} from portions`.execute(tx);
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
    }
  } finally {
    await begun.rollback().execute();
  }
}
