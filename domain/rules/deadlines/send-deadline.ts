import { parseSymbol } from '../../fields/series-symbol.ts';
import { rowsOn } from '../dated.ts';
import { areHolidaysKnown, USUAL_CALENDAR, type WorkingCalendar } from './calendar.ts';
import type { DeadlineKey } from './deadlines.table.ts';
import { deadlineFrom } from './deadlines.ts';
import { INCIDENT_RELIEF, type IncidentKind, type SendingChannel } from './incident-relief.table.ts';

/** A row of the incident table, written by people: of the whole country or of one company. */
export type Incident = {
  readonly kind: IncidentKind;
  /** First day, YYYY-MM-DD. */
  readonly from: string;
  /** Day it ended (of the authority: the day it announced normal work); null while it lasts. */
  readonly until: string | null;
};

export type Sending = {
  readonly issued_on: string;
  /** Null of what is reported by a summary table: the table has a deadline, its invoices have none (NĐ 254/2026 Phụ lục 7). */
  readonly channel: SendingChannel | null;
  readonly incidents?: readonly Incident[];
  readonly calendar?: WorkingCalendar;
};

export type SendDeadline = {
  /** Last day, YYYY-MM-DD; null while an incident lasts that stops the clock. */
  readonly due_on: string | null;
  /** Article of the rule that gave the day. */
  readonly source: string;
  /** The incident that gave more time. */
  readonly incident: Incident | null;
  /** False when the holidays around it are not decided: it may move by a day or more. */
  readonly certain: boolean;
};

/** The deadline that each channel sends by. */
export const SENDING_RULES = {
  coded: 'sign_and_send',
  uncoded: 'send_uncoded',
  cash_register: 'send_cash_register',
} as const satisfies Record<SendingChannel, DeadlineKey>;

/**
 * Until when an invoice must have been signed and sent: by its issue date, the working days, and the incidents that
 * lay in the way. Null for days before there was such a rule, and of what has no deadline of its own.
 */
export function sendDeadline(sending: Sending): SendDeadline | null {
  const { issued_on, channel, incidents = [], calendar = USUAL_CALENDAR } = sending;
  if (channel === null) return null;
  const usual = deadlineFrom(SENDING_RULES[channel], issued_on, calendar);
  if (usual === null) return null;
  let reached: Reached = { due_on: usual.due_on, source: usual.source, incident: null };
  for (const incident of [...incidents].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    reached = prolonged(reached, incident, { issued_on, channel }, calendar);
  }
  const certain = reached.due_on !== null && areHolidaysKnown(issued_on, reached.due_on);
  return { ...reached, certain };
}

type Reached = Pick<SendDeadline, 'due_on' | 'source' | 'incident'>;

/** An incident prolongs what was still in time when it began. */
function prolonged(
  reached: Reached,
  incident: Incident,
  { issued_on, channel }: { issued_on: string; channel: SendingChannel },
  calendar: WorkingCalendar,
): Reached {
  const inTheWay =
    reached.due_on !== null &&
    incident.from <= reached.due_on &&
    (incident.until === null || incident.until >= issued_on);
  const relief = rowsOn(INCIDENT_RELIEF, incident.from).find(
    ({ kind, channels }) => kind === incident.kind && channels.includes(channel),
  );
  if (!inTheWay || !relief?.deadline) return reached;
  if (incident.until === null) return { due_on: null, source: relief.source, incident };
  const later = deadlineFrom(relief.deadline, incident.until, calendar);
  if (later === null || (reached.due_on !== null && later.due_on <= reached.due_on)) return reached;
  return { due_on: later.due_on, source: relief.source, incident };
}

/** How invoices of a series (ký hiệu such as C26TAA) are sent; by default, as the usual kind, with the authority's code. */
export function channelOf(symbol: string): SendingChannel {
  const parsed = parseSymbol(symbol);
  if (parsed?.letter === 'M') return 'cash_register';
  return parsed?.coded === false ? 'uncoded' : 'coded';
}
