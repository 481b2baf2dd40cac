import type { NOTICE_WORDS } from './notice-words.ts';

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
