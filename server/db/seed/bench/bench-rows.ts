import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';

/** What the rows of a bench tenant are spread over. */
export type BenchPlan = {
  tenant_id: number;
  invoices: number;
  /** YYYY-MM-DD; invoices fall on the days of this year and the one before. */
  today: string;
  /** Two of last year, then two of this year, each with its template. */
  series: readonly { template_id: number; symbol: string; this_year: boolean }[];
  now: string;
};

const LINES_PER_INVOICE = 5;
/** The newest of each hundred, at the end, are drafts; a share has been denied its code or been refused. */
const DRAFTS_PER_HUNDRED = 2;

/**
 * Writes the invoices from..to of the plan in one statement, made by the server itself (generate_series): no client has to send
 * a million rows. Only states that need no action are used, so that no job ever picks a bench row up.
 */
export async function insertBenchInvoices(tx: Tx, plan: BenchPlan, from: number, to: number): Promise<void> {
  const { tenant_id, invoices, today, now } = plan;
  const of = (this_year: boolean) => plan.series.filter((one) => one.this_year === this_year);
  const ids = (this_year: boolean): number[] => of(this_year).map((one) => one.template_id);
  const symbols = (this_year: boolean): string[] => of(this_year).map((one) => one.symbol);
  const year_start = `${today.slice(0, 4)}-01-01`;
  const half = Math.floor(invoices / 2);
  const first_draft = invoices - Math.floor((invoices * DRAFTS_PER_HUNDRED) / 100) + 1;
  await sql`
    with plan as (
      select n, n > ${half} as late, n >= ${first_draft} as draft,
        case when n > ${half} then n - ${half} else n end - 1 as at,
        (20 + n * 7919 % 1800) * 1000 as line_amount
      from generate_series(${from}::bigint, ${to}::bigint) as n
    ), placed as (
      select *,
        case when late then ${year_start}::date + (at * (${today}::date - ${year_start}::date) / ${Math.max(1, invoices - half)})::int
          else ${year_start}::date - 365 + (at * 364 / ${Math.max(1, half)})::int end as day,
        case when draft then 'draft' when n % 100 = 0 then 'denied' when n % 250 = 7 then 'refused' else 'coded' end as fate
      from plan
    ), buyers as (
      select *, row_number() over (order by id) - 1 as place from customers
    )
    insert into invoices (tenant_id, template_id, form_no, symbol, number, issued_on, customer_id, buyer_name, buyer_person,
      buyer_tax_code, buyer_address, buyer_email, payment_method, currency, total_discount, total_before_vat, total_vat, total,
      total_in_words, by_rate, lifecycle, signing, transmission, status, status_error, reasons, signed_on, created_on, updated_on)
    select ${tenant_id},
      case when late then (${ids(true)}::bigint[])[at % 2 + 1] else (${ids(false)}::bigint[])[at % 2 + 1] end,
      '1',
      case when late then (${symbols(true)}::text[])[at % 2 + 1] else (${symbols(false)}::text[])[at % 2 + 1] end,
      case when draft then null else at / 2 + 1 end,
      day, buyers.id, buyers.name, buyers.contact_name, buyers.tax_code, buyers.address, buyers.email, 'TM/CK', 'VND', 0,
      line_amount * ${LINES_PER_INVOICE}, line_amount * ${LINES_PER_INVOICE} * 8 / 100, line_amount * ${LINES_PER_INVOICE} * 108 / 100,
      'Dữ liệu đo tải',
      jsonb_build_array(jsonb_build_object('vat_rate', '8%', 'amount', (line_amount * ${LINES_PER_INVOICE})::text,
        'vat_amount', (line_amount * ${LINES_PER_INVOICE} * 8 / 100)::text)),
      case fate when 'draft' then 'draft' when 'coded' then 'issued' else 'numbered' end,
      case fate when 'draft' then 'not_requested' else 'signed' end,
      case fate when 'draft' then 'not_sent' when 'coded' then 'code_issued' when 'denied' then 'denial_of_code_issuance' else 'invalid_message' end,
      case fate when 'draft' then 'draft' when 'coded' then 'code_issued' when 'denied' then 'denial_of_code_issuance' else 'invalid_message' end,
      fate in ('denied', 'refused'),
      case when fate in ('denied', 'refused') then '[{"message": "Dữ liệu đo tải", "code": "bench", "fields": []}]'::jsonb else '[]' end,
      case fate when 'draft' then null else least(day + time '02:00', ${now}::timestamptz) end,
      least(day + time '01:30', ${now}::timestamptz), least(day + time '02:00', ${now}::timestamptz)
    from placed join buyers on buyers.place = n * 31 % (select count(*) from customers)
    order by n`.execute(tx);
}

/** Five lines of goods for each invoice that has none, their amounts adding up to its own. */
export async function insertBenchLines(tx: Tx, tenant_id: number, after_id: number): Promise<void> {
  await sql`
    with goods as (select *, row_number() over (order by id) - 1 as place from products)
    insert into invoice_lines (tenant_id, invoice_id, position, kind, product_id, code, name, unit, quantity, unit_price, amount, vat_rate, vat_amount)
    select ${tenant_id}, invoices.id, position, 'goods', goods.id, goods.code, goods.name, goods.unit, 10,
      total_before_vat / ${LINES_PER_INVOICE} / 10, total_before_vat / ${LINES_PER_INVOICE}, '8%', total_vat / ${LINES_PER_INVOICE}
    from invoices
      cross join generate_series(0, ${LINES_PER_INVOICE - 1}) as position
      join goods on goods.place = (invoices.id + position * 7) % (select count(*) from products)
    where invoices.id > ${after_id}`.execute(tx);
}
