import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Month } from './month.ts';

type MonthChanges = components['schemas']['MonthChanges'];

/** Changes of a closed month that are named; the others are counted. */
const MAX_SHOWN = 50;

/**
 * `corrected` is lawful: an invoice of a later day adjusts or replaces this one. Anything else was not to happen once the month was closed.
 */
const KIND = sql`case
    when was.invoice_id is null then 'added'
    when now.id is null then 'removed'
    when (now.form_no, now.symbol, now.number, now.issued_on) is distinct from (was.form_no, was.symbol, was.number, was.issued_on) then 'number'
    when (now.currency, now.total_before_vat, now.total_vat, now.total)
      is distinct from (was.currency, was.total_before_vat, was.total_vat, was.total) then 'amount'
    when now.status <> was.status then 'status'
    when now.lifecycle <> was.lifecycle and now.lifecycle in ('adjusted', 'replaced') then 'corrected'
    when now.lifecycle <> was.lifecycle then 'status' end`;

const PAIRS = (
  closing_id: number,
  { first, last }: Month,
) => sql`(select was.*, now.id as now_id, ${KIND} as kind,
      coalesce(now.id, was.invoice_id) as id, coalesce(now.form_no || now.symbol || ' ' || lpad(now.number::text, 8, '0'),
        was.form_no || was.symbol || ' ' || lpad(was.number::text, 8, '0')) as label,
      was.total as total_before, now.total as total_now, was.status as status_before, now.status as status_now,
      now.lifecycle as lifecycle_now, coalesce(now.currency, was.currency) as in_currency, now.updated_on as changed_on
    from (select * from month_closing_invoices where tenant_id = ${TENANT} and closing_id = ${closing_id}) as was
    full join (select * from invoices where tenant_id = ${TENANT} and number is not null and (issued_on between ${first}::date and ${last}::date
        or id in (select invoice_id from month_closing_invoices where tenant_id = ${TENANT} and closing_id = ${closing_id}))) as now
      on now.id = was.invoice_id) as pairs`;

/** What differs between a month as it was closed and as it is now. */
export async function changesBehind(tx: Tx, closing_id: number, month: Month): Promise<MonthChanges> {
  const { rows } = await sql<MonthChanges['shown'][number] & { total: number; warning: number }>`
    select id as invoice_id, label, kind, total_before, total_now, status_before, status_now, lifecycle_now, in_currency as currency, changed_on,
      count(*) over () as total, count(*) filter (where kind <> 'corrected') over () as warning
    from ${PAIRS(closing_id, month)} where kind is not null
    order by kind = 'corrected', changed_on desc, id limit ${MAX_SHOWN}`.execute(tx);
  const { total = 0, warning = 0 } = rows[0] ?? {};
  return { total, warning, shown: rows.map(({ total: _all, warning: _some, ...row }) => row) };
}

/** How many invoices of these closings have changed since, by the closing's id: those whose rows were written later. */
export async function changedSince(
  tx: Tx,
  closing_ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`select closing.id, count(*) as count
    from month_closings as closing
    join invoices on invoices.tenant_id = ${TENANT} and invoices.number is not null and invoices.updated_on > closing.closed_on
      and invoices.issued_on between closing.month and (closing.month + interval '1 month - 1 day')::date
      and invoices.lifecycle not in ('adjusted', 'replaced')
    where closing.tenant_id = ${TENANT} and closing.id = any(${closing_ids}::bigint[]) and closing.reopened_on is null
    group by closing.id`.execute(tx);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
