import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { tenantPlugin } from './tenant-plugin.ts';

/** The role under which tenant data is read and written: owns nothing, bypasses nothing (migration 001). */
export const TENANT_ROLE = 'hoadon_app';

/**
 * Runs work in one transaction that sees one tenant: role and tenant are set for this transaction only (SET LOCAL),
 * so a pooled connection carries nothing over. Its statements name the tenant (tenant-plugin.ts), and row-level security sees to
 * the same once more.
 */
export function inTenant<DB, T>(
  db: Kysely<DB>,
  tenant_id: number,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    return work(await enterTenant(tx, tenant_id));
  });
}

/** Sets role and tenant for the rest of the transaction; answers it as one whose statements name the tenant. */
export async function enterTenant<DB>(tx: Transaction<DB>, tenant_id: number): Promise<Transaction<DB>> {
  await sql`select set_config('role', ${TENANT_ROLE}, true), set_config('app.tenant_id', ${String(tenant_id)}, true)`.execute(
    tx,
  );
  return tx.withPlugin(tenantPlugin(tenant_id));
}

/** Back to the role of the connection, which sees no tenant's rows, for the rest of the transaction. */
export async function leaveTenant<DB>(tx: Transaction<DB>): Promise<void> {
  await sql`select set_config('role', 'none', true), set_config('app.tenant_id', '', true)`.execute(tx);
}

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
