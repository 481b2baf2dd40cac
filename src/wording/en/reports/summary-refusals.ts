import { readableDate } from '#domain/fields/calendar-date.ts';
import type { RefusalParams } from '#domain/refusals.ts';
import type { SummaryRefusalCode } from '#domain/summary-tables/summary-words.table.ts';
import { label } from '#src/language/language.ts';

/** Why a summary table is not sent. */
export const summaryRefusalWords = {
  summary_empty: () =>
    'The table has no invoice. Press “Update rows” once invoices of the period are issued, or delete the table.',
  summary_period_open: (p: RefusalParams) =>
    `${label(p.period ?? '')} is not over. Its table is sent after the last day (${readableDate(p.last ?? '')}).`,
  summary_first_open: (p: RefusalParams) =>
    `This is a supplement, but table ${p.before} of ${label(p.period ?? '')} is not accepted by the tax authority. Send that one first.`,
  summary_not_declared: () =>
    'The declaration in force does not say that data is sent by summary table. Make a declaration of change that chooses it.',
  summary_format: (p: RefusalParams) =>
    `${label(p.label ?? '')} does not fit the format of the tax authority (${p.path}): ${label(p.reason ?? '')}. Correct it.`,
} satisfies Record<SummaryRefusalCode, (params: RefusalParams) => string>;
