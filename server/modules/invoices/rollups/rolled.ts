import { sql, type RawBuilder } from 'kysely';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/**
 * `whole`: each invoice once, by state and nature. `rate`: what the invoices in force state of a VAT rate, which is empty for what they
 * state beside their rates.
 */
export type RolledPart = 'whole' | 'rate';

/** Rows of a day each, or of a month each by its first day: a hundred times fewer. */
export type Span = 'day' | 'month';

const KEY = sql`form_no, symbol, template_id, lifecycle, status, status_error, nature, vat_rate`;
const SUMS = sql`invoices, numbered, without_rate, before_vat, vat, total`;

/**
 * FROM: what the company's invoices add up to, with the names that the columns of `invoices` have, so that conditions over states, series
 * and days of invoices fit. To be summed: a group has any number of rows, some below zero, and may come to nothing. Always what the
 * invoices say in the same snapshot, folded or not (migration 089).
 */
export const rolled = (span: Span, part: RolledPart): RawBuilder<unknown> => sql`(
  select tenant_id, issued_on, ${KEY}, ${SUMS} from invoice_rollups
  where tenant_id = ${TENANT} and span = ${sql.lit(span)} and part = ${sql.lit(part)}
  union all
  select tenant_id, ${dayOf(span)} as issued_on, ${KEY}, ${SUMS} from invoice_rollup_deltas
  where tenant_id = ${TENANT} and part = ${sql.lit(part)})`;

/** The day under which a row of `issued_on` is summed. */
export const dayOf = (span: Span): RawBuilder<unknown> =>
  span === 'day' ? sql`issued_on` : sql`date_trunc('month', issued_on)::date`;

/** An end of the numbers of a day and series, from the invoices themselves. */
export const numberRead = (end: 'min' | 'max'): RawBuilder<unknown> => sql`(
  select ${sql.raw(end)}(number) from invoices where invoices.tenant_id = ${TENANT} and invoices.issued_on = rolled.issued_on
    and invoices.form_no = rolled.form_no and invoices.symbol = rolled.symbol and invoices.template_id = rolled.template_id)`;

/** FROM: the numbers given in the series of each day from `from` to `to`: how many, the first and the last. */
export const rolledNumbers = (from: string, to: string): RawBuilder<unknown> => sql`(
  select issued_on, form_no, symbol, template_id, sum(numbered) as numbered,
    case when bool_or(number_left) then ${numberRead('min')} else min(first_number) end as first_number,
    case when bool_or(number_left) then ${numberRead('max')} else max(last_number) end as last_number
  from (
    select issued_on, form_no, symbol, template_id, numbered, first_number, last_number, number_left from invoice_rollups
    where tenant_id = ${TENANT} and span = 'day' and part = 'numbers' and issued_on between ${from}::date and ${to}::date
    union all
    select issued_on, form_no, symbol, template_id, numbered, first_number, last_number, number_left from invoice_rollup_deltas
    where tenant_id = ${TENANT} and part = 'numbers' and issued_on between ${from}::date and ${to}::date
  ) as rolled
  group by issued_on, form_no, symbol, template_id having sum(numbered) > 0)`;

/** FROM: how many rows of bảng kê chi tiết the invoices in force have, by day, series and rate; to be summed, as those above. */
export const rolledLines = sql`(
  select issued_on, form_no, symbol, template_id, vat_rate, lines from invoice_rollups
  where tenant_id = ${TENANT} and span = 'day' and part = 'lines'
  union all
  select issued_on, form_no, symbol, template_id, vat_rate, lines from invoice_rollup_deltas where tenant_id = ${TENANT} and part = 'lines')`;
