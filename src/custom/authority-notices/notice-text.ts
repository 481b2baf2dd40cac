import { shownName } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import { label } from '#src/language/language.ts';
import type { Tone } from '#src/ui/display/glyph.tsx';
import type { RelayStep } from '#src/ui/display/relay.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { capitalized } from '#src/ui/format/text.ts';
import { shownTimeLeft } from '#src/views/values/time-left.ts';
import { noticeWords } from '#src/wording/authority-notices.ts';

export type Notice = components['schemas']['AuthorityNotice'];

/** Opens one notice beside the list. */
export const noticeParameter = 'thong-bao';

/** What a notice is about, in one line. */
export function noticeTitle({ subject, title, invoices }: Notice): string {
  const [first] = invoices;
  if (subject !== 'review' || first === undefined) return label(title);
  if (invoices.length === 1) return noticeWords.reviewOne(shownName(first));
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

/** How far the answer to a review (302) is, from its arrival to the authority's answer by line (301). */
export function answerSteps(notice: Pick<Notice, 'invoices' | 'received_on' | 'due_on'>): RelayStep[] {
  const { invoices, received_on, due_on } = notice;
  const count = (...answers: Notice['invoices'][number]['answer'][]) =>
    invoices.filter(({ answer }) => answers.includes(answer)).length;
  const [all, open, sent] = [invoices.length, count('none'), count('sent', 'refused', 'received')];
  const [refused, received] = [count('refused'), count('received')];
  const words = noticeWords.answerSteps;
  const state = (done: boolean, begun: boolean) => (done ? 'done' : begun ? 'now' : 'waiting');
  return [
    { key: 'arrived', label: words.arrived, note: formatDateTime(received_on), state: 'done' },
    {
      key: 'written',
      label: words.written,
      note: words.writtenCount(formatCount(all - open), formatCount(all)),
      state: state(open === 0, true),
    },
    {
      key: 'sent',
      label: words.sent,
      note:
        sent === all || due_on === null
          ? words.sentCount(formatCount(sent))
          : words.sentBy(formatDate(due_on)),
      state: state(sent === all, open === 0),
    },
    {
      key: 'answered',
      label: words.answered,
      note: refused > 0 ? words.refusedCount(formatCount(refused)) : words.message,
      state: refused > 0 ? 'failed' : state(received === all, sent === all),
    },
  ];
}
