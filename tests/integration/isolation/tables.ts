import { sql } from 'kysely';
import type { Db } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';

/** Outside row-level security by design: the sign-in directory, its sessions and ways in. The application's role may not touch them. */
export const OUTSIDE: readonly string[] = [
  'sign_ins',
  'sessions',
  'refresh_tokens',
  'api_token_keys',
  'password_keys',
  'trials',
  'sign_in_failures',
  'totp_secrets',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'mfa_tokens',
];

/** Every table of the schema that carries a tenant, but the directory. */
export async function tenantTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id' order by table_name`.execute(db);
  return rows.map(({ table_name }) => table_name).filter((name) => !OUTSIDE.includes(name));
}

/** All rows of a company, table by table, as text that differs when anything does. */
export async function snapshotOf(db: Db, tenant_id: number): Promise<Record<string, string[]>> {
  const tables = await tenantTables(db);
  return inTenant(db, tenant_id, async (tx) => {
    const found: Record<string, string[]> = {};
    for (const name of tables) {
      const { rows } = await sql<{
        row: string;
      }>`select one::text as row from ${sql.table(name)} as one order by 1`.execute(tx);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}
