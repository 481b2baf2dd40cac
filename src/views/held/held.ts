import type { components } from '#generated/types.ts';
import { today } from '#src/providers/today.ts';
import { formatDate, formatTime } from '#src/ui/format/date.ts';
import { heldWords as words } from '#src/wording/processing/held.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

export type Held = components['schemas']['HeldUp'];
type SendBy = components['schemas']['SendBy'];

/** What keeps something from going on, in a sentence. */
export function causeOf({ cause, problem }: Held): string {
  if (cause === 'own_line' || cause === 'common_line' || cause === 'fault')
    return words[cause](serverSaid.of(problem ?? ''));
  return words[cause];
}

/** Who ends that. */
export function whoEnds({ cause, mended_by }: Held): string {
  return words[cause === 'answer' ? 'itselfSent' : mended_by];
}

/** When it is tried next, where that is known: to the second on a page of its own; in a banner, which is read aloud with each change, to the minute. */
export function nextTry({ next_try_on }: Held, isBanner = false): string {
  if (next_try_on === undefined) return '';
  const time = formatTime(next_try_on);
  return words.nextTry(isBanner ? time.slice(0, 'HH:mm'.length) : time);
}

/** Until when it can lawfully wait. */
export function untilWhen({ due_on, source }: SendBy): string {
  if (due_on === null) return words.stopped(source);
  const day = formatDate(due_on);
  if (due_on < today()) return words.over(day, source);
  return due_on === today() ? words.waitToday(day, source) : words.waitUntil(day, source);
}

/** Whether the last day is today or has passed: then an incident that is written down moves it. */
export const isPressing = (send_by: SendBy | null): boolean =>
  send_by !== null && send_by.due_on !== null && send_by.due_on <= today();
