import { addDays, addMonths, monthOf } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { proofPackWords as words } from '#src/wording/reports/proof-packs.ts';

export type ProofPack = components['schemas']['ProofPack'];
export type PeriodChoice = keyof typeof words.periods;
type Days = { from: string; to: string };

export const PERIOD_CHOICES: readonly PeriodChoice[] = [
  'this_month',
  'last_month',
  'this_quarter',
  'this_year',
  'chosen',
  'everything',
];

/** First and last day of a choice by name, up to today at most; null where the days are chosen by hand or there are none. */
export function daysOf(choice: PeriodChoice, today: string): Days | null {
  const month = `${today.slice(0, 7)}-01`;
  const quarter_month = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
  const days: Record<PeriodChoice, Days | null> = {
    this_month: { from: month, to: today },
    last_month: { from: addMonths(month, -1), to: addDays(month, -1) },
    this_quarter: { from: `${today.slice(0, 4)}-${String(quarter_month).padStart(2, '0')}-01`, to: today },
    this_year: { from: `${today.slice(0, 4)}-01-01`, to: today },
    chosen: null,
    everything: null,
  };
  return days[choice];
}

/** "tháng 10/2026", "01/11/2026 – 21/11/2026", "toàn bộ". */
export function periodText({
  period_from: from,
  period_to: to,
}: Pick<ProofPack, 'period_from' | 'period_to'>): string {
  if (from === null || to === null) return words.whole;
  const { first, last } = monthOf(from.slice(0, 7));
  return from === first && to === last
    ? words.month(`${from.slice(5, 7)}/${from.slice(0, 4)}`)
    : words.range(formatDate(from), formatDate(to));
}
