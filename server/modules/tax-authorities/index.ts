import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Context, Handlers } from '#server/context.ts';
import { whereOf, type ListShape } from '#server/platform/crud/list-query.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { notFound } from '#server/platform/http/failure.ts';

type TaxAuthority = components['schemas']['TaxAuthority'];

const SHAPE: ListShape = { shared: true, sortable: [], filters: {}, default_sort: 'code' };
const COLUMNS = sql`id, code, name, city_code, city_name, parent_code, area`;
/** The specification gives no limit: pages are of one size. */
const PAGE = 20;

async function countOf(read: Context['read'], where: RawBuilder<unknown>): Promise<number> {
  const [row] = await read(
    sql<{ total: number }>`select count(*) as total from tax_authorities where ${where}`,
  );
  return row?.total ?? 0;
}

/** Cơ quan thuế: the same for every company, so any signed-in account reads them. */
export const taxAuthorityHandlers = {
  searchTaxAuthorities: async ({ query }, { read }) => {
    const where = whereOf(SHAPE, query);
    const offset = ((query.page ?? 1) - 1) * PAGE;
    const [tax_authorities, total] = await Promise.all([
      read(
        sql<TaxAuthority>`select ${COLUMNS} from tax_authorities where ${where} order by code limit ${PAGE} offset ${offset}`,
      ),
      countOf(read, where),
    ]);
    return listed({ tax_authorities }, total);
  },
  countTaxAuthorities: async ({ query }, { read }) => ({ count: await countOf(read, whereOf(SHAPE, query)) }),
  getTaxAuthority: async ({ path }, { read }) => {
    const [tax_authority] = await read(
      sql<TaxAuthority>`select ${COLUMNS} from tax_authorities where id = ${path.id}`,
    );
    if (tax_authority === undefined) throw notFound();
    return { tax_authority };
  },
} satisfies Pick<Handlers, 'searchTaxAuthorities' | 'countTaxAuthorities' | 'getTaxAuthority'>;
