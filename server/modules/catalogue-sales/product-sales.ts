import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import { CORRECTED, IN_FORCE } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { yearOf, type Year } from './customer-sales.ts';

type ProductSales = components['schemas']['ProductSales'];
type YearRow = Omit<ProductSales['this_year'], 'year'>;

const MAX_INVOICES = 10;
const MAX_PRICES = 10;

/** Lines that the newest invoices and the last prices are read from, by the order in which the invoices were made. */
const NEWEST_LINES = 200;

/** What the invoices in force say of a product of the catalogue. Failure: 404 for a product that is not there. */
export async function productSales({ read, clock }: Context, id: number): Promise<ProductSales> {
  const year = yearOf(clock.today());
  const [[product], [sold], invoices, prices] = await Promise.all([
    read(sql<{ id: number }>`select id from products where tenant_id = ${TENANT} and id = ${id}`),
    read(soldIn(id, year)),
    read(newest(id)),
    read(lastPrices(id)),
  ]);
  if (product === undefined || sold === undefined) throw notFound();
  return { this_year: { year: year.year, ...sold }, invoices, prices };
}

/** Quantity and revenue of a year, discounts taken off (as the best-selling goods of the overview). */
const soldIn = (id: number, { first, last }: Year) => sql<YearRow>`
  with lines as materialized (
    select invoices.id, nature, currency, exchange_rate, line.kind, line.unit, line.quantity,
      case line.kind when 'discount' then -1 else 1 end * in_dong(line.amount, currency, exchange_rate) as revenue
    from invoice_lines as line
    join invoices on invoices.tenant_id = ${TENANT} and invoices.id = line.invoice_id and ${IN_FORCE}
      and issued_on between ${first}::date and ${last}::date
    where line.tenant_id = ${TENANT} and line.product_id = ${id} and line.kind in ('goods', 'discount')
  )
  select count(distinct id)::int as invoices, coalesce(sum(revenue), 0)::text as revenue,
    count(distinct id) filter (where nature = 'adjust')::int as adjusting,
    count(distinct id) filter (where in_dong(1, currency, exchange_rate) is null)::int as without_rate,
    coalesce((select json_agg(json_build_object('unit', unit, 'quantity', quantity::text) order by quantity desc, unit) from (
      select unit, sum(quantity) as quantity from lines
      where kind = 'goods' and nature <> 'adjust' and quantity is not null group by unit) as by_unit), '[]') as quantities
  from lines`;

/** The newest lines of the product in invoices in force. */
const newestLines = (id: number) => sql`
  select line.invoice_id, line.position, line.kind, line.unit, line.unit_price
  from invoice_lines as line
  join invoices on invoices.tenant_id = ${TENANT} and invoices.id = line.invoice_id and ${IN_FORCE}
  where line.tenant_id = ${TENANT} and line.product_id = ${id}
  order by line.invoice_id desc, line.position limit ${NEWEST_LINES}`;

const newest = (id: number) => sql<ProductSales['invoices'][number]>`
  with sold as materialized (${newestLines(id)})
  select id, form_no, symbol, number, issued_on, currency, total::text as total, status, ${CORRECTED} as corrected, nature
  from invoices where tenant_id = ${TENANT} and id in (select invoice_id from sold)
  order by issued_on desc, id desc limit ${MAX_INVOICES}`;

/** One buyer: of the catalogue, or one tax code, or one name. */
const lastPrices = (id: number) => sql<ProductSales['prices'][number]>`
  with sold as materialized (${newestLines(id)})
  select * from (
    select distinct on (coalesce(customer_id::text, nullif(buyer_tax_code, ''), nullif(buyer_name, ''), buyer_person), line.unit, currency)
      invoices.id as invoice_id, customer_id as record_id, coalesce(nullif(buyer_name, ''), buyer_person, '') as name, line.unit,
      line.unit_price::text as unit_price, coalesce((money_options ->> 'price_includes_tax')::boolean, false) as price_includes_tax,
      currency, issued_on
    from sold as line
    join invoices on invoices.tenant_id = ${TENANT} and invoices.id = line.invoice_id and nature <> 'adjust'
    where line.kind = 'goods' and line.unit_price is not null
    order by coalesce(customer_id::text, nullif(buyer_tax_code, ''), nullif(buyer_name, ''), buyer_person), line.unit, currency,
      issued_on desc, invoices.id desc, line.position desc
  ) as prices order by issued_on desc, invoice_id desc, name limit ${MAX_PRICES}`;
