import { step, type Transitions } from '../transitions.ts';
import { DAY_MS } from '../vietnam-time.ts';

/** A statement between the seller and the buyer of an invoice (biên bản). */
export type StatementState =
  | 'draft'
  | 'seller_signing' // its content is fixed; the seller's signature is on its way
  | 'waiting_buyer'
  | 'signed' // by both sides
  | 'refused' // the buyer does not agree
  | 'change_requested' // the buyer wants it to say something else
  | 'expired' // the buyer did not answer in time
  | 'withdrawn'; // the seller took it back

export type StatementEvent =
  | 'submit'
  | 'signature_fails'
  | 'seller_signs'
  | 'buyer_signs'
  | 'refuse'
  | 'request_change'
  | 'expire'
  | 'withdraw'
  | 'revise'
  | 'send_again';

/** What the seller may do once the buyer has not signed. */
const UNSIGNED = { revise: 'draft', send_again: 'waiting_buyer', withdraw: 'withdrawn' } as const;

const STATEMENT_TRANSITIONS = {
  draft: { submit: 'seller_signing' },
  seller_signing: { seller_signs: 'waiting_buyer', signature_fails: 'draft' },
  waiting_buyer: {
    buyer_signs: 'signed',
    refuse: 'refused',
    request_change: 'change_requested',
    expire: 'expired',
    // Another link, and another time to answer: the one before opens nothing.
    send_again: 'waiting_buyer',
    withdraw: 'withdrawn',
  },
  refused: UNSIGNED,
  change_requested: UNSIGNED,
  expired: UNSIGNED,
  signed: {},
  withdrawn: {},
} as const satisfies Transitions<StatementState, StatementEvent>;

/** Next state, or null when the event changes nothing: what both have signed stays signed. */
export function advanceStatement(state: StatementState, event: StatementEvent): StatementState | null {
  return step<StatementState, StatementEvent>(STATEMENT_TRANSITIONS, state, event);
}

/** How long a buyer may answer by one link (assumed: the law sets no time). */
export const LINK_DAYS = 7;

/** When a link that is sent now opens nothing any more; ISO with Z. */
export function linkExpiry(now: string): string {
  return new Date(Date.parse(now) + LINK_DAYS * DAY_MS).toISOString();
}

/** Days before the end of the link on which a buyer who has not answered is reminded. */
export const REMINDER_DAYS_BEFORE = [6, 3, 1] as const;

/** The instants (ISO with Z) at which reminders of a link go out by themselves, in their order. */
export function reminderTimes(expires_on: string): string[] {
  return REMINDER_DAYS_BEFORE.map((days) => new Date(Date.parse(expires_on) - days * DAY_MS).toISOString());
}

/** How many reminders should have gone out by now. */
export function remindersDue(expires_on: string, now: string): number {
  return reminderTimes(expires_on).filter((time) => Date.parse(time) <= Date.parse(now)).length;
}
