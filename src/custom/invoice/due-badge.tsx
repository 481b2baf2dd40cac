import { deadlineChannelOf } from '#domain/registration/series-in-force.ts';
import { channelOf } from '#domain/rules/deadlines/send-deadline.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import { useSeriesUse } from '#src/providers/series-uses.ts';
import { today } from '#src/providers/today.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { sendDeadlineWords } from '#src/wording/law.ts';
import type { Due } from './due.ts';
import { dueOf } from './due.ts';
import { useIncidents } from './use-incidents.ts';

const looks = {
  ahead: { tone: 'plain', words: 'due' },
  uncertain: { tone: 'plain', words: 'uncertain' },
  today: { tone: 'warning', words: 'today' },
  over: { tone: 'critical', words: 'over' },
} as const satisfies Record<Exclude<Due['state'], 'stopped'>, unknown>;

/** Until when an invoice has to be sent, by the incidents and the declaration of the company; null where nothing says, or not yet. */
export function useDue(invoice: DueBadgeProps): Due | null {
  const incidents = useIncidents();
  const use = useSeriesUse();
  // Of an invoice without code the declaration says whether it has a deadline of its own.
  if (use === undefined && channelOf(invoice.symbol) === 'uncoded') return null;
  return dueOf(invoice, today(), incidents, deadlineChannelOf(use ?? null, invoice.symbol));
}

type DueBadgeProps = { status: PublicationStatus; issued_on: string; symbol: string };

/** Hạn ký và gửi beside the state of an invoice that is not sent yet; nothing of any other. */
export function DueBadge(invoice: DueBadgeProps) {
  const due = useDue(invoice);
  if (due === null) return null;
  if (due.state === 'stopped') return <Badge tone="warning">{sendDeadlineWords.stopped}</Badge>;
  const { tone, words } = looks[due.state];
  const said = sendDeadlineWords[words](formatDate(due.on));
  return <Badge tone={tone}>{due.is_prolonged ? sendDeadlineWords.prolonged(said) : said}</Badge>;
}
