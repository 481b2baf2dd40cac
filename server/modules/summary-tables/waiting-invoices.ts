import { sql } from 'kysely';
import { inMessages } from '#domain/transmission/in-messages.ts';
import { daysOf, periodName, tableDeadline, type SummaryPeriod } from '#domain/summary-tables/period.ts';
import type { components } from '#generated/types.ts';
import type { CrudTx } from '#server/platform/crud/crud-context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type WaitingPeriod = components['schemas']['WaitingPeriod'];

/** `correction_id`: of an invoice that is told of again, and was in a table before. `bytes`: what its rows come to in a table at most. */
export type WaitingInvoice = { invoice_id: number; correction_id: number | null; bytes: number };

/** Issued, reported by table, and in none yet. */
const WAITING = sql`tenant_id = ${TENANT} and transmission = 'to_report' and lifecycle in ('issued', 'adjusted', 'replaced')
    and not exists (select from summary_table_invoices as named
      where named.tenant_id = invoices.tenant_id and named.invoice_id = invoices.id)`;

/** A message has 2 MB; its envelope, header and signature take less than what is left. */
const MAX_BYTES = 1_900_000;

/** Element names and figures of a row, and what the texts that differ add to them: three bytes a letter at most. */
const ROW_BYTES = 900;
const ROWS = sql`greatest(1, jsonb_array_length(by_rate) + 1)`;
const TEXT_BYTES = sql`octet_length(concat(invoices.buyer_name, invoices.buyer_person, invoices.buyer_address, invoices.buyer_code,
    invoices.buyer_tax_code))`;

/** The waiting invoices of a period in the order of their day and number, as many lists as they need messages. */
export async function tablesFor(
  tx: CrudTx,
  period: SummaryPeriod,
  currency: string,
): Promise<WaitingInvoice[][]> {
  const { first, last } = daysOf(period);
  const { rows } = await sql<WaitingInvoice>`
    select invoice_id, correction_id, bytes from (
      select id as invoice_id, null::bigint as correction_id, ${ROWS} * (${ROW_BYTES} + ${TEXT_BYTES}) as bytes,
        issued_on, form_no, symbol, number
      from invoices where ${WAITING} and issued_on between ${first}::date and ${last}::date and currency = ${currency}
      union all
      select invoices.id, correction.id, ${ROWS} * (${ROW_BYTES} + ${TEXT_BYTES} + octet_length(concat(correction.reason,
          correction.buyer_name, correction.buyer_address))), issued_on, form_no, symbol, number
      from summary_corrections as correction
      join invoices on invoices.tenant_id = ${TENANT} and invoices.id = correction.invoice_id
      where correction.tenant_id = ${TENANT} and correction.table_id is null and currency = ${currency}
        and correction.counted_on between ${first}::date and ${last}::date
    ) as waiting order by correction_id nulls first, issued_on, form_no, symbol, number`.execute(tx);
  return inMessages(rows, { most_bytes: MAX_BYTES });
}

/** Adds invoices to a table behind those that are in it, and what is told again behind all of them. */
export async function fillTable(
  tx: CrudTx,
  tenant_id: number,
  table_id: number,
  invoices: readonly WaitingInvoice[],
): Promise<void> {
  const ids = invoices.flatMap(({ invoice_id, correction_id }) =>
    correction_id === null ? [invoice_id] : [],
  );
  const corrections = invoices.flatMap(({ correction_id }) => correction_id ?? []);
  await sql`update summary_corrections set table_id = ${table_id}
    where tenant_id = ${TENANT} and id = any(${corrections}::bigint[])`.execute(tx);
  await sql`insert into summary_table_invoices (tenant_id, table_id, position, invoice_id)
    select ${tenant_id}, ${table_id}, before.count + given.position, given.id
    from unnest(${ids}::bigint[]) with ordinality as given (id, position)
    cross join (select count(*) as count from summary_table_invoices
      where tenant_id = ${TENANT} and table_id = ${table_id}) as before`.execute(tx);
}

/** What waits, by month and by quarter; `today` (YYYY-MM-DD) says which periods are over. */
export async function waitingPeriods(tx: CrudTx, today: string): Promise<WaitingPeriod[]> {
  const { rows } = await sql<{
    kind: SummaryPeriod['kind'];
    year: number;
    no: number;
    currency: string;
    invoice_count: number;
    total: string;
  }>`select period.kind, extract(year from issued_on)::integer as year, case period.kind when 'month' then extract(month from issued_on) else extract(quarter from issued_on) end::integer as no, currency,
      count(*)::integer as invoice_count, sum(total)::text as total
    from (
      select issued_on, currency, total from invoices where ${WAITING}
      union all
      select correction.counted_on, invoices.currency, 0 from summary_corrections as correction
      join invoices on invoices.tenant_id = ${TENANT} and invoices.id = correction.invoice_id
      where correction.tenant_id = ${TENANT} and correction.table_id is null
    ) as waiting cross join (values ('month'), ('quarter')) as period (kind)
    group by 1, 2, 3, 4 order by 2, 3, 1, 4`.execute(tx);
  return rows.map(({ kind, year, no, currency, invoice_count, total }) => {
    const period = { kind, year, no };
    return {
      period_kind: kind,
      year,
      period_no: no,
      currency,
      name: periodName(period),
      invoice_count,
      total,
      due_on: tableDeadline(period)?.due_on ?? null,
      is_over: daysOf(period).last < today,
    };
  });
}

/**
 * The ended periods with issued invoices that no accepted table reports, whether or not a table with them is begun or was refused; a month
 * or a quarter as the company's latest table has it, a month before its first.
 */
export async function unreportedPeriods(
  tx: CrudTx,
  today: string,
): Promise<{ name: string; due_on: string; invoice_count: number }[]> {
  const { rows } = await sql<SummaryPeriod & { invoice_count: number }>`
    with kept as (select coalesce((select period_kind from invoice_data_summary_tables where tenant_id = ${TENANT}
      order by id desc limit 1), 'month') as kind)
    select kept.kind, extract(year from issued_on)::integer as year,
      case kept.kind when 'month' then extract(month from issued_on) else extract(quarter from issued_on) end::integer as no,
      count(*)::integer as invoice_count
    from invoices cross join kept
    where tenant_id = ${TENANT} and transmission = 'to_report' and lifecycle in ('issued', 'adjusted', 'replaced')
    group by 1, 2, 3 order by 2, 3`.execute(tx);
  return rows.flatMap(({ invoice_count, ...period }) => {
    const due_on = tableDeadline(period)?.due_on;
    const isOver = daysOf(period).last < today;
    return isOver && due_on !== undefined ? [{ name: periodName(period), due_on, invoice_count }] : [];
  });
}
