import { isLineText, type LineField } from '#domain/invoice/lines/line-fields.table.ts';
import { entryProblem, limitsOf, shownEntry } from '#src/ui/field/number/number-entry.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { rateText } from '#src/views/values/choice-labels.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import type { DraftLine } from '../../draft/draft.ts';
import { OTHER_RATE, otherRateOf, type LineEntries } from '../../number-limits.ts';

/** A cell that is not being edited: its text, and why what is typed in it cannot be read, in one sentence. */
export type AtRest = { text: string; unread: string | undefined };

/** What of a line is written in a cell; its code comes with its name. */
export type WrittenField = 'name' | Exclude<LineField, 'code'>;

/** The text of a cell that is not being edited: the same as in its control, so that entering it moves nothing. */
export function textAtRest(line: DraftLine, field: WrittenField): string {
  if (field === 'name' || isLineText(field)) return line[field];
  if (field === 'revenue_percent') return line.revenue_percent && `${formatNumber(line.revenue_percent)}%`;
  return field === 'vat_rate' ? rateAtRest(line.vat_rate) : shownEntry(line[field]);
}

/** The choice of a rate of one's own, before any is typed. */
const OTHER = 'KHAC';

function rateAtRest(rate: string): string {
  const own = otherRateOf(rate);
  if (own !== null) return shownEntry(own);
  if (rate === '') return '';
  return rate === OTHER ? lineWords.otherRate : rateText(rate);
}

/** Why the number in a cell at rest cannot be read, in one sentence; undefined where it can, or where there is none. */
export function unreadAtRest(line: DraftLine, field: WrittenField, entries: LineEntries): string | undefined {
  if (field === 'name' || field === 'revenue_percent' || isLineText(field)) return undefined;
  const value = field === 'vat_rate' ? (otherRateOf(line.vat_rate) ?? '') : line[field];
  const { kind, decimals } = field === 'vat_rate' ? OTHER_RATE : entries[field];
  return entryProblem(value, limitsOf(kind, decimals)) ?? undefined;
}
