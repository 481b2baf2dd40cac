import { sql } from 'kysely';
import { inMessages } from '#domain/transmission/in-messages.ts';
import { daysOf, periodName, tableDeadline, type SummaryPeriod } from '#domain/summary-tables/period.ts';
import type { components } from '#generated/types.ts';
import type { CrudTx } from '#server/platform/crud/crud-context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type WaitingPeriod = components['schemas']['WaitingPeriod'];

/** `bytes`: what its rows come to in a table at most. */
export type WaitingInvoice = { invoice_id: number; bytes: number };

/** Issued, reported by table, and in none yet. */
const WAITING = sql`tenant_id = ${TENANT} and transmission = 'to_report' and lifecycle in ('issued', 'adjusted', 'replaced')
    and not exists (select from summary_table_invoices as named
      where named.tenant_id = invoices.tenant_id and named.invoice_id = invoices.id)`;

/** A message has 2 MB; its envelope, header and signature take less than what is left. */
const MAX_BYTES = 1_900_000;

/** Element names and figures of a row, and what the texts that differ add to them: three bytes a letter at most. */
const ROW_BYTES = 900;
const ROWS = sql`greatest(1, jsonb_array_length(by_rate) + 1)`;
const TEXT_BYTES = sql`octet_length(concat(buyer_name, buyer_person, buyer_address, buyer_code, buyer_tax_code))`;

/** The waiting invoices of a period in the order of their day and number, as many lists as they need messages. */
export async function tablesFor(
  tx: CrudTx,
  period: SummaryPeriod,
  currency: string,
): Promise<WaitingInvoice[][]> {
  const { first, last } = daysOf(period);
  const { rows } = await sql<WaitingInvoice>`
    select id as invoice_id, ${ROWS} * (${ROW_BYTES} + ${TEXT_BYTES}) as bytes from invoices
    where ${WAITING} and issued_on between ${first}::date and ${last}::date and currency = ${currency}
    order by issued_on, form_no, symbol, number`.execute(tx);
  return inMessages(rows, { most_bytes: MAX_BYTES });
}

/** Adds invoices to a table behind those that are in it. */
export async function fillTable(
  tx: CrudTx,
  tenant_id: number,
  table_id: number,
  invoices: readonly WaitingInvoice[],
): Promise<void> {
  const ids = invoices.map(({ invoice_id }) => invoice_id);
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
    from invoices cross join (values ('month'), ('quarter')) as period (kind) where ${WAITING}
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
