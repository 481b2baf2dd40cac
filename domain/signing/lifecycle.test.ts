import { expect, test } from 'vitest';
import {
  advance,
  hasSigningFailed,
  isAwaitingSigner,
  isSigned,
  SIGNING_TRANSITIONS,
  type SigningEvent,
  type SigningState,
} from './lifecycle.ts';

const EVENTS: readonly SigningEvent[] = ['request', 'sign', 'refuse', 'expire', 'fail'];
const ASKED_AGAIN: (SigningState | null)[] = ['requested', null, null, null, null];

test.each<[SigningState, (SigningState | null)[]]>([
  ['not_requested', ['requested', null, null, null, 'failed']],
  ['requested', [null, 'signed', 'refused', 'expired', 'failed']],
  ['signed', [null, null, null, null, null]],
  ['refused', ASKED_AGAIN],
  ['expired', ASKED_AGAIN],
  ['failed', ASKED_AGAIN],
])('a document that is %s: request, sign, refuse, expire and fail lead to %j', (state, next) =>
  expect(EVENTS.map((event) => advance(state, event))).toEqual(next),
);

test('signed, awaiting its signer, or stopped: a state is one of them at most', () => {
  const states = Object.keys(SIGNING_TRANSITIONS) as SigningState[];
  expect(states.filter(isSigned)).toEqual(['signed']);
  expect(states.filter(isAwaitingSigner)).toEqual(['requested']);
  expect(states.filter(hasSigningFailed)).toEqual(['refused', 'expired', 'failed']);
});
