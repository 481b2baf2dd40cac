import { sql, type RawBuilder } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import { dayOfMonth } from '#domain/rules/deadlines/calendar.ts';
import {
  daysOf,
  periodOf,
  returnName,
  tableDeadline,
  type SummaryPeriodKind,
} from '#domain/summary-tables/period.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { unreportedPeriods } from '#server/modules/summary-tables/index.ts';
import { owesReturn, readReturnPeriod } from '#server/modules/tenant-settings/index.ts';
import { visibleTo } from '#server/modules/transmissions/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Month } from './month.ts';

type MonthDeadline = components['schemas']['MonthDeadline'];

/** As many records of a kind as the calendar names. */
const MAX_OF_A_KIND = 25;

/** What is due in the month after `month`, in which that one is closed: only what is not done, and what the account may see. */
export async function deadlinesAfter(
  tx: Tx,
  month: Month,
  { permissions }: Pick<Account, 'permissions'>,
  clock: Clock,
): Promise<MonthDeadline[]> {
  const next = { first: dayOfMonth(month.first, 1, 1), last: dayOfMonth(month.first, 2, 0) };
  const maySee = (operation: OperationId) => allows(permissions, operations[operation].access);
  const records = await recordsDue(tx, next, permissions, maySee);
  const periods = maySee('listInvoiceDataSummaryTables') ? await unreportedPeriods(tx, clock.today()) : [];
  const tables = periods.map(({ name, due_on }): MonthDeadline => {
    return { kind: 'summary_table', record_id: null, name, due_on };
  });
  const inNext = [...tables, ...records].filter(({ due_on }) => due_on >= next.first && due_on <= next.last);
  // The last day of a month can be a day off: a return by quarter is due in the month after then.
  const returns = (await owesReturn(tx, month.last)) ? taxReturn(month, await readReturnPeriod(tx)) : [];
  return [...returns, ...inNext].toSorted((a, b) => a.due_on.localeCompare(b.due_on));
}

/** Of the month, or of the quarter that ends with it. Whether it was filed is not known here: it is shown as long as the month is looked at. */
function taxReturn({ first, last }: Month, returns: SummaryPeriodKind): MonthDeadline[] {
  const period = periodOf(first, returns);
  const due_on = tableDeadline(period)?.due_on;
  if (due_on === undefined || daysOf(period).last !== last) return [];
  return [{ kind: 'tax_return', record_id: null, name: returnName(period), due_on }];
}

async function recordsDue(
  tx: Tx,
  { first, last }: Month,
  permissions: readonly string[],
  maySee: (operation: OperationId) => boolean,
): Promise<MonthDeadline[]> {
  const inMonth = sql`between ${first}::date and ${last}::date`;
  const limited = (part: RawBuilder<unknown>) => sql`(${part} order by due_on limit ${MAX_OF_A_KIND})`;
  const parts = [
    sql`select 'authority_notice' as kind, id as record_id, name, due_on
      from (select notice.id, notice.message_type, notice.message_type as telling_type, notice.due_on,
          concat_ws(' · ', notice.message_type, notice.content ->> 'notice_no') as name
        from authority_notices as notice
        where notice.tenant_id = ${TENANT} and notice.handled_on is null and notice.due_on ${inMonth}) as notices
      where ${visibleTo(permissions)}`,
    ...(maySee('getRegistration')
      ? [
          sql`select 'explanation' as kind, id as record_id, coalesce(to_char(declared_on, 'DD/MM/YYYY'), '') as name, review_due_on as due_on
            from registrations where tenant_id = ${TENANT} and review = 'explanation_wanted' and review_due_on ${inMonth}`,
        ]
      : []),
    ...(maySee('getStatement')
      ? [
          sql`select 'statement' as kind, id as record_id, label as name, (expires_on at time zone 'Asia/Ho_Chi_Minh')::date as due_on
            from statements where tenant_id = ${TENANT} and state = 'waiting_buyer'
              and (expires_on at time zone 'Asia/Ho_Chi_Minh')::date ${inMonth}`,
        ]
      : []),
  ].map(limited);
  const { rows } = await sql<MonthDeadline>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return rows;
}
