import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { IN_FORCE, rolled } from '#server/modules/invoices/index.ts';
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
  const ofPeriod = sql`issued_on between ${first}::date and ${last}::date`;
  const { rows } = await sql<NonNullable<Dashboard['months']>[number]>`
    with whole as (
      select issued_on as month, sum(invoices) filter (where ${IN_FORCE}) as count, sum(numbered) filter (where ${REFUSED}) as refused,
        sum(before_vat) filter (where ${IN_FORCE}) as revenue, sum(vat) filter (where ${IN_FORCE}) as vat
      from ${rolled('month', 'whole')} as invoices where ${ofPeriod} group by issued_on
    ), rated as (
      select issued_on as month, vat_rate, sum(before_vat) as revenue, sum(vat) as vat
      from ${rolled('month', 'rate')} as rates where ${ofPeriod} and vat_rate <> '' group by issued_on, vat_rate having sum(invoices) > 0
    )
    select to_char(months.month, 'YYYY-MM') as month, coalesce(whole.count, 0)::int as count, coalesce(whole.refused, 0)::int as refused,
      coalesce(whole.revenue, 0)::text as revenue, coalesce(whole.vat, 0)::text as vat,
      coalesce((select json_agg(json_build_object('vat_rate', vat_rate, 'revenue', revenue::text, 'vat', vat::text) order by vat_rate)
        from rated where rated.month = months.month), '[]') as rates
    from (select generate_series(${first}::date, ${last}::date, interval '1 month')::date as month) as months
    left join whole on whole.month = months.month order by months.month`.execute(tx);
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
