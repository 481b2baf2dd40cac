import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import { IN_FORCE, rolled, rolledNumbers } from '#server/modules/invoices/index.ts';
import { ACCEPTED, REFUSED, SUBMITTED, UNKNOWN } from '#server/modules/month-end/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Asked } from './asked.ts';
import { ofSeries } from './sales.ts';

export type UsageRow = components['schemas']['UsageReportRow'];

type Condition = ReturnType<typeof sql>;

const NOT_ACCEPTED = sql`${SUBMITTED} and not ${ACCEPTED}`;
const howMany = (where: Condition): Condition =>
  sql`coalesce(sum(invoices) filter (where ${where}), 0)::bigint`;

/** In đồng, of the invoices that bảng kê bán ra has. */
const inForce = (amount: 'before_vat' | 'vat' | 'total'): Condition =>
  sql`coalesce(sum(${sql.ref(amount)}) filter (where ${IN_FORCE}), 0)::text`;

/** Tình hình sử dụng: each series with an invoice of the period that is more than a draft, what it was used for and what it came to. */
export const usageRows = ({ from, to, series }: Asked) => sql<UsageRow>`
  select used.template_id, used.form_no || used.symbol as series,
    (select name from templates where templates.tenant_id = ${TENANT} and templates.id = used.template_id) as template_name,
    numbers.first, numbers.last, submitted, issued, adjusting, replacing, refused, unknown, waiting, cancelled, replaced,
    revenue, vat, total, without_rate
  from (
    select template_id, form_no, symbol,
      ${howMany(SUBMITTED)} as submitted,
      ${howMany(sql`${ACCEPTED} and nature = 'original'`)} as issued,
      ${howMany(sql`${ACCEPTED} and nature = 'adjust'`)} as adjusting,
      ${howMany(sql`${ACCEPTED} and nature = 'replace'`)} as replacing,
      ${howMany(sql`${NOT_ACCEPTED} and ${REFUSED}`)} as refused,
      ${howMany(sql`${NOT_ACCEPTED} and ${UNKNOWN}`)} as unknown,
      ${howMany(sql`${NOT_ACCEPTED} and not ((${REFUSED}) or ${UNKNOWN})`)} as waiting,
      ${howMany(sql`lifecycle = 'cancelled'`)} as cancelled,
      ${howMany(sql`lifecycle = 'replaced'`)} as replaced,
      ${inForce('before_vat')} as revenue,
      ${inForce('vat')} as vat,
      ${inForce('total')} as total,
      coalesce(sum(without_rate) filter (where ${IN_FORCE}), 0)::bigint as without_rate
    from ${rolled('day', 'whole')} as invoices
    where issued_on between ${from}::date and ${to}::date and lifecycle not in ('draft', 'deleted') and ${ofSeries(series)}
    group by template_id, form_no, symbol having sum(invoices) > 0
  ) as used
  left join (
    select template_id, form_no, symbol, min(first_number) as first, max(last_number) as last
    from ${rolledNumbers(from, to)} as numbers group by template_id, form_no, symbol
  ) as numbers on numbers.template_id = used.template_id and numbers.form_no = used.form_no and numbers.symbol = used.symbol
  order by series, template_id`;
