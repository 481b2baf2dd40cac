import { step, type Transitions } from '../transitions.ts';

/** Yêu cầu ký: the state of one confirmation that signs a number of documents. */
export type RequestState =
  | 'waiting_for_token' // the browser beside the USB token has to sign
  | 'waiting_for_otp' // the person has to type the code that the service sent
  | 'prepared' // nothing has left for the service yet
  | 'starting' // the order is leaving
  | 'unknown' // it may have arrived: looked up, never sent again
  | 'waiting_for_confirmation' // the service has it; the person confirms in its app
  | 'signed'
  | 'refused' // the person refused at the service
  | 'expired' // not confirmed in time
  | 'failed' // the service or the certificate could not
  | 'cancelled'; // withdrawn on our side

export type RequestEvent =
  | 'give_otp'
  | 'start'
  | 'lose_sight'
  | 'accept'
  | 'ask_otp'
  | 'sign'
  | 'refuse'
  | 'expire'
  | 'fail'
  | 'cancel';

const ENDS = { expire: 'expired', fail: 'failed', cancel: 'cancelled' } as const;
const ANSWERS = {
  ...ENDS,
  accept: 'waiting_for_confirmation',
  ask_otp: 'waiting_for_otp',
  sign: 'signed',
  refuse: 'refused',
} as const;

export const REQUEST_TRANSITIONS = {
  waiting_for_token: { ...ENDS, sign: 'signed' },
  waiting_for_otp: { ...ENDS, give_otp: 'prepared' },
  prepared: { ...ENDS, start: 'starting' },
  starting: { ...ANSWERS, lose_sight: 'unknown' },
  unknown: ANSWERS,
  waiting_for_confirmation: ANSWERS,
  signed: {},
  refused: {},
  expired: {},
  failed: {},
  cancelled: {},
} as const satisfies Transitions<RequestState, RequestEvent>;

/** Next state, or null when the event changes nothing: a signature that comes after the end is not used. */
export function advance(state: RequestState, event: RequestEvent): RequestState | null {
  return step<RequestState, RequestEvent>(REQUEST_TRANSITIONS, state, event);
}

export function isOpen(state: RequestState): boolean {
  return Object.keys(REQUEST_TRANSITIONS[state]).length > 0;
}

/** An order has left for the service, or may have: its state is looked up. */
export function needsLookUp(state: RequestState): boolean {
  return advance(state, 'accept') !== null;
}

export type RequestKind = 'remote' | 'usb';

/** How long a person has to sign, minutes. Assumed: no rule names a time; services of remote signing keep an order 5 to 15. */
const MINUTES = { remote: 15, usb: 60 } as const satisfies Record<RequestKind, number>;

/** How many documents one PIN signs: a token takes about half a second for each, some eight minutes of its hour. Assumed. */
export const MAX_PER_TOKEN_BATCH = 1_000;

/** Wrong codes until the request is given up. Assumed: the services lock an account after about as many. */
export const OTP_TRIES = 5;

/** When a request made at this instant is too old; both ISO with Z. */
export function expiryOf(kind: RequestKind, made_on: string): string {
  return new Date(Date.parse(made_on) + MINUTES[kind] * 60_000).toISOString();
}

/** Whether a signature still counts at this instant. */
export function isInTime(expires_on: string, now: string): boolean {
  return Date.parse(now) <= Date.parse(expires_on);
}
