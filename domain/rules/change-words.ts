import { readableDate } from '../fields/calendar-date.ts';
import { CHANGE_WORDS } from './change-words.table.ts';
import type { ChangeWords } from './change-words.table.ts';
import type { ChangeKind } from './changes.ts';

/** A coming change as it is told to a clerk. */
export type ToldChange = {
  readonly kind: ChangeKind;
  /** First day of the new state, YYYY-MM-DD. */
  readonly on: string;
  /** What changes, as in `Change`. */
  readonly subject: string;
  /** True where nothing takes its place. */
  readonly ends: boolean;
};

/** How many drafts a change touches; `more` where not all drafts were looked at: at least so many. */
export type TouchedDrafts = { readonly count: number; readonly more: boolean };

/** What becomes another, and from which day: one sentence, in Vietnamese unless other words are given. */
export function changeTitle(
  { kind, on, subject, ends }: ToldChange,
  words: ChangeWords = CHANGE_WORDS,
): string {
  return words.titles[kind][ends ? 'ends' : 'begins'](readableDate(on), subject);
}

/** Which drafts a change is for and what to do about them: one sentence. */
export function changeText(
  { kind, ends }: ToldChange,
  { count, more }: TouchedDrafts,
  words: ChangeWords = CHANGE_WORDS,
): string {
  if (count === 0) return words.none;
  const drafts = more ? words.moreDrafts(count) : words.drafts(count);
  return words.tasks[kind][ends ? 'ends' : 'begins'](drafts);
}
