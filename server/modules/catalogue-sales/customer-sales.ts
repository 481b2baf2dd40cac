import { sql } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import { CORRECTED, IN_FORCE, inDong } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';

type CustomerSales = components['schemas']['CustomerSales'];
type YearRow = CustomerSales['this_year'];

const MAX_INVOICES = 10;
const MAX_CORRECTIONS = 10;
const MAX_PRICES = 10;

/** Invoices that the last prices are read from, as for the price offered in the editor. */
const PRICED_INVOICES = 50;

/** What the invoices to a customer of the catalogue say. Failure: 404 for a customer that is not there. */
export async function customerSales(context: Context, id: number): Promise<CustomerSales> {
  const { read, clock } = context;
  const today = clock.today();
  const [[customer], [this_year, last_year], invoices, prices, corrections] = await Promise.all([
    read(sql<{ id: number }>`select id from customers where tenant_id = ${TENANT} and id = ${id}`),
    read(years(id, [yearOf(today), yearOf(today, 1)])),
    read(newest(id)),
    read(lastPrices(id)),
    read(correctionsOf(id, context)),
  ]);
  if (customer === undefined || this_year === undefined || last_year === undefined) throw notFound();
  return { this_year, last_year, invoices, prices, corrections };
}

/** A row for each year, in their order. */
const years = (id: number, wanted: readonly Year[]) => sql<YearRow>`
  select wanted.year, count(invoices.id)::int as invoices,
    count(invoices.id) filter (where in_dong(1, currency, exchange_rate) is null)::int as without_rate,
    coalesce(sum(before_dong), 0)::text as revenue, coalesce(sum(total_dong), 0)::text as total
  from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (year int, first date, last date)
  left join ${inDong(sql`customer_id = ${id} and ${IN_FORCE}`)} as invoices on issued_on between wanted.first and wanted.last
  group by wanted.year order by wanted.year desc`;

const newest = (id: number) => sql<CustomerSales['invoices'][number]>`
  select id, form_no, symbol, number, issued_on, currency, total::text as total, status, ${CORRECTED} as corrected, nature
  from invoices where tenant_id = ${TENANT} and customer_id = ${id}
  order by issued_on desc, id desc limit ${MAX_INVOICES}`;

/** An adjusting invoice states differences, which are no prices. */
const lastPrices = (id: number) => sql<CustomerSales['prices'][number]>`
  select * from (
    select distinct on (line.product_id, line.name, line.unit, newest.currency)
      newest.id as invoice_id, line.product_id as record_id, line.name, line.unit, line.unit_price::text as unit_price,
      newest.price_includes_tax, newest.currency, newest.issued_on
    from (
      select id, issued_on, currency, coalesce((money_options ->> 'price_includes_tax')::boolean, false) as price_includes_tax
      from invoices where tenant_id = ${TENANT} and customer_id = ${id} and ${IN_FORCE} and nature <> 'adjust'
      order by issued_on desc, id desc limit ${PRICED_INVOICES}
    ) as newest
    join invoice_lines as line on line.tenant_id = ${TENANT} and line.invoice_id = newest.id
    where line.kind = 'goods' and line.unit_price is not null
    order by line.product_id, line.name, line.unit, newest.currency, newest.issued_on desc, newest.id desc, line.position desc
  ) as prices order by issued_on desc, invoice_id desc, name limit ${MAX_PRICES}`;

/** Invoices that adjust or replace others, and notices 04/SS-HĐĐT that name one, the newest first. */
function correctionsOf(id: number, { account }: Context) {
  const readsNotices = sql.lit(allows(account.permissions, operations.getInvoiceMistake.access));
  return sql<CustomerSales['corrections'][number]>`
    (select nature as kind, id, form_no || symbol || coalesce(' ' || lpad(number::text, 8, '0'), '') as label, corrects,
      issued_on as happened_on, status
    from invoices where tenant_id = ${TENANT} and customer_id = ${id} and nature <> 'original'
    order by issued_on desc, id desc limit ${MAX_CORRECTIONS})
    union all
    (select 'notice', notice.id, notice.label, null, (notice.created_on at time zone 'Asia/Ho_Chi_Minh')::date, notice.status
    from invoice_mistakes as notice
    where notice.tenant_id = ${TENANT} and ${readsNotices} and exists (
      select from jsonb_array_elements(notice.invoices) as named
      join invoices on invoices.tenant_id = ${TENANT} and invoices.id = (named ->> 'invoice_id')::bigint
      where invoices.customer_id = ${id})
    order by notice.created_on desc, notice.id desc limit ${MAX_CORRECTIONS})
    order by happened_on desc, kind, id desc limit ${MAX_CORRECTIONS}`;
}

/** The days of a calendar year, for statements over `issued_on`. */
export type Year = { readonly year: number; readonly first: string; readonly last: string };

/** The year of a day (YYYY-MM-DD), or one `before` it. */
export function yearOf(day: string, before = 0): Year {
  const year = Number(day.slice(0, 4)) - before;
  return { year, first: `${year}-01-01`, last: `${year}-12-31` };
}
