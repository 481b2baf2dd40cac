import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** The invoices that were imported under some keys and are still there. */
export async function importedKeys(tx: Tx, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{
    key: string;
    invoice_id: number;
  }>`select key, invoice_id from imported_invoices
    where tenant_id = ${TENANT} and key = any(${[...new Set(keys)]}::text[])`.execute(tx);
  return new Map(rows.map(({ key, invoice_id }) => [key, invoice_id]));
}

export async function keepKeys(
  tx: Tx,
  import_id: number,
  kept: readonly { key: string; invoice_id: number }[],
): Promise<void> {
  await sql`insert into imported_invoices (tenant_id, key, invoice_id, import_id)
    select ${TENANT}, key, invoice_id, ${import_id}
    from json_to_recordset(${JSON.stringify(kept)}::json) as given (key text, invoice_id bigint)`.execute(tx);
}

/** One import of a company's invoices stores at a time: two of the same file would both find its keys free. */
export async function holdKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('imported_invoices', ${TENANT}))`.execute(tx);
}
