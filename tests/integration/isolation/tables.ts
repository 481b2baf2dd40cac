import { sql } from 'kysely';
import type { Db } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** Outside row-level security by design: the sign-in directory, its sessions and ways in, the owners of tax codes, and the keys of links to statements and payments. The application's role may not touch them. */
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
  'tax_code_claims',
  'statement_link_keys',
  'payment_keys',
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
      }>`select one::text as row from ${sql.table(name)} as one where one.tenant_id = ${TENANT} order by 1`.execute(
        tx,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

/** Takes the second wall away: what one company sees of another afterwards, a statement has left open. */
export async function withoutRowSecurity(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relrowsecurity and relnamespace = 'public'::regnamespace`.execute(db);
  if (rows.length === 0) throw new Error('no table under row-level security');
  for (const { name } of rows)
    await sql`alter table ${sql.table(name)} disable row level security`.execute(db);
}
