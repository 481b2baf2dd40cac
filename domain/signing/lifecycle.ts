import { step, type Transitions } from '../transitions.ts';

/** Who must act on a document's signature. One life per sealed version. */
export type SigningState =
  | 'not_requested'
  | 'requested' // the signer (file, token, remote service) has the hash
  | 'signed'
  | 'not_needed' // it bears no signature of its own: the message that carries it is signed
  | 'refused' // a person refused
  | 'expired' // not confirmed in time
  | 'failed'; // the signer could not: wrong PIN, no token, certificate gone

export type SigningEvent = 'request' | 'waive' | 'sign' | 'refuse' | 'expire' | 'fail';

export const SIGNING_TRANSITIONS = {
  not_requested: { request: 'requested', waive: 'not_needed', fail: 'failed' },
  requested: { sign: 'signed', refuse: 'refused', expire: 'expired', fail: 'failed' },
  signed: {},
  not_needed: {},
  refused: { request: 'requested' },
  expired: { request: 'requested' },
  failed: { request: 'requested' },
} as const satisfies Transitions<SigningState, SigningEvent>;

/** Next state, or null when the event changes nothing: a late answer never unsigns a document. */
export function advance(state: SigningState, event: SigningEvent): SigningState | null {
  return step<SigningState, SigningEvent>(SIGNING_TRANSITIONS, state, event);
}

export function isSigned(state: SigningState): boolean {
  return state === 'signed';
}

export function isAwaitingSigner(state: SigningState): boolean {
  return state === 'requested';
}

/** It stopped without a signature and may be requested again. */
export function hasSigningFailed(state: SigningState): boolean {
  return state === 'refused' || state === 'expired' || state === 'failed';
}
