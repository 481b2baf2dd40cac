import type { NOTICE_WORDS } from './notice-words.ts';
import { addDays } from '../rules/deadlines/calendar.ts';
import { vietnamInstant } from '../vietnam-time.ts';

type Words = typeof NOTICE_WORDS;

/** Kinds of documents that notices speak of. */
export type NoticeDocument = keyof Words['documents'];

/** What a notice is about. */
export type NoticeTopic = keyof Words['one'] | keyof Words['of'] | keyof Words['jobs'];

/** What is said of a notice. */
export type SaidNotice = {
  topic: NoticeTopic;
  document: NoticeDocument | null;
  count: number;
  /** Of the one, or of the last of several. */
  name: string | null;
  /** Why, as the other side said it. */
  detail: string | null;
  /** YYYY-MM-DD. */
  due_on: string | null;
  tally: { ok: number; failed: number; unknown: number } | null;
};

/**
 * Since when a deadline is near: the last of the days, counted before it, that has come. A notice of it is raised again on each of them.
 * Null while it is far. Days are YYYY-MM-DD.
 */
export function raisedOn(due_on: string, today: string, days_before: readonly number[]): string | null {
  const come = days_before.map((days) => addDays(due_on, -days)).filter((day) => day <= today);
  return come.toSorted().at(-1) ?? null;
}

/** The instant at which a day begins in Vietnam. */
export function startOf(day: string): string {
  return vietnamInstant(day, '00:00');
}
