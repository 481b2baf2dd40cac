import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { IN_FORCE } from '../last-used.ts';
import { inDong } from './in-dong.ts';
import type { Difference } from './prove.ts';
import { rolledLines } from './rolled.ts';
import { rolledSold, type SoldPart } from './sold.ts';

const KEY = sql`month, record_id, known_by, name`;
const MONTH = sql`date_trunc('month', issued_on)::date as month`;
const RATELESS = sql`sum((in_dong(1, currency, exchange_rate) is null)::int) as without_rate`;

/** What the invoices themselves say of each month: computed otherwise than where the deltas are written. */
const raw = {
  customer: sql`select ${MONTH}, customer_id as record_id,
      case when customer_id is not null then '' when buyer_tax_code <> '' then buyer_tax_code when buyer_name <> '' then buyer_name
        else coalesce(buyer_person, '') end as known_by,
      case when buyer_name <> '' then buyer_name else coalesce(buyer_person, '') end as name,
      count(*) as count, ${RATELESS}, coalesce(sum(total_dong), 0) as amount
    from ${inDong(IN_FORCE)} as invoices group by 1, 2, 3, 4`,
  product: sql`select ${MONTH}, product_id as record_id, case when product_id is null then line.name else '' end as known_by, line.name,
      count(*) as count, ${RATELESS},
      coalesce(sum(in_dong(amount, currency, exchange_rate)) filter (where kind = 'goods'), 0)
        - coalesce(sum(in_dong(amount, currency, exchange_rate)) filter (where kind = 'discount'), 0) as amount
    from invoices join invoice_lines as line on line.tenant_id = ${TENANT} and invoice_id = invoices.id and kind in ('goods', 'discount')
    where invoices.tenant_id = ${TENANT} and ${IN_FORCE} group by 1, 2, 3, 4`,
} as const satisfies Record<SoldPart, unknown>;

/** As proveRollups, of what customers bought, goods brought, and how many rows bảng kê chi tiết has. */
export async function proveSold(tx: Tx): Promise<Difference[]> {
  const found = await linesOff(tx);
  for (const part of ['customer', 'product'] as const) {
    const { rows } = await sql<Difference>`
      with missing as materialized (
        select ${KEY}, sum(sign * count) as count, sum(sign * without_rate) as without_rate, sum(sign * amount) as amount from (
          select 1 as sign, ${KEY}, count, without_rate, amount from (${raw[part]}) as raw
          union all
          select -1, ${KEY}, count, without_rate, amount from ${rolledSold(part)} as rolled
        ) as both_sides group by ${KEY}
        having sum(sign * count) <> 0 or sum(sign * without_rate) <> 0 or sum(sign * amount) <> 0
      ), mended as (
        insert into sold_rollup_deltas (tenant_id, part, ${KEY}, count, without_rate, amount)
        select ${TENANT}, ${part}, ${KEY}, count, without_rate, amount from missing
      )
      select ${part} as part, 'month' as span, month as issued_on, count::bigint as invoices, amount::text as before_vat, '0' as vat
      from missing order by month`.execute(tx);
    found.push(...rows);
  }
  return found;
}

const DAY = sql`issued_on, form_no, symbol, template_id, vat_rate`;
const OF_LINE = sql`(select rate.vat_rate from jsonb_to_recordset(by_rate) as rate (vat_rate text) where rate.vat_rate = line.vat_rate)`;
const stated = (name: 'amount' | 'vat_amount') =>
  sql`coalesce((select sum((rate ->> ${sql.lit(name)})::numeric) from jsonb_array_elements(by_rate) as rate), 0)`;

/** Days of a series with other rows than the rollups say: lines that are no notes, and what an invoice takes off of a rate as a whole. */
async function linesOff(tx: Tx): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with lines as materialized (
      select id, issued_on, form_no, symbol, template_id, coalesce(${OF_LINE}, '') as vat_rate,
        case kind when 'discount' then -coalesce(line.amount, 0) else coalesce(line.amount, 0) end as amount
      from invoices join invoice_lines as line on line.tenant_id = ${TENANT} and invoice_id = invoices.id and kind <> 'note'
      where invoices.tenant_id = ${TENANT} and ${IN_FORCE}
    ), stated as (
      select id, coalesce(rate.vat_rate, '') as vat_rate, rate.amount from invoices
      cross join jsonb_to_recordset(by_rate) as rate (vat_rate text, amount numeric) where tenant_id = ${TENANT} and ${IN_FORCE}
      union all
      select id, '', total_before_vat - ${stated('amount')} from invoices
      where tenant_id = ${TENANT} and ${IN_FORCE}
        and (by_rate = '[]' or total_before_vat <> ${stated('amount')} or total_vat <> ${stated('vat_amount')})
    ), discounted as (
      select id, vat_rate, sum(amount) as amount from (
        select id, vat_rate, amount from stated union all select id, vat_rate, -amount from lines
      ) as both_sides where (id, vat_rate) in (select id, vat_rate from stated)
      group by id, vat_rate having sum(amount) <> 0
    ), raw as (
      select ${DAY}, count(*) as lines from (
        select ${DAY} from lines
        union all
        select ${DAY} from discounted join invoices on tenant_id = ${TENANT} and invoices.id = discounted.id
      ) as pieces group by ${DAY}
    ), off as materialized (
      select ${DAY}, sum(lines) as lines from (
        select ${DAY}, lines from raw union all select ${DAY}, -lines from ${rolledLines} as rolled
      ) as both_sides group by ${DAY} having sum(lines) <> 0
    ), mended as (
      insert into invoice_rollup_deltas (tenant_id, part, issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature,
        vat_rate, invoices, numbered, without_rate, before_vat, vat, total, number_left, lines)
      select ${TENANT}, 'lines', issued_on, form_no, symbol, template_id, '', '', false, '', vat_rate, 0, 0, 0, 0, 0, 0, false, lines from off
    )
    select 'lines' as part, 'day' as span, issued_on, lines::bigint as invoices, '0' as before_vat, '0' as vat from off order by issued_on`.execute(
    tx,
  );
  return rows;
}
