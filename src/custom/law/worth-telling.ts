import { addDays } from '#domain/rules/deadlines/calendar.ts';
import type { components } from '#generated/types.ts';

export type LawChange = components['schemas']['LawChange'];

/** Days before a rate ends from which everybody is told, whatever their drafts. */
const NOTICE = 30;

/** Changes a clerk should hear of today (YYYY-MM-DD): those that touch drafts, and the end of a rate that is near. */
export function worthTelling(changes: readonly LawChange[], today: string): LawChange[] {
  const near = addDays(today, NOTICE);
  return changes.filter(
    ({ kind, on, ends, drafts }) => drafts > 0 || (kind === 'vat_rate' && ends && on <= near),
  );
}

/** What an account remembers a change by when it wants to hear of it no more. */
export function nameOfChange({ kind, subject, on }: Pick<LawChange, 'kind' | 'subject' | 'on'>): string {
  return `${kind} ${subject} ${on}`;
}
