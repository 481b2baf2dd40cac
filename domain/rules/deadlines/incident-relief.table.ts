import type { Dated } from '../dated.ts';
import type { DeadlineKey } from './deadlines.table.ts';

/** Sự cố: why invoices could not be sent. */
export type IncidentKind = 'authority_outage' | 'force_majeure' | 'provider_fault';

/** How an invoice reaches the tax authority. */
export type SendingChannel = 'coded' | 'uncoded' | 'cash_register';

type IncidentReliefRow = Dated & {
  readonly kind: IncidentKind;
  readonly channels: readonly SendingChannel[];
  /** The deadline that is counted from the end of the incident; null: it gives no more time. */
  readonly deadline: DeadlineKey | null;
};

const SINCE = { valid_from: '2026-07-01', valid_to: null, checked: '2026-11-21' } as const;
const EVERY: readonly SendingChannel[] = ['coded', 'uncoded', 'cash_register'];

/** Which incident gives which time. */
export const INCIDENT_RELIEF: readonly IncidentReliefRow[] = [
  {
    ...SINCE,
    kind: 'authority_outage',
    channels: ['uncoded'],
    deadline: 'send_after_outage',
    source: 'NĐ 254/2026 Điều 14.4',
  },
  {
    // The days are written for invoices without code; the others are late for the same cause.
    ...SINCE,
    kind: 'authority_outage',
    channels: ['coded', 'cash_register'],
    deadline: 'send_after_force_majeure',
    source: 'NĐ 254/2026 Điều 14.5, 14.6',
    assumed: true,
  },
  {
    ...SINCE,
    kind: 'force_majeure',
    channels: EVERY,
    deadline: 'send_after_force_majeure',
    source: 'NĐ 254/2026 Điều 14.5',
  },
  // The provider must tell its users and repair; no days are written for it.
  {
    ...SINCE,
    kind: 'provider_fault',
    channels: EVERY,
    deadline: null,
    source: 'NĐ 254/2026 Điều 14.3',
    assumed: true,
  },
];
