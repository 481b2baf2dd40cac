import { sql } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import { addMonths, monthOf } from '#domain/rules/deadlines/calendar.ts';
import {
  daysOf as daysOfPeriod,
  periodBefore,
  periodOf,
  returnName,
  tableDeadline,
  type SummaryPeriodKind,
} from '#domain/summary-tables/period.ts';
import type { components } from '#generated/types.ts';
import type { Account, Context, Handlers, Tx } from '#server/context.ts';
import { certificatesByEnd } from '#server/modules/certificates/index.ts';
import { checksOf, closingOf, rolledFigures } from '#server/modules/month-end/index.ts';
import { packageUsage } from '#server/modules/payments/index.ts';
import { unreportedPeriods } from '#server/modules/summary-tables/index.ts';
import { owesReturn, readReturnPeriod } from '#server/modules/tenant-settings/index.ts';
import { visibleTo } from '#server/modules/transmissions/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { daysOf, monthsOf, recentInvoices, revenueChange, topCustomers, topProducts } from './sales.ts';

type Dashboard = components['schemas']['Dashboard'];

/** Which permission codes each card asks for beside `dashboard`: all of a list. */
const CARDS = {
  invoices: ['read_invoices'],
  top_customers: ['read_invoices', 'read_customers'],
  top_products: ['read_invoices', 'read_products'],
  certificates: ['sign_settings'],
  checks: ['invoice_summary_report'],
  tables: ['read_invoice_data_summary'],
} as const;

/** Months of the charts: a year, and the month that the one shown is compared with. */
const MONTHS = 13;

/** Tổng quan: what the company has issued in a month and what waits for somebody. A card that the account may not see is null. */
async function dashboardOf(
  tx: Tx,
  { account, clock }: Context,
  asked: string | undefined,
): Promise<Dashboard> {
  const today = clock.today();
  const running = today.slice(0, 7);
  const month = asked ?? running;
  const range = monthOf(month);
  const { first } = range;
  const since = addMonths(first, 1 - MONTHS);
  const see = (card: keyof typeof CARDS): boolean => allows(account.permissions, [CARDS[card]]);
  const seesInvoices = see('invoices');
  const returns = await readReturnPeriod(tx);
  return {
    computed_on: clock.now(),
    month,
    today: seesInvoices ? await rolledFigures(tx, { first: today, last: today }) : null,
    this_month: seesInvoices ? await rolledFigures(tx, range) : null,
    days: seesInvoices ? await daysOf(tx, range.first, range.last) : null,
    months: seesInvoices ? await monthsOf(tx, since, range.last) : null,
    revenue_change: seesInvoices ? await revenueChange(tx, month, today) : null,
    recent_invoices: seesInvoices ? await recentInvoices(tx) : null,
    top_customers: see('top_customers') ? await topCustomers(tx, first) : null,
    top_products: see('top_products') ? await topProducts(tx, first) : null,
    certificates: see('certificates') ? await certificatesByEnd(tx, MAX_CERTIFICATES) : null,
    checks: see('checks') ? await checksOf(tx, month, account, clock) : null,
    closing: see('checks') ? await closingShown(tx, first) : null,
    open_month:
      see('checks') && month === running ? await openMonth(tx, first, returns, account, clock) : null,
    deadlines: [
      ...(await returnDue(tx, returns, today)),
      ...(await noticesDue(tx, account.permissions)),
      ...(see('tables') ? await tablesDue(tx, today) : []),
    ],
    package_usage: await packageUsage(tx, clock),
  };
}

/** Who closed the month that begins on a day, and when. */
async function closingShown(tx: Tx, first: string): Promise<Dashboard['closing']> {
  const closing = await closingOf(tx, first);
  return closing === null ? null : { closed_on: closing.closed_on, closed_by_name: closing.closed_by_name };
}

/** What is left of the month before one that begins on a day: that is when it is closed and its tax return, or that of its quarter, made. */
async function openMonth(
  tx: Tx,
  first: string,
  returns: SummaryPeriodKind,
  account: Account,
  clock: Clock,
): Promise<Dashboard['open_month']> {
  const before = addMonths(first, -1);
  const due_on = tableDeadline(periodOf(before, returns))?.due_on ?? null;
  if (due_on === null || due_on < clock.today() || (await closingOf(tx, before)) !== null) return null;
  const month = before.slice(0, 7);
  const found = (await checksOf(tx, month, account, clock)).filter(({ count }) => count > 0);
  const blocking = found.filter(({ blocks }) => blocks).length;
  return found.length === 0
    ? null
    : { month, blocking, reminders: found.length - blocking, due_on, checks: found };
}

/** The last day for the tax return of the month or the quarter before, while it is ahead. */
async function returnDue(tx: Tx, returns: SummaryPeriodKind, today: string): Promise<Dashboard['deadlines']> {
  const period = periodBefore(today, returns);
  const due_on = tableDeadline(period)?.due_on ?? null;
  if (due_on === null || due_on < today || !(await owesReturn(tx, daysOfPeriod(period).last))) return [];
  const label = returns === 'month' ? daysOfPeriod(period).first.slice(0, 7) : returnName(period);
  return [{ kind: 'tax_return', due_on, label, record_id: null }];
}

/** Ended periods whose summary table (01/TH-HĐĐT) is not accepted yet, also when its last day has passed. */
async function tablesDue(tx: Tx, today: string): Promise<Dashboard['deadlines']> {
  const periods = await unreportedPeriods(tx, today);
  return periods.map(({ name, due_on }) => ({
    kind: 'summary_table',
    due_on,
    label: name,
    record_id: null,
  }));
}

const MAX_NOTICES = 5;

/** Notices of the tax authority with a day to act by, of those that this account may see. */
async function noticesDue(tx: Tx, permissions: readonly string[]): Promise<Dashboard['deadlines']> {
  const { rows } = await sql<
    Dashboard['deadlines'][number]
  >`select 'authority_notice' as kind, due_on, label, id as record_id
    from (select notice.id, notice.due_on, notice.message_type as telling_type,
        concat_ws(' · ', notice.message_type, notice.content ->> 'notice_no') as label
      from authority_notices as notice
      where notice.tenant_id = ${TENANT} and notice.handled_on is null and notice.due_on is not null) as notices
    where ${visibleTo(permissions)} order by due_on, id limit ${MAX_NOTICES}`.execute(tx);
  return rows;
}

const MAX_CERTIFICATES = 3;

export const dashboardHandlers = {
  getDashboard: async ({ query }, context) => ({
    dashboard: await context.tenant((tx) => dashboardOf(tx, context, query.month)),
  }),
} satisfies Pick<Handlers, 'getDashboard'>;
