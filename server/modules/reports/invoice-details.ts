import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import { rolledLines, STATED_RATES } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import {
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

type Report = components['schemas']['InvoiceDetailReport'];
export type DetailRow = components['schemas']['DetailReportRow'];

/** After every line: what an invoice takes off as a whole. */
const LAST = 2_000_000;

/**
 * `lines`: each line under the rate that its invoice states (null for any other), a discount below zero. `pieces`: the lines, and for each
 * rate what its lines lack in the invoice's currency, which is the discount of the whole invoice. Rounding to đồng, and VAT computed for
 * the rate and not for each line, leave a rest, which the last piece of a rate takes: so they add up to what the invoice states.
 */
const piecesOf = ({ vat_rate }: Asked) => sql`lines as (
    select invoice_id as id, position, kind, code, name, unit, quantity, unit_price, case when kind = 'discount' then -1 else 1 end as sign,
      coalesce(amount, 0) as amount, coalesce(vat_amount, 0) as vat_amount,
      (select rate.vat_rate from ${STATED_RATES} where rate.vat_rate = line.vat_rate limit 1) as vat_rate
    from sold join invoice_lines as line on line.tenant_id = ${TENANT} and line.invoice_id = sold.id and line.kind <> 'note'
  ), pieces as (
    select id, position, kind, code, name, unit, quantity, unit_price, sign * amount as amount, sign * vat_amount as vat_amount, vat_rate
    from lines
    union all
    select stated.id, ${LAST}, 'invoice_discount', null, null, null, null, null, stated.amount - coalesce(sum(sign * lines.amount), 0), 0,
      stated.vat_rate
    from stated left join lines on lines.id = stated.id and lines.vat_rate is not distinct from stated.vat_rate
    group by stated.id, stated.vat_rate, stated.amount
    having stated.amount <> coalesce(sum(sign * lines.amount), 0) or (count(lines.id) = 0 and stated.amount <> 0)
  ), in_dong as (
    select pieces.*, in_dong(pieces.amount, currency, exchange_rate) as dong, in_dong(vat_amount, currency, exchange_rate) as vat_dong,
      row_number() over (partition by pieces.id, vat_rate order by position desc) = 1 as takes_rest
    from pieces join sold on sold.id = pieces.id
  ), summed as (
    select *, sum(dong) over rate as rate_dong, sum(vat_dong) over rate as rate_vat from in_dong window rate as (partition by id, vat_rate)
  ), detailed as (
    select ${INVOICE_OF_ROW}, position, kind, code, name, unit, quantity::text, unit_price::text, currency, exchange_rate::text,
      summed.vat_rate, (dong + case when takes_rest then coalesce(stated.revenue, 0) - rate_dong else 0 end)::text as revenue,
      (vat_dong + case when takes_rest then coalesce(stated.vat, 0) - rate_vat else 0 end)::text as vat,
      (row_number() over (order by issued_on, series, number, position, summed.vat_rate))::int as place
    from summed join sold on sold.id = summed.id
    left join stated on stated.id = summed.id and stated.vat_rate is not distinct from summed.vat_rate
    where ${ofRate(vat_rate, sql`summed.vat_rate`)}
  )`;
/** What the screen shows of a row, its place aside. */
const SHOWN = [
  ...[
    'invoice_id',
    'series',
    'number',
    'issued_on',
    'nature',
    'corrected_number',
    'buyer_name',
    'buyer_tax_code',
  ],
  ...[
    'vat_rate',
    'revenue',
    'vat',
    'kind',
    'code',
    'name',
    'unit',
    'quantity',
    'unit_price',
    'currency',
    'exchange_rate',
  ],
];
const CELLS = sql.join(SHOWN.map((name) => sql.ref(`detailed.${name}`)));
/** Looked up for the rows of a page alone, after the others are left out. */
const STATED = sql`coalesce((select line.extras from invoice_lines as line where line.tenant_id = ${TENANT}
    and line.invoice_id = detailed.invoice_id and line.position = detailed.position), '[]'::jsonb) as extras`;
const ROW = sql`${CELLS}, place`;
const ROW_OF_PAGE = sql`${CELLS}, ${STATED}, (place + before)::int as place`;

type Page = { readonly limit: number; readonly offset: number };
type Answer = Pick<Report, 'figures' | 'rows'>;

/** One page of bảng kê chi tiết, with the figures of its whole period. */
export const detailPage = (asked: Asked, page: Page) =>
  asked.buyer === undefined ? rolledPage(asked, page) : readPage(asked, page);

/** From the invoices of the whole period: rollups know no buyers of a day. */
const readPage = (asked: Asked, { limit, offset }: Page) => sql<Answer>`
  with ${salesOf(asked)}, ${piecesOf(asked)}
  select ${figuresOf(sql`(select count(*) from pieces where ${ofRate(asked.vat_rate)})`, asked)} as figures,
    (select coalesce(json_agg(to_json(one) order by place), '[]') from (
      select ${ROW}, ${STATED} from detailed order by place limit ${limit} offset ${offset}) as one) as rows`;

/**
 * Figures from the rollups, which also say on which days and in which series the rows of the page are: of those the first invoices
 * alone are read, as many as the page reaches to, however many the period has.
 */
const rolledPage = (asked: Asked, { limit, offset }: Page) => sql<Answer>`
  with days as materialized (
    select issued_on as day, form_no, symbol, sum(lines) as rows from ${rolledLines} as lines
    where issued_on between ${asked.from}::date and ${asked.to}::date and ${ofSeries(asked.series)} and ${ofRate(asked.vat_rate, ROLLED_RATE)}
    group by 1, 2, 3 having sum(lines) > 0
  ), placed as (
    select *, sum(rows) over (order by day, form_no, symbol) - rows as before from days
  ), wanted as materialized (
    select null::text as vat_rate, day, form_no as of_form, symbol as of_symbol, before, ${offset}::bigint + ${limit}::bigint - before as reach
    from placed where before < ${offset}::bigint + ${limit}::bigint and before + rows > ${offset}::bigint
  ), ${firstInvoices(asked.vat_rate === undefined ? HAS_ROWS : sql`false`)}, ${salesOf(asked, FIRST_INVOICES)}, ${piecesOf(asked)}
  select ${rolledFigures(sql`(select coalesce(sum(rows), 0)::bigint from days)`, asked)} as figures,
    (select coalesce(json_agg(to_json(one) order by place), '[]') from (
      select ${ROW_OF_PAGE} from detailed cross join (select coalesce(min(before), 0) as before from wanted) as first
      where place + first.before > ${offset}::bigint order by place limit ${limit}) as one) as rows`;

/** Whether an invoice has a row at all, of whichever rate. */
const HAS_ROWS = sql`(total_before_vat <> 0 or exists (
  select from invoice_lines as line where line.tenant_id = ${TENANT} and line.invoice_id = invoices.id and line.kind <> 'note'))`;

/** A row of a file, which has what the screen has no room for. */
export type DetailFileRow = DetailRow & {
  buyer_code: string | null;
  buyer_person: string | null;
  buyer_address: string | null;
  payment_method: string;
  /** Per cent. */
  discount_rate: string | null;
  /** What was taken off the line before its revenue, and revenue with tax; in đồng, null without a rate of exchange. */
  discount: string | null;
  total: string | null;
};

/** All rows of bảng kê chi tiết. */
export const detailRows = (asked: Asked) => sql<DetailFileRow>`
  with ${salesOf(asked)}, ${piecesOf(asked)}
  select ${ROW}, invoice.buyer_code, invoice.buyer_person, invoice.buyer_address, invoice.payment_method,
    coalesce(line.extras, '[]'::jsonb) as extras, line.discount_rate::text, in_dong(line.discount_amount, detailed.currency, invoice.exchange_rate)::text as discount,
    (revenue::numeric + coalesce(vat::numeric, 0))::text as total
  from detailed join invoices as invoice on invoice.tenant_id = ${TENANT} and invoice.id = detailed.invoice_id
  left join invoice_lines as line
    on line.tenant_id = ${TENANT} and line.invoice_id = detailed.invoice_id and line.position = detailed.position
  order by place`;
