import { sql } from 'kysely';
import type { CrudTx } from '../crud-context.ts';
import { foldedHeading } from './folded.ts';
import type { ImportColumn } from './import-record.ts';
import type { KnownHeadings } from './read/headings.ts';
import { TENANT } from '../../db/tenant-plugin.ts';

/** How the company matched headings with the fields of a resource before. */
export async function rememberedColumns(tx: CrudTx, resource: string): Promise<KnownHeadings> {
  const { rows } = await sql<{
    heading: string;
    field: string | null;
  }>`select heading, field from import_mappings
    where tenant_id = ${TENANT} and resource = ${resource}`.execute(tx);
  return new Map(rows.map(({ heading, field }) => [heading, field]));
}

/** Keeps what was chosen for each heading, so that the next file like this one is matched by itself. */
export async function rememberColumns(
  tx: CrudTx,
  tenant_id: number,
  resource: string,
  columns: readonly ImportColumn[],
): Promise<void> {
  // Two headings may fold to one; the later would meet the earlier in the same statement.
  const chosen = new Map(columns.map(({ header, field }) => [foldedHeading(header), field]));
  const rows = [...chosen]
    .map(([heading, field]) => ({ heading, field }))
    .filter(({ heading }) => heading !== '');
  await sql`insert into import_mappings (tenant_id, resource, heading, field)
    select ${tenant_id}, ${resource}, heading, field
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (heading text, field text)
    on conflict (tenant_id, resource, heading) do update set field = excluded.field`.execute(tx);
}
