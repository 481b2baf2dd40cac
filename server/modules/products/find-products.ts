import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type Schemas = components['schemas'];

/** Many products can share a name: the oldest are given, so many at most. */
const MAX_FOUND = 5_000;

/** Products by their codes or names, capitals aside: what rows pasted from a sheet mean. */
export function findProducts(
  { read }: Context,
  { codes, names }: Schemas['ProductMatching'],
): Promise<Schemas['ProductMatch'][]> {
  return read(sql<Schemas['ProductMatch']>`
    select id, code, name, unit, unit_price::text as unit_price, vat_rate
    from products
    where tenant_id = ${TENANT} and deleted_on is null
      and (code_folded = any(array(select lower(unnest(${codes}::text[]))))
        or lower(name) = any(array(select lower(unnest(${names}::text[])))))
    order by id
    limit ${MAX_FOUND}`);
}
