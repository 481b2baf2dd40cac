import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { IN_FORCE, STATED_RATES } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type Dashboard = components['schemas']['Dashboard'];
type Range = { readonly first: string; readonly last: string };

const MAX_TOP = 5;

const REFUSED = sql`lifecycle not in ('issued', 'adjusted', 'replaced') and status_error
  and status not in ('signature_failed', 'requesting_digital_signature_is_faulty')`;

/** Revenue and tax of each month by rate, in đồng, the oldest first; months without an invoice are zero. */
export async function monthsOf(
  tx: Tx,
  first: string,
  last: string,
): Promise<NonNullable<Dashboard['months']>> {
  const { rows } = await sql<NonNullable<Dashboard['months']>[number]>`
    with issued as materialized (
      select date_trunc('month', issued_on)::date as month, currency, exchange_rate, total_before_vat, by_rate, ${IN_FORCE} as counts,
        ${REFUSED} as is_refused
      from invoices where tenant_id = ${TENANT} and issued_on between ${first}::date and ${last}::date and number is not null
    ), rated as (
      select month, rate.vat_rate, sum(in_dong(rate.amount, currency, exchange_rate)) as revenue,
        sum(in_dong(rate.vat_amount, currency, exchange_rate)) as vat
      from issued cross join lateral ${STATED_RATES} where counts group by month, rate.vat_rate
    ), outside as (
      select month, count(*) filter (where counts) as count, count(*) filter (where is_refused) as refused,
        coalesce(sum(in_dong(total_before_vat - (select coalesce(sum(rate.amount), 0) from ${STATED_RATES}), currency, exchange_rate))
          filter (where counts), 0) as revenue
      from issued group by month
    )
    select to_char(months.month, 'YYYY-MM') as month, coalesce(outside.count, 0)::int as count, coalesce(outside.refused, 0)::int as refused,
      (coalesce(outside.revenue, 0) + coalesce((select sum(revenue) from rated where rated.month = months.month), 0))::text as revenue,
      coalesce((select sum(vat) from rated where rated.month = months.month), 0)::text as vat,
      coalesce((select json_agg(json_build_object('vat_rate', vat_rate, 'revenue', revenue::text, 'vat', vat::text) order by vat_rate)
        from rated where rated.month = months.month), '[]') as rates
    from (select generate_series(${first}::date, ${last}::date, interval '1 month')::date as month) as months
    left join outside on outside.month = months.month order by months.month`.execute(tx);
  return rows;
}

/** The buyers with the largest total in đồng. One who stands in no catalogue goes by tax code, else by name. */
export async function topCustomers(
  tx: Tx,
  { first, last }: Range,
): Promise<NonNullable<Dashboard['top_customers']>> {
  const { rows } = await sql<NonNullable<Dashboard['top_customers']>[number]>`
    select max(customer_id) as customer_id, coalesce(max(nullif(buyer_name, '')), max(buyer_person), '') as name, count(*) as count,
      sum(in_dong(total, currency, exchange_rate))::text as total
    from invoices
    where tenant_id = ${TENANT} and issued_on between ${first}::date and ${last}::date and ${IN_FORCE}
    group by coalesce(customer_id::text, nullif(buyer_tax_code, ''), nullif(buyer_name, ''), buyer_person)
    having sum(in_dong(total, currency, exchange_rate)) is not null
    order by sum(in_dong(total, currency, exchange_rate)) desc, min(id) limit ${MAX_TOP}`.execute(tx);
  return rows;
}

/** The goods and services with the largest revenue before tax in đồng; discounts are taken off. */
export async function topProducts(
  tx: Tx,
  { first, last }: Range,
): Promise<NonNullable<Dashboard['top_products']>> {
  const revenue = sql`sum(case line.kind when 'discount' then -1 else 1 end * in_dong(line.amount, currency, exchange_rate))`;
  const { rows } = await sql<NonNullable<Dashboard['top_products']>[number]>`
    select max(line.product_id) as product_id, max(line.name) as name, ${revenue}::text as revenue
    from invoices
    join invoice_lines as line on line.tenant_id = ${TENANT} and line.invoice_id = invoices.id and line.kind in ('goods', 'discount')
    where invoices.tenant_id = ${TENANT} and issued_on between ${first}::date and ${last}::date and ${IN_FORCE}
    group by coalesce(line.product_id::text, line.name)
    having ${revenue} is not null
    order by ${revenue} desc, min(line.name) limit ${MAX_TOP}`.execute(tx);
  return rows;
}
