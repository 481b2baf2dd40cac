import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import { rolled } from '#server/modules/invoices/index.ts';
import {
  BY_RATE,
  figuresOf,
  FIRST_INVOICES,
  firstInvoices,
  INVOICE_OF_ROW,
  ofRate,
  ofSeries,
  ROLLED_RATE,
  rolledFigures,
  salesOf,
} from './sales.ts';
import type { Asked } from './asked.ts';

type Report = components['schemas']['InvoiceSummaryReport'];
export type SummaryRow = components['schemas']['SummaryReportRow'];

type Page = { readonly limit: number; readonly offset: number };
type Answer = Pick<Report, 'figures' | 'groups' | 'rows'>;

const RATED = sql`rated as (
  select ${INVOICE_OF_ROW}, vat_rate, revenue::text, vat::text,
    (row_number() over (partition by vat_rate order by issued_on, series, number))::int as place
  from shown join sold on sold.id = shown.id)`;
const ORDER = sql`${BY_RATE}, place`;

/** One page of bảng kê bán ra, with the groups and figures of its whole period. */
export const summaryPage = (asked: Asked, page: Page) =>
  asked.buyer === undefined ? rolledPage(asked, page) : readPage(asked, page);

/** From the invoices of the whole period: rollups know no buyers. */
const readPage = (asked: Asked, { limit, offset }: Page) => sql<Answer>`
  with ${salesOf(asked)}, ${RATED}
  select ${figuresOf(sql`(select count(*) from shown)`, asked)} as figures,
    (select coalesce(json_agg(to_json(one) order by ${BY_RATE}), '[]') from (
      select vat_rate, count(*) as rows, coalesce(sum(revenue), 0)::text as revenue, coalesce(sum(vat), 0)::text as vat
      from shown group by vat_rate) as one) as groups,
    (select coalesce(json_agg(to_json(one) order by ${ORDER}), '[]') from (
      select * from rated order by ${ORDER} limit ${limit} offset ${offset}) as one) as rows`;

/**
 * Groups and figures from the rollups, which also say on which days and in which series the rows of the page are: of those the first
 * invoices alone are read, as many as the page reaches to, however many the period has.
 */
const rolledPage = (asked: Asked, { limit, offset }: Page) => sql<Answer>`
  with days as materialized (
    select ${ROLLED_RATE} as vat_rate, issued_on, form_no, symbol, sum(invoices) as rows, sum(before_vat) as revenue, sum(vat) as vat
    from ${rolled('day', 'rate')} as rates
    where issued_on between ${asked.from}::date and ${asked.to}::date and ${ofSeries(asked.series)} and ${ofRate(asked.vat_rate, ROLLED_RATE)}
    group by 1, 2, 3, 4 having sum(invoices) > 0
  ), placed as (
    select *, sum(rows) over (order by ${BY_RATE}, issued_on, form_no, symbol) - rows as before,
      sum(rows) over (partition by vat_rate order by issued_on, form_no, symbol) - rows as before_in_rate
    from days
  ), wanted as materialized (
    select vat_rate, issued_on as day, form_no as of_form, symbol as of_symbol, before, before_in_rate, ${offset}::bigint + ${limit}::bigint - before as reach,
      jsonb_build_array(jsonb_build_object('vat_rate', vat_rate)) as stating
    from placed where before < ${offset}::bigint + ${limit}::bigint and before + rows > ${offset}::bigint
  ), ${firstInvoices(STATES_RATE)}, ${salesOf(asked, FIRST_INVOICES)}, rated as (
    select ${INVOICE_OF_ROW}, shown.vat_rate, shown.revenue::text, shown.vat::text, (before_in_rate
      + row_number() over (partition by shown.vat_rate, sold.issued_on, sold.series order by number))::int as place
    from shown join sold on sold.id = shown.id
    join wanted on wanted.day = sold.issued_on and of_form || of_symbol = sold.series and wanted.vat_rate is not distinct from shown.vat_rate
  )
  select ${rolledFigures(sql`(select coalesce(sum(rows), 0)::bigint from days)`, asked)} as figures,
    (select coalesce(json_agg(to_json(one) order by ${BY_RATE}), '[]') from (
      select vat_rate, sum(rows)::bigint as rows, sum(revenue)::text as revenue, sum(vat)::text as vat
      from days group by vat_rate) as one) as groups,
    (select coalesce(json_agg(to_json(one) order by ${ORDER}), '[]') from (
      select * from rated order by ${ORDER} limit ${limit}
      offset greatest(0, ${offset}::bigint - coalesce((select min(before) from wanted), 0))) as one) as rows`;

/** Each such invoice has a row of the rate; which have something beside their rates is not seen before it is added up. */
const STATES_RATE = sql`wanted.vat_rate is not null and by_rate @> wanted.stating`;

/** What each month comes to by status and rate, in đồng. */
export const byMonth = sql<{
  month: string;
  status: string;
  vat_rate: string | null;
  invoices: number;
}>`select issued_on as month, status, ${ROLLED_RATE} as vat_rate, sum(invoices)::bigint as invoices,
    sum(before_vat) as revenue, sum(vat) as vat
  from ${rolled('month', 'rate')} as rates group by 1, 2, 3 having sum(invoices) > 0 order by 1, 2, 3`;

/** All rows of bảng kê bán ra. */
export const summaryRows = (asked: Asked) => sql<SummaryRow>`
  with ${salesOf(asked)}, ${RATED} select * from rated order by ${ORDER}`;
