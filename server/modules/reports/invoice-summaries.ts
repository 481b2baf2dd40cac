import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import { figuresOf, BY_RATE, INVOICE_OF_ROW, salesOf } from './sales.ts';
import type { Asked } from './asked.ts';

type Report = components['schemas']['InvoiceSummaryReport'];
export type SummaryRow = components['schemas']['SummaryReportRow'];

const RATED = sql`rated as (
  select ${INVOICE_OF_ROW}, vat_rate, revenue::text, vat::text,
    (row_number() over (partition by vat_rate order by issued_on, series, number))::int as place
  from shown join sold on sold.id = shown.id)`;
const ORDER = sql`${BY_RATE}, place`;

/** One page of bảng kê bán ra, with the groups and figures of its whole period. */
export const summaryPage = (asked: Asked, page: { limit: number; offset: number }) => sql<
  Pick<Report, 'figures' | 'groups' | 'rows'>
>`
  with ${salesOf(asked)}, ${RATED}
  select ${figuresOf(sql`(select count(*) from shown)`, asked)} as figures,
    (select coalesce(json_agg(to_json(one) order by ${BY_RATE}), '[]') from (
      select vat_rate, count(*) as rows, coalesce(sum(revenue), 0)::text as revenue, coalesce(sum(vat), 0)::text as vat
      from shown group by vat_rate) as one) as groups,
    (select coalesce(json_agg(to_json(one) order by ${ORDER}), '[]') from (
      select * from rated order by ${ORDER} limit ${page.limit} offset ${page.offset}) as one) as rows`;

/** All rows of bảng kê bán ra. */
export const summaryRows = (asked: Asked) => sql<SummaryRow>`
  with ${salesOf(asked)}, ${RATED} select * from rated order by ${ORDER}`;
