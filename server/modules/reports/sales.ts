import { sql } from 'kysely';
import { MAX_INVOICE_NUMBER } from '#domain/fields/content-limits.table.ts';
import { IN_FORCE, rolled, STATED_RATES } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Asked } from './asked.ts';

/**
 * Named queries: `sold`, the invoices in force that are asked for, `stated`, what each states of a VAT rate in its currency and in đồng,
 * each amount rounded by itself, and `shown`, what is stated of the rate that is asked for, of all by default. What an invoice states beside
 * its rates, or without any, has the rate null. `within` leaves out more of the invoices.
 */
export const salesOf = ({ from, to, series, buyer, vat_rate }: Asked, within: Condition = sql`true`) => sql`
  sold as materialized (
    select id, form_no || symbol as series, number, issued_on, nature, related ->> 'number' as corrected_number,
      coalesce(nullif(buyer_name, ''), buyer_person) as buyer_name, buyer_tax_code, currency, exchange_rate, by_rate,
      total_before_vat, total_vat
    from invoices where tenant_id = ${TENANT} and issued_on between ${from}::date and ${to}::date and ${IN_FORCE}
      and ${ofSeries(series)} and ${ofBuyer(buyer)} and ${within}
  ), stated as materialized (
    select id, vat_rate, amount, in_dong(amount, currency, exchange_rate) as revenue, in_dong(vat, currency, exchange_rate) as vat
    from sold cross join lateral (
      select rate.vat_rate, rate.amount, rate.vat_amount as vat from ${STATED_RATES}
      union all
      select null, total_before_vat - coalesce(sum(rate.amount), 0), total_vat - coalesce(sum(rate.vat_amount), 0) from ${STATED_RATES}
      having count(*) = 0 or total_before_vat <> sum(rate.amount) or total_vat <> sum(rate.vat_amount)
    ) as part
  ), shown as not materialized (select * from stated where ${ofRate(vat_rate)})`;

/**
 * Named query `first_invoices`: of each day and series in `wanted` the invoices by number, up to the one that brings the row at which
 * a page ends (`reach`, counted from the first of the day and series). `has_row`: it is certain that the invoice has a row there; those of which that is not certain come along and count for none.
 */
export const firstInvoices = (has_row: Condition) => sql`
  reached as materialized (
    select day, of_form, of_symbol, coalesce((
      select number from invoices where ${OF_DAY} and ${has_row} order by number offset (reach - 1)::bigint limit 1
    ), ${MAX_INVOICE_NUMBER}) as last_number from wanted
  ), first_invoices as materialized (
    select invoices.id from reached join invoices on ${OF_DAY} and number <= last_number
  )`;

/** The invoices in force of a day and series, found in the order of their numbers by index (migration 122). */
const OF_DAY = sql`tenant_id = ${TENANT} and issued_on = day and form_no = of_form and symbol = of_symbol and ${IN_FORCE}`;

/** The invoices of `first_invoices`, for `salesOf`. */
export const FIRST_INVOICES = sql`id = any(array(select id from first_invoices))`;

type Condition = ReturnType<typeof sql>;

const NO_RATE = 'none';

/** Rows of the rate that is asked for; `none` are those without one. */
export function ofRate(vat_rate: Asked['vat_rate'], column: Condition = sql`vat_rate`): Condition {
  if (vat_rate === undefined) return sql`true`;
  return vat_rate === NO_RATE ? sql`${column} is null` : sql`${column} = ${vat_rate}`;
}

/** Invoices whose series begins as it was typed. */
export const ofSeries = (series: Asked['series']): Condition =>
  series === undefined ? sql`true` : sql`starts_with(upper(form_no || symbol), upper(${series}))`;

const ofBuyer = (buyer: Asked['buyer']): Condition =>
  buyer === undefined
    ? sql`true`
    : sql`strpos(fold_text(concat_ws(' ', buyer_name, buyer_person, buyer_tax_code)), fold_text(${buyer})) > 0`;

/** Of all that is asked for; `rows` is a count of the caller's. */
export function figuresOf(rows: Condition, { vat_rate }: Asked): Condition {
  // An invoice has something of a rate or not; without one it is there.
  const invoices =
    vat_rate === undefined ? sql`sold` : sql`(select * from sold where id in (select id from shown)) as sold`;
  return sql`json_build_object(
    'invoices', (select count(*) from ${invoices}),
    'rows', ${rows},
    'without_rate', (select count(*) from ${invoices} where in_dong(1, currency, exchange_rate) is null),
    'revenue', (select coalesce(sum(revenue), 0)::text from shown),
    'vat', (select coalesce(sum(vat), 0)::text from shown))`;
}

/** The same figures from the rollups, which know all that is asked for but a buyer. */
export function rolledFigures(rows: Condition, { from, to, series, vat_rate }: Asked): Condition {
  const ofPeriod = sql`issued_on between ${from}::date and ${to}::date and ${ofSeries(series)}`;
  // Of one rate, an invoice has one row.
  const counted =
    vat_rate === undefined
      ? sql`select coalesce(sum(invoices), 0)::bigint as invoices, coalesce(sum(without_rate), 0)::bigint as without_rate
          from ${rolled('day', 'whole')} as invoices where ${ofPeriod} and ${IN_FORCE}`
      : sql`select coalesce(sum(invoices), 0)::bigint as invoices, coalesce(sum(without_rate), 0)::bigint as without_rate
          from ${rolled('day', 'rate')} as rates where ${ofPeriod} and ${ofRate(vat_rate, ROLLED_RATE)}`;
  return sql`(select json_build_object('invoices', counted.invoices, 'rows', ${rows}, 'without_rate', counted.without_rate,
      'revenue', stated.revenue::text, 'vat', stated.vat::text)
    from (${counted}) as counted, (
      select coalesce(sum(before_vat), 0) as revenue, coalesce(sum(vat), 0) as vat
      from ${rolled('day', 'rate')} as rates where ${ofPeriod} and ${ofRate(vat_rate, ROLLED_RATE)}) as stated)`;
}

/** A rate as it is in the rollups, null for none. */
export const ROLLED_RATE = sql`nullif(vat_rate, '')`;

/** What a row says of its invoice, from `sold`. */
export const INVOICE_OF_ROW = sql`sold.id as invoice_id, sold.series, number, issued_on, nature, corrected_number, buyer_name, buyer_tax_code`;

/** As form 01-1/GTGT orders them: không chịu thuế, the rates rising, không kê khai, without a rate. */
export const BY_RATE = sql`case vat_rate when 'KCT' then -1 when 'KKKNT' then 1000
  else coalesce(substring(vat_rate from '([0-9]+(?:[.][0-9]+)?)%')::numeric, 2000) end, vat_rate nulls last`;
