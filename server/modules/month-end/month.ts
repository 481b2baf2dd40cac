import { addDays, addMonths } from '#domain/rules/deadlines/calendar.ts';
import { sendDeadline, SENDING_RULES, type Incident } from '#domain/rules/deadlines/send-deadline.ts';
import type { SendingChannel } from '#domain/rules/deadlines/incident-relief.table.ts';

/** A calendar month; `first` and `last` are its days, YYYY-MM-DD. */
export type Month = { readonly first: string; readonly last: string };

/** The month that is usually closed on a day: the one before. */
export function monthBefore(day: string): string {
  return addMonths(`${day.slice(0, 8)}01`, -1).slice(0, 7);
}

/** The last day to sign and send by day of issue and channel, as columns for a statement; days with no such rule are left out. */
export type SendingDays = { days: string[]; channels: string[]; due: string[] };

const CHANNELS = Object.keys(SENDING_RULES) as SendingChannel[];

export function sendingDaysOf({ first, last }: Month, incidents: readonly Incident[]): SendingDays {
  const found: SendingDays = { days: [], channels: [], due: [] };
  for (let issued_on = first; issued_on <= last; issued_on = addDays(issued_on, 1))
    for (const channel of CHANNELS) {
      const due_on = sendDeadline({ issued_on, channel, incidents })?.due_on ?? null;
      if (due_on === null) continue;
      found.days.push(issued_on);
      found.channels.push(channel);
      found.due.push(due_on);
    }
  return found;
}
