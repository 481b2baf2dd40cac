import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import { ACCEPTED, REFUSED, SUBMITTED, UNKNOWN } from '#server/modules/month-end/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Asked } from './asked.ts';
import { ofSeries } from './sales.ts';

export type UsageRow = components['schemas']['UsageReportRow'];

const NOT_ACCEPTED = sql`${SUBMITTED} and not ${ACCEPTED}`;

/** Tình hình sử dụng: each series with an invoice of the period that is more than a draft. */
export const usageRows = ({ from, to, series }: Asked) => sql<UsageRow>`
  select template_id, form_no || symbol as series,
    (select name from templates where templates.tenant_id = ${TENANT} and templates.id = invoices.template_id) as template_name,
    min(number) as first, max(number) as last,
    count(*) filter (where ${SUBMITTED}) as submitted,
    count(*) filter (where ${ACCEPTED} and nature = 'original') as issued,
    count(*) filter (where ${ACCEPTED} and nature = 'adjust') as adjusting,
    count(*) filter (where ${ACCEPTED} and nature = 'replace') as replacing,
    count(*) filter (where ${NOT_ACCEPTED} and ${REFUSED}) as refused,
    count(*) filter (where ${NOT_ACCEPTED} and ${UNKNOWN}) as unknown,
    count(*) filter (where ${NOT_ACCEPTED} and not ((${REFUSED}) or ${UNKNOWN})) as waiting,
    count(*) filter (where lifecycle = 'cancelled') as cancelled,
    count(*) filter (where lifecycle = 'replaced') as replaced
  from invoices
  where tenant_id = ${TENANT} and issued_on between ${from}::date and ${to}::date and lifecycle not in ('draft', 'deleted')
    and ${ofSeries(series)}
  group by template_id, form_no, symbol
  order by series, template_id`;
