import { sql } from 'kysely';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { daysOf, periodOf, type SummaryPeriod } from '#domain/summary-tables/period.ts';
import type { components } from '#generated/types.ts';
import { rolled } from '#server/modules/invoices/index.ts';
import { ACCEPTED } from '#server/modules/month-end/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Asked } from './asked.ts';
import { ofSeries } from './sales.ts';

type UsageQuarter = components['schemas']['UsageQuarter'];

const QUARTERS = 4;

/** The quarters before the one in which a day lies, the latest first. */
function quartersBefore(day: string): SummaryPeriod[] {
  const found: SummaryPeriod[] = [];
  for (let last = day; found.length < QUARTERS;) {
    last = addDays(daysOf(periodOf(last, 'quarter')).first, -1);
    found.push(periodOf(last, 'quarter'));
  }
  return found;
}

/** How many invoices each of the quarters before a report has, and how many of its months are closed, where that `may_be_seen`. */
export function previousQuarters({ from, series }: Pick<Asked, 'from' | 'series'>, may_be_seen: boolean) {
  const quarters = quartersBefore(from).map((quarter) => ({ ...quarter, ...daysOf(quarter) }));
  const column = (name: 'first' | 'last') => quarters.map((quarter) => quarter[name]);
  const closed = sql`(select count(*)::int from month_closings as closing where closing.tenant_id = ${TENANT}
    and closing.reopened_on is null and closing.month between quarters.first and quarters.last)`;
  return sql<UsageQuarter>`
    select extract(year from quarters.first)::int as year, extract(quarter from quarters.first)::int as quarter,
      quarters.first::text as from, quarters.last::text as to,
      sum(invoices)::bigint as submitted, coalesce(sum(invoices) filter (where ${ACCEPTED}), 0)::bigint as accepted,
      ${may_be_seen ? closed : sql`null::int`} as closed_months
    from unnest(${column('first')}::date[], ${column('last')}::date[]) as quarters (first, last)
    join ${rolled('month', 'whole')} as invoices on issued_on between quarters.first and quarters.last
    where lifecycle not in ('draft', 'deleted') and ${ofSeries(series)}
    group by quarters.first, quarters.last having sum(invoices) > 0 order by quarters.first desc`;
}
