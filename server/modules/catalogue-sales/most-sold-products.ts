import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { rolledSold } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** As many as the till draws tiles. */
const MAX_PRODUCTS = 48;

/** Ids of the products in use that most lines of the present month and the two before it are of, the most sold first. */
export async function mostSoldProducts({ read, clock }: Context): Promise<number[]> {
  const rows = await read(sql<{ id: number }>`
    with sold as (
      select record_id, sum(count) as lines from ${rolledSold('product')} as sold
      where record_id is not null and month > date_trunc('month', ${clock.today()}::date) - interval '3 months'
      group by record_id having sum(count) > 0
    )
    select products.id from sold
    join products on products.tenant_id = ${TENANT} and products.id = sold.record_id
    where products.deleted_on is null and products.status = 'active'
    order by sold.lines desc, products.name, products.id
    limit ${MAX_PRODUCTS}`);
  return rows.map(({ id }) => id);
}
