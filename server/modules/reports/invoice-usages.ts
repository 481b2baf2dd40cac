import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import { IN_FORCE, rolled, rolledNumbers } from '#server/modules/invoices/index.ts';
import { ACCEPTED, REFUSED, UNKNOWN } from '#server/modules/month-end/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Asked } from './asked.ts';
import { ofSeries } from './sales.ts';

export type UsageRow = components['schemas']['UsageReportRow'];

const SERIES = sql`template_id, form_no, symbol`;
/** Every invoice that is more than a draft has one of these. */
const OUTCOME = sql`case
  when ${ACCEPTED} then case nature when 'original' then 'issued' when 'adjust' then 'adjusting' else 'replacing' end
  when lifecycle = 'cancelled' then 'cancelled' when ${REFUSED} then 'refused' when ${UNKNOWN} then 'unknown' else 'waiting' end`;

const ofOutcome = (outcome: string) =>
  sql`coalesce(sum(counted) filter (where outcome = ${sql.lit(outcome)}), 0)::bigint`;
const unlisted = (
  name: string,
) => sql`case when coalesce(bool_or(moved) filter (where outcome = ${sql.lit(name)}), false)
    then ${sql.lit(name)} end`;

/** In đồng, of the invoices that bảng kê bán ra has. */
const inForce = (amount: 'before_vat' | 'vat' | 'total') =>
  sql`case when ${IN_FORCE} then ${sql.ref(amount)} else 0 end as ${sql.ref(amount)}`;

/**
 * What counts in a period, by series and outcome at its end: the invoices dated in it; those dated before that had no result when it
 * began; and, of both, those whose result came after it, which were waiting at its end.
 */
const counted = ({ from, to, series }: Asked) => sql`
  select ${SERIES}, ${OUTCOME} as outcome, 0 as opening, invoices as submitted, invoices as counted, false as moved,
    case when lifecycle = 'replaced' then invoices else 0 end as replaced, ${inForce('before_vat')}, ${inForce('vat')},
    ${inForce('total')}, case when ${IN_FORCE} then without_rate else 0 end as without_rate
  from ${rolled('day', 'whole')} as invoices
  where issued_on between ${from}::date and ${to}::date and lifecycle not in ('draft', 'deleted') and ${ofSeries(series)}
  union all
  select ${SERIES}, ${OUTCOME}, invoices, 0, invoices, false, 0, 0, 0, 0, 0 from ${rolled('day', 'whole')} as invoices
  where issued_on < ${from}::date and lifecycle in ('queued', 'numbered') and ${ofSeries(series)}
  union all
  select ${SERIES}, moves.outcome, moves.opening, 0, moves.counted, true, 0, 0, 0, 0, 0
  from invoices cross join lateral (
    select 1 as opening, case when settled_late_on <= ${to}::date then ${OUTCOME} else 'waiting' end as outcome, 1 as counted
    where issued_on < ${from}::date
    union all
    select 0, side.outcome, side.counted from (values (${OUTCOME}, -1), ('waiting', 1)) as side (outcome, counted)
    where issued_on >= ${from}::date and settled_late_on > ${to}::date
  ) as moves
  where invoices.tenant_id = ${TENANT} and issued_on <= ${to}::date and settled_late_on >= ${from}::date and ${ofSeries(series)}`;

/**
 * Tình hình sử dụng: each series with an invoice of the period, or one left from before: what was open when the period began, what was
 * made, what became of both by its end, and what the invoices dated in it come to.
 */
export const usageRows = (asked: Asked) => sql<UsageRow>`
  select used.template_id, used.form_no || used.symbol as series,
    (select name from templates where templates.tenant_id = ${TENANT} and templates.id = used.template_id) as template_name,
    numbers.first, numbers.last, opening, submitted, issued, adjusting, replacing, refused, unknown, waiting,
    refused + unknown + waiting as closing, cancelled, replaced, revenue, vat, total, without_rate, unlisted
  from (
    select ${SERIES}, sum(opening)::bigint as opening, sum(submitted)::bigint as submitted,
      ${ofOutcome('issued')} as issued, ${ofOutcome('adjusting')} as adjusting, ${ofOutcome('replacing')} as replacing,
      ${ofOutcome('refused')} as refused, ${ofOutcome('unknown')} as unknown, ${ofOutcome('waiting')} as waiting,
      ${ofOutcome('cancelled')} as cancelled, sum(replaced)::bigint as replaced,
      sum(before_vat)::text as revenue, sum(vat)::text as vat, sum(total)::text as total, sum(without_rate)::bigint as without_rate,
      array_remove(array[case when bool_or(moved and opening > 0) then 'opening' end, ${unlisted('issued')}, ${unlisted('adjusting')},
        ${unlisted('replacing')}, ${unlisted('cancelled')}, ${unlisted('waiting')},
        case when bool_or(moved and outcome = 'waiting') then 'closing' end], null) as unlisted
    from (${counted(asked)}) as counted
    group by ${SERIES} having sum(opening) > 0 or sum(submitted) > 0
  ) as used
  left join (
    select template_id, form_no, symbol, min(first_number) as first, max(last_number) as last
    from ${rolledNumbers(asked.from, asked.to)} as numbers group by template_id, form_no, symbol
  ) as numbers on numbers.template_id = used.template_id and numbers.form_no = used.form_no and numbers.symbol = used.symbol
  order by series, template_id`;
