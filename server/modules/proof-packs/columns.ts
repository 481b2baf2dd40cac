import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import type { RestoredTable } from './tables.table.ts';

/** Of tables whose bytes are files: that column is read from the file. */
const FILE_COLUMN = 'bytes';
export const FILE_TABLES: readonly RestoredTable[] = [
  'document_files',
  'transmissions',
  'invoice_collector_files',
];

/** The columns of a table that travel as text: all but the company, what the database computes, and bytes that are files. */
export async function columnsOf(tx: Tx, table: RestoredTable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname::text as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tx);
  const left_out = FILE_TABLES.includes(table) ? ['tenant_id', FILE_COLUMN] : ['tenant_id'];
  return rows.map(({ name }) => name).filter((name) => !left_out.includes(name));
}
