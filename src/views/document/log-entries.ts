import { label } from '#src/language/language.ts';
import type { TimelineEvent } from '#src/ui/display/timeline.tsx';
import { formatInstantDate, formatTime } from '#src/ui/format/date.ts';
import type { DocumentEvent } from './document-kind.ts';

/** The history of a document as its log shows it, newest first: the day is said once, at its newest event. */
export function logEntries(history: readonly DocumentEvent[]): TimelineEvent[] {
  return history.map(({ id, happened_on, tone, title, detail, actor_name }, at) => {
    const day = formatInstantDate(happened_on);
    const isNewDay = day !== formatInstantDate(history[at - 1]?.happened_on);
    return {
      key: String(id),
      time: formatTime(happened_on),
      tone,
      text: label(title),
      note: [isNewDay && day, detail, actor_name].filter(Boolean).join(' · ') || undefined,
    };
  });
}
