import { nextRecurringDay } from '#domain/scheduling/recurring-days.ts';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { recurring_invoices as descriptor } from '#generated/resources/recurring_invoices.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import type { CrudRecord, CrudTx, Requester, Values } from '#server/platform/crud/crud-context.ts';
import { failure } from '#server/platform/http/failure.ts';
import { plainModule } from '#server/plain-module.ts';
import { recurringOf, sourceProblem } from './source.ts';

export { recurringCrontab, recurringTasks, runRecurring } from './run.ts';

/** Hóa đơn định kỳ: an invoice of which a draft is made on days that come again. */
export const recurringInvoices = plainModule(descriptor, { derived });

/**
 * When it comes next, in the name of who saved it. What failed is tried again as soon as it is saved, on the day it was due; what was
 * paused, or is given other days, comes next on a day that is still ahead. Failures: 422 with the field.
 */
async function derived(
  tx: CrudTx,
  current: CrudRecord | null,
  values: Values,
  { account, now }: Requester,
): Promise<Values> {
  const next = { ...current, ...values };
  const rule = recurringOf(next);
  if (rule.ends_on !== null && rule.ends_on < rule.starts_on)
    throw failure(422, 'ends_before_start', 'Ngày kết thúc phải từ ngày bắt đầu trở đi.', ['ends_on']);
  const source_id = next['source_id'] as number | null;
  if (source_id === null) throw failure(422, 'source_missing', 'Chọn hóa đơn gốc.', ['source_id']);
  const problem = await sourceProblem(tx, source_id);
  if (problem !== null) throw failure(422, 'source_unusable', problem, ['source_id']);
  const today = vietnamDate(Date.parse(now));
  // A day that has had its draft has no second one.
  const from = current?.['last_on'] === today ? addDays(today, 1) : today;
  const is_late = current?.['status'] === 'failed' && sameDays(recurringOf(current), rule);
  const is_over = rule.max_runs !== null && rule.runs_made >= rule.max_runs;
  const next_on = is_over ? null : is_late ? current['next_on'] : nextRecurringDay(rule, from);
  if (current === null && next_on === null)
    throw failure(
      422,
      'never_due',
      'Từ ngày bắt đầu đến ngày kết thúc không còn ngày lập nào. Chọn ngày kết thúc muộn hơn, hoặc ngày khác trong tháng.',
      ['ends_on'],
    );
  return {
    next_on,
    status: statusOf(next_on, next['paused'] === true),
    error: null,
    set_by: account.user_id,
  };
}

function statusOf(next_on: unknown, is_paused: boolean): string {
  if (next_on === null) return 'ended';
  return is_paused ? 'paused' : 'running';
}

type Rule = ReturnType<typeof recurringOf>;

const sameDays = (one: Rule, other: Rule): boolean =>
  (['frequency', 'day_of_month', 'starts_on', 'ends_on'] as const).every((key) => one[key] === other[key]);
