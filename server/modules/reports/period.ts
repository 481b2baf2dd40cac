import { addDays, dayOfMonth } from '#domain/rules/deadlines/calendar.ts';
import { failure } from '#server/platform/http/failure.ts';

/** Days of issue, YYYY-MM-DD, both included. */
export type Period = { readonly from: string; readonly to: string };

/** A leap year: a longer period would hold the database too long for one answer. */
const MAX_DAYS = 366;

/**
 * The period of a report; the month of `today` where an end is not given. Fails with `period_crossed` where it ends before it begins and
 * with `period_too_long`.
 */
export function periodOf(query: Partial<Period>, today: string): Period {
  const first = `${today.slice(0, 8)}01`;
  const from = query.from ?? first;
  const to = query.to ?? dayOfMonth(first, 1, 0);
  if (to < from)
    throw failure(422, 'period_crossed', 'Kỳ báo cáo kết thúc trước ngày bắt đầu. Chọn lại đến ngày.', [
      'to',
    ]);
  if (to >= addDays(from, MAX_DAYS))
    throw failure(
      422,
      'period_too_long',
      `Kỳ báo cáo dài nhất ${MAX_DAYS} ngày. Chọn kỳ ngắn hơn, rồi xuất từng kỳ.`,
      ['to'],
    );
  return { from, to };
}
