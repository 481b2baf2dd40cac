import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type InvoiceCreator = components['schemas']['InvoiceCreator'];

/** Who made the invoices of the company, by name: one look into the index for each of its people. */
export function listCreators({ read }: Context): Promise<InvoiceCreator[]> {
  return read(sql<InvoiceCreator>`
    select id, full_name from users
    where users.tenant_id = ${TENANT} and exists (
      select 1 from invoices where invoices.tenant_id = ${TENANT} and invoices.created_by = users.id)
    order by full_name, id`);
}
