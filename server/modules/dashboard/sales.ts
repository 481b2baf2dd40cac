import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { IN_FORCE, rolled, rolledSold } from '#server/modules/invoices/index.ts';
import { REFUSED as IS_REFUSED } from '#server/modules/month-end/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { comparedDays } from './compared-days.ts';

type Dashboard = components['schemas']['Dashboard'];

const MAX_TOP = 5;
const MAX_RECENT = 5;

const REFUSED = sql`lifecycle not in ('issued', 'adjusted', 'replaced') and ${IS_REFUSED}`;

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

/** The revenue of a month in đồng beside that of the month before, by the days that can be compared. */
export async function revenueChange(
  tx: Tx,
  month: string,
  today: string,
): Promise<Dashboard['revenue_change']> {
  const days = comparedDays(month, today);
  if (days === null) return null;
  const { from, to, before_from, before_to } = days;
  const revenueOf = (first: string, last: string) =>
    sql`coalesce(sum(before_vat) filter (where issued_on between ${first}::date and ${last}::date), 0)::text`;
  const { rows } = await sql<{ revenue: string; revenue_before: string }>`
    select ${revenueOf(from, to)} as revenue, ${revenueOf(before_from, before_to)} as revenue_before
    from ${rolled('day', 'whole')} as invoices where issued_on between ${before_from}::date and ${to}::date and ${IN_FORCE}`.execute(
    tx,
  );
  return rows[0] === undefined ? null : { ...days, ...rows[0] };
}

/** How many invoices of each day of a period are in force, and how many were refused; days without an invoice are zero. */
export async function daysOf(tx: Tx, first: string, last: string): Promise<NonNullable<Dashboard['days']>> {
  const { rows } = await sql<NonNullable<Dashboard['days']>[number]>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sum(invoices) filter (where ${IN_FORCE}), 0)::int as count,
      coalesce(sum(numbered) filter (where ${REFUSED}), 0)::int as refused
    from (select generate_series(${first}::date, ${last}::date, interval '1 day')::date as day) as days
    left join ${rolled('day', 'whole')} as invoices on issued_on = day
    group by day order by day`.execute(tx);
  return rows;
}

/** The newest invoices that have a number, by their issue date. */
export async function recentInvoices(tx: Tx): Promise<NonNullable<Dashboard['recent_invoices']>> {
  const { rows } = await sql<NonNullable<Dashboard['recent_invoices']>[number]>`
    select id, form_no, symbol, number, coalesce(nullif(buyer_name, ''), nullif(buyer_person, '')) as buyer, total::text as total, currency, status
    from invoices where tenant_id = ${TENANT} and number is not null order by issued_on desc, id desc limit ${MAX_RECENT}`.execute(
    tx,
  );
  return rows;
}

/** The buyers with the largest total of a month (its first day) in đồng. A buyer without a customer record is identified by tax code, else by name. */
export async function topCustomers(tx: Tx, month: string): Promise<NonNullable<Dashboard['top_customers']>> {
  const { rows } = await sql<NonNullable<Dashboard['top_customers']>[number]>`
    select record_id as customer_id, name, count::bigint as count, amount::text as total from ${largest('customer', month)} as buyers
    order by place`.execute(tx);
  return rows;
}

/** The goods and services with the largest revenue of a month (its first day) before tax in đồng; discounts are taken off. */
export async function topProducts(tx: Tx, month: string): Promise<NonNullable<Dashboard['top_products']>> {
  const { rows } = await sql<NonNullable<Dashboard['top_products']>[number]>`
    select record_id as product_id, name, amount::text as revenue from ${largest('product', month)} as goods order by place`.execute(
    tx,
  );
  return rows;
}

/** FROM: the largest of a month, each under the name that most of its invoices or lines have. */
const largest = (part: 'customer' | 'product', month: string) => sql`(
  with sold as materialized (
    select record_id, known_by, name, count, without_rate, amount from ${rolledSold(part)} as sold where month = ${month}::date
  ), best as (
    select record_id, known_by, sum(count) as count, sum(amount) as amount,
      row_number() over (order by sum(amount) desc, record_id, known_by) as place
    -- Of those that come in foreign currency without an exchange rate alone, nothing is known.
    from sold group by record_id, known_by having sum(count) > sum(without_rate) order by place limit ${MAX_TOP}
  )
  select distinct on (place) best.*, named.name
  from best join (select record_id, known_by, name, sum(count) as used from sold group by record_id, known_by, name) as named
    on named.known_by = best.known_by and named.record_id is not distinct from best.record_id
  order by place, used desc, name)`;
