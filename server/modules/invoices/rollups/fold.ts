import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { dayOf, numberRead, type Span } from './rolled.ts';

/** Rows taken in one transaction. */
export const ROWS_AT_ONCE = 20_000;

const KEY = sql`part, issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature, vat_rate`;

const summed = (span: Span) => sql`
  select tenant_id, ${sql.lit(span)} as span, part, ${dayOf(span)} as issued_on, form_no, symbol, template_id, lifecycle, status,
    status_error, nature, vat_rate, sum(invoices) as invoices, sum(numbered) as numbered, sum(without_rate) as without_rate,
    sum(before_vat) as before_vat, sum(vat) as vat, sum(total) as total, sum(lines) as lines, min(first_number) as first_number, max(last_number) as last_number,
    bool_or(number_left) as number_left
  from taken where ${span === 'day' ? sql`true` : sql`part in ('whole', 'rate')`}
  group by tenant_id, part, ${dayOf(span)}, form_no, symbol, template_id, lifecycle, status, status_error, nature, vat_rate`;

/**
 * Adds what was appended to the rollups, in one statement: a reader sees each change once, here or there. Publishing waits for none of
 * it. Answers how many rows were taken; rows that another process takes are left to it.
 */
export async function foldRollups(tx: Tx): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as materialized (
      delete from invoice_rollup_deltas where tenant_id = ${TENANT} and id in (
        select id from invoice_rollup_deltas where tenant_id = ${TENANT} order by id limit ${ROWS_AT_ONCE} for update skip locked)
      returning *
    ), folded as (
      insert into invoice_rollups as kept (tenant_id, span, ${KEY}, invoices, numbered, without_rate, before_vat, vat, total, lines,
        first_number, last_number, number_left)
      select * from (${summed('day')} union all ${summed('month')}) as summed
      -- Two that fold at once meet the groups in the same order.
      order by span, ${KEY}
      on conflict (tenant_id, span, ${KEY}) do update set
        invoices = kept.invoices + excluded.invoices, numbered = kept.numbered + excluded.numbered,
        without_rate = kept.without_rate + excluded.without_rate, before_vat = kept.before_vat + excluded.before_vat,
        vat = kept.vat + excluded.vat, total = kept.total + excluded.total, lines = kept.lines + excluded.lines,
        first_number = least(kept.first_number, excluded.first_number), last_number = greatest(kept.last_number, excluded.last_number),
        number_left = kept.number_left or excluded.number_left
    )
    select count(*) as taken from taken`.execute(tx);
  const taken = rows[0]?.taken ?? 0;
  if (taken > 0) await tidy(tx);
  return taken;
}

/** Days that a number has left read their first and last again; groups without anything are deleted. */
async function tidy(tx: Tx): Promise<void> {
  await sql`update invoice_rollups as rolled set number_left = false, first_number = ${numberRead('min')}, last_number = ${numberRead('max')}
    where tenant_id = ${TENANT} and span = 'day' and part = 'numbers' and number_left`.execute(tx);
  await sql`delete from invoice_rollups where tenant_id = ${TENANT} and invoices = 0 and numbered = 0 and without_rate = 0
    and before_vat = 0 and vat = 0 and total = 0 and lines = 0`.execute(tx);
}
