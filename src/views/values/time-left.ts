import { timeLeft, timeLeftText, urgencyOf } from '#domain/rules/deadlines/time-left.ts';
import { today } from '#src/providers/today.ts';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { noticeSaidWords } from '#src/wording/settings/notices.ts';

const TONES = { now: 'critical', soon: 'warning', later: 'highlight' } as const satisfies Record<
  ReturnType<typeof urgencyOf>,
  Tone
>;

/** How long is left until the last day of something that has to be done, the same on every page; the words go on after a day. */
export function shownTimeLeft(due_on: string): { tone: Tone; words: string } {
  const left = timeLeft(due_on, today());
  return {
    tone: TONES[urgencyOf(left)],
    words: timeLeftText(left, noticeSaidWords.time_left, formatCount),
  };
}
