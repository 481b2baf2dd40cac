import { addDays } from './calendar.ts';
import type { SendingChannel } from './incident-relief.table.ts';
import { sendDeadline, type Incident } from './send-deadline.ts';

/** Issue dates (YYYY-MM-DD) of invoices that have not left for the tax authority. */
type DueDays = {
  /** The last date that should have been signed and sent before today; null where none is known. */
  readonly over_until: string | null;
  /** The dates that are due today, from the first to the last; null where none is. */
  readonly today: { readonly from: string; readonly to: string } | null;
};

/** An incident gives at most some working days more, over holidays too. */
const DAYS_AFTER_INCIDENT = 30;
/** Where an incident lasts or has ended only now, dates before it are looked at, but not for ever. */
const DAYS_BACK = 400;

/**
 * Which issue dates are late and which are due today, over the channels that a list holds: late is what is late by each of them.
 * Dates whose clock an incident has stopped are neither. Around an incident a date can be late while an older one is not: it lies
 * in the span of today then, so that none is missed.
 */
export function dueDays(
  today: string,
  channels: readonly SendingChannel[],
  incidents: readonly Incident[] = [],
): DueDays {
  const settled = settledBefore(today, incidents);
  let over_until: string | null = null;
  let from: string | null = null;
  let to: string | null = null;
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const issued_on = addDays(today, -back);
    const due = latestDue(issued_on, channels, incidents);
    if (due === null) break;
    if (due === 'stopped' || due >= today) over_until = null;
    else over_until ??= issued_on;
    if (due === today) [from, to] = [issued_on, to ?? issued_on];
    if (over_until !== null && issued_on < settled) break;
  }
  return { over_until, today: rangeOf(from, to) };
}

/** Before this day no incident moves a deadline any more. */
function settledBefore(today: string, incidents: readonly Incident[]): string {
  const recent = incidents
    .filter(({ until }) => until === null || until >= addDays(today, -DAYS_AFTER_INCIDENT))
    .map(({ from }) => addDays(from, -DAYS_AFTER_INCIDENT));
  return recent.sort()[0] ?? addDays(today, 1);
}

const rangeOf = (from: string | null, to: string | null): DueDays['today'] =>
  from === null || to === null ? null : { from, to };

function latestDue(
  issued_on: string,
  channels: readonly SendingChannel[],
  incidents: readonly Incident[],
): string | 'stopped' | null {
  let latest: string | null = null;
  for (const channel of channels) {
    const deadline = sendDeadline({ issued_on, channel, incidents });
    if (deadline === null) continue;
    if (deadline.due_on === null) return 'stopped';
    if (latest === null || deadline.due_on > latest) latest = deadline.due_on;
  }
  return latest;
}
