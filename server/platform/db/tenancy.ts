import { sql, type Kysely, type Transaction } from 'kysely';

/** The role under which tenant data is read and written: owns nothing, bypasses nothing (migration 001). */
export const TENANT_ROLE = 'hoadon_app';

/**
 * Runs work in one transaction that sees one tenant: role and tenant are set for this transaction only (SET LOCAL),
 * so a pooled connection carries nothing over. Row-level security does the rest.
 */
export function inTenant<DB, T>(
  db: Kysely<DB>,
  tenant_id: number,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await enterTenant(tx, tenant_id);
    return work(tx);
  });
}

export async function enterTenant<DB>(tx: Transaction<DB>, tenant_id: number): Promise<void> {
  await sql`select set_config('role', ${TENANT_ROLE}, true), set_config('app.tenant_id', ${String(tenant_id)}, true)`.execute(
    tx,
  );
}

/** Back to the role of the connection, which sees no tenant's rows, for the rest of the transaction. */
export async function leaveTenant<DB>(tx: Transaction<DB>): Promise<void> {
  await sql`select set_config('role', 'none', true), set_config('app.tenant_id', '', true)`.execute(tx);
}
