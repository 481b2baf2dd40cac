import { describe, expect, test } from 'vitest';
import {
  advance,
  expiryOf,
  isInTime,
  isOpen,
  needsLookUp,
  REQUEST_TRANSITIONS,
  type RequestEvent,
  type RequestState,
} from './request-lifecycle.ts';

const states = Object.keys(REQUEST_TRANSITIONS) as RequestState[];

describe('a signature request', () => {
  test.each(['signed', 'refused', 'expired', 'failed', 'cancelled'] as const)(
    'that is %s takes no event any more: a late signature changes nothing',
    (state) => {
      const events: RequestEvent[] = ['sign', 'accept', 'refuse', 'expire', 'cancel', 'start', 'give_otp'];
      expect(events.map((event) => advance(state, event))).toEqual(events.map(() => null));
      expect(isOpen(state)).toBe(false);
    },
  );

  test('that is open can always be cancelled, and runs out', () => {
    const open = states.filter(isOpen);
    expect(open).toHaveLength(6);
    expect(new Set(open.flatMap((state) => [advance(state, 'cancel'), advance(state, 'expire')]))).toEqual(
      new Set(['cancelled', 'expired']),
    );
  });

  test('whose order may have left is never sent again, only looked up', () => {
    for (const state of states.filter(needsLookUp)) expect(advance(state, 'start')).toBeNull();
    expect(states.filter(needsLookUp)).toEqual(['starting', 'unknown', 'waiting_for_confirmation']);
    expect(advance('unknown', 'sign')).toBe('signed');
  });

  test('after a wrong code waits for another', () => {
    expect(advance('starting', 'ask_otp')).toBe('waiting_for_otp');
    expect(advance('waiting_for_otp', 'give_otp')).toBe('prepared');
  });
});

test('a person has an hour with a token', () =>
  expect(expiryOf('usb', '2026-11-20T02:00:00.000Z')).toBe('2026-11-20T03:00:00.000Z'));

test('a request counts up to its last instant', () => {
  const expires_on = expiryOf('remote', '2026-11-20T02:00:00.000Z');
  expect(expires_on).toBe('2026-11-20T02:15:00.000Z');
  expect(isInTime(expires_on, expires_on)).toBe(true);
  expect(isInTime(expires_on, '2026-11-20T02:15:00.001Z')).toBe(false);
});
