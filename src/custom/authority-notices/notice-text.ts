import type { components } from '#generated/types.ts';
import { label } from '#src/language/language.ts';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { capitalized } from '#src/ui/format/text.ts';
import { shownTimeLeft } from '#src/views/values/time-left.ts';
import { noticeWords } from '#src/wording/authority-notices.ts';

export type Notice = components['schemas']['AuthorityNotice'];

/** Opens one notice beside the list. */
export const noticeParameter = 'thong-bao';

/** As people know an invoice: form and symbol, then the number. */
export function invoiceNameOf({ form_no, symbol, number }: Notice['invoices'][number]): string {
  return `${form_no}${symbol} ${number.padStart(8, '0')}`;
}

/** What a notice is about, in one line. */
export function noticeTitle({ subject, title, invoices }: Notice): string {
  const [first] = invoices;
  if (subject !== 'review' || first === undefined) return label(title);
  if (invoices.length === 1) return noticeWords.reviewOne(invoiceNameOf(first));
  const count = formatCount(invoices.length);
  const days = invoices.flatMap(({ issued_on }) => issued_on ?? []).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return label(title);
  if (from === to) return noticeWords.reviewDay(count, formatDate(from));
  return noticeWords.review(count, formatDate(from), formatDate(to));
}

/** The state of a notice: handled, or the time left to act on it. */
export function dueState({ state, due_on }: Pick<Notice, 'state' | 'due_on'>): {
  tone: Tone;
  words: string;
} {
  if (state === 'handled') return { tone: 'success', words: noticeWords.handled };
  if (due_on === null) return { tone: 'default', words: noticeWords.noDue };
  const { tone, words } = shownTimeLeft(due_on);
  return { tone, words: capitalized(words) };
}
