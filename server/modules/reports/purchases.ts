import { sql } from 'kysely';
import type { InputRelation } from '#domain/input-invoices/related-invoice.ts';
import { isReplaced, STATED_PARTS } from '#server/modules/invoice-collectors/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Period } from './period.ts';
import { BY_RATE } from './sales.ts';

/** What an input invoice states of one VAT rate, in đồng; an amount is null where its currency has no exchange rate. */
export type PurchaseRow = {
  place: number;
  series: string;
  number: number;
  issued_on: string;
  seller_name: string;
  seller_tax_code: string;
  before_vat: string | null;
  vat_rate: string | null;
  vat: string | null;
  /** Null where every check passed. */
  finding: string | null;
  state: string;
  /** What it adjusts or replaces. */
  related: InputRelation | null;
};

/** Input invoices of a period, by what became of them: all but `listed` are left out of bảng kê mua vào. */
export type PurchaseCounts = {
  listed: number;
  invalid: number;
  rejected: number;
  replaced: number;
  slips: number;
  /** Of those listed. */
  undecided: number;
  without_rate: number;
};

/** Form number of phiếu xuất kho: it moves goods and sells none. */
const SLIP = '6';

/**
 * Named queries: `received`, the input invoices of a period, each with why it is left out (null: it is listed). One that was replaced is left
 * out as soon as a replacement that counts is here, of whichever day.
 */
const receivedIn = ({ from, to }: Period) => sql`
  received as materialized (
    select one.*, form_no || symbol as series, case
        when verdict = 'invalid' then 'invalid'
        when state = 'rejected' then 'rejected'
        when form_no = ${SLIP} then 'slips'
        when ${isReplaced('one')} then 'replaced'
      end as left_out
    from invoice_collectors as one
    where one.tenant_id = ${TENANT} and one.issued_on between ${from}::date and ${to}::date
  )`;

/** Bảng kê mua vào: the input invoices that count, a row for each rate of an invoice, by rate, day, seller and number. */
export const purchaseRows = (period: Period) => sql<PurchaseRow>`
  with ${receivedIn(period)}, listed as (
    select received.*, reading, coalesce(total_before_vat, total - coalesce(total_vat, 0)) as stated_before, coalesce(total_vat, 0) as stated_vat
    from received join invoice_collector_files as file
      on file.tenant_id = received.tenant_id and file.invoice_collector_id = received.id
    where left_out is null
  ), parts as (
    select id, part.vat_rate, in_dong(part.before_vat, currency, exchange_rate) as before_vat, in_dong(part.vat, currency, exchange_rate) as vat
    from listed cross join lateral ${STATED_PARTS}
  )
  select (row_number() over (partition by vat_rate order by issued_on, seller_tax_code, series, number))::int as place,
    series, number, issued_on, seller_name, seller_tax_code, before_vat::text, vat_rate, vat::text, finding, state,
    related
  from parts join listed on listed.id = parts.id order by ${BY_RATE}, place`;

/** The rows of the table of a period, and what is left out of it and why. */
export const purchaseCounts = (period: Period) => sql<PurchaseCounts>`
  with ${receivedIn(period)}
  select count(*) filter (where left_out is null)::int as listed,
    count(*) filter (where left_out = 'invalid')::int as invalid,
    count(*) filter (where left_out = 'rejected')::int as rejected,
    count(*) filter (where left_out = 'replaced')::int as replaced,
    count(*) filter (where left_out = 'slips')::int as slips,
    count(*) filter (where left_out is null and state = 'new')::int as undecided,
    count(*) filter (where left_out is null and in_dong(1, currency, exchange_rate) is null)::int as without_rate
  from received`;
