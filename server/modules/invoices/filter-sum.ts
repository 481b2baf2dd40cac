import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import type { ListQuery } from '#server/platform/crud/list-query.ts';
import { failure } from '#server/platform/http/failure.ts';
import { isRolled, shownWhere, spanOf, type InvoiceListName } from './list.ts';
import { inDong } from './rollups/in-dong.ts';
import { rolled } from './rollups/rolled.ts';

type InvoiceSum = components['schemas']['InvoiceSum'];

/** Where invoices are read one by one, no more than these: a second of the database's time. */
export const MAX_READ = 200_000;

/** Of a replaced one its replacement counts; one that was given up counts no more. */
const COUNTED = sql`lifecycle not in ('replaced', 'cancelled')`;

type Row = {
  currency: string;
  invoices: number;
  left_out: number;
  total_before_vat: string;
  total_vat: string;
  total: string;
};

type SumQuery = ListQuery & {
  of?: InvoiceListName | undefined;
  package_id?: number | undefined;
};

/**
 * What all invoices of a list's filter add up to, each currency by itself. Filters over columns of the rollups are answered from
 * these, however many invoices pass; others read the invoices. Failure: 422 too_many_to_sum.
 */
export async function filterSum(
  { read }: Pick<Context, 'read'>,
  { of = 'invoices', package_id, ...filter }: SumQuery,
): Promise<InvoiceSum> {
  const where = shownWhere(of, { ...filter, package_id });
  const isKnown = isRolled(filter) && package_id === undefined;
  const rows = await read(isKnown ? fromRollups(where, filter) : fromInvoices(where));
  const seen = rows.reduce((sum, { invoices, left_out }) => sum + invoices + left_out, 0);
  if (!isKnown && seen > MAX_READ) throw tooMany();
  const [dong] = rows.filter(({ currency }) => currency === 'VND').map(amounts);
  return {
    ...(dong ?? { invoices: 0, total_before_vat: '0', total_vat: '0', total: '0' }),
    foreign: rows
      .filter(({ currency, invoices }) => currency !== 'VND' && invoices > 0)
      .map((row) => ({ currency: row.currency, ...amounts(row) })),
    left_out: rows.reduce((sum, { left_out }) => sum + left_out, 0),
  };
}

const amounts = ({ invoices, total_before_vat, total_vat, total }: Row) => ({
  invoices,
  total_before_vat,
  total_vat,
  total,
});

const SUMS = sql`count(*) filter (where ${COUNTED}) as invoices, count(*) filter (where not ${COUNTED}) as left_out,
  ${summed('total_before_vat')}, ${summed('total_vat')}, ${summed('total')}`;

function summed(name: string): RawBuilder<unknown> {
  return sql`trim_scale(coalesce(sum(${sql.ref(name)}) filter (where ${COUNTED}), 0))::text as ${sql.ref(name)}`;
}

const fromInvoices = (where: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select currency, ${SUMS} from (
    select currency, lifecycle, total_before_vat, total_vat, total from invoices where ${where} limit ${MAX_READ + 1}
  ) as invoices group by currency order by currency`;

/** Rollups hold all in đồng: what the foreign ones are worth there is taken off, and they stand by themselves. One snapshot. */
function fromRollups(where: RawBuilder<unknown>, filter: ListQuery): RawBuilder<Row> {
  const kept = sql`select coalesce(sum(invoices) filter (where ${COUNTED}), 0) as invoices,
      coalesce(sum(invoices) filter (where not ${COUNTED}), 0) as left_out,
      ${keptOf('before_vat')}, ${keptOf('vat')}, ${keptOf('total')}
    from ${rolled(spanOf(filter), 'whole')} as invoices where ${where}`;
  return sql<Row>`
    with foreigners as materialized (
      select currency, lifecycle, total_before_vat, total_vat, total, before_dong, vat_dong, total_dong
      from ${inDong(sql`currency <> 'VND' and ${where}`)} as invoices
    ), worth as (
      select count(*) filter (where ${COUNTED}) as invoices, count(*) filter (where not ${COUNTED}) as left_out,
        coalesce(sum(before_dong) filter (where ${COUNTED}), 0) as before_vat,
        coalesce(sum(vat_dong) filter (where ${COUNTED}), 0) as vat, coalesce(sum(total_dong) filter (where ${COUNTED}), 0) as total
      from foreigners
    )
    select 'VND' as currency, (kept.invoices - worth.invoices)::bigint as invoices, (kept.left_out - worth.left_out)::bigint as left_out,
      trim_scale(kept.before_vat - worth.before_vat)::text as total_before_vat, trim_scale(kept.vat - worth.vat)::text as total_vat,
      trim_scale(kept.total - worth.total)::text as total
    from (${kept}) as kept, worth
    union all
    (select currency, ${SUMS} from foreigners group by currency order by currency)`;
}

function keptOf(name: string): RawBuilder<unknown> {
  return sql`coalesce(sum(${sql.ref(name)}) filter (where ${COUNTED}), 0) as ${sql.ref(name)}`;
}

const tooMany = () =>
  failure(
    422,
    'too_many_to_sum',
    `Bộ lọc này còn quá nhiều hóa đơn để cộng (trên ${MAX_READ.toLocaleString('vi-VN')}). Hãy lọc thêm theo ngày lập hoặc trạng thái.`,
  );
