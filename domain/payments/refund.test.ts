import { describe, expect, test } from 'vitest';
import { givenBackBy, neverArrived, refundOf, refundOutcomeOf } from './refund.ts';

describe('what of a transfer is given back', () => {
  const request = { total: '961200', received: '1922400' };
  test.each([
    ['again', '961200', { reason: 'again', amount: '961200' }],
    ['after_cancel', '5', { reason: 'after_cancel', amount: '5' }],
    ['exact', '961200', null],
    ['late', '961200', null],
    ['short', '1', null],
  ] as const)('%s', (outcome, amount, wanted) =>
    expect(refundOf({ outcome, amount }, request)).toEqual(wanted),
  );

  test('more than was asked for: what is beyond, also where an earlier part came', () => {
    expect(refundOf({ outcome: 'over', amount: '100' }, { total: '961200', received: '961250' })).toEqual({
      reason: 'over',
      amount: '50',
    });
  });
});

describe('what VNPAY answers', () => {
  test.each([
    ['00', '00', 'done'],
    ['00', '05', 'accepted'],
    ['00', '06', 'accepted'],
    ['00', '09', 'refused'],
    ['00', '', 'unknown'],
    ['91', '', 'refused'],
    ['95', '', 'refused'],
    ['94', '', 'unknown'],
    ['99', '', 'unknown'],
    ['', '', 'unknown'],
  ] as const)('code %s, status %s: %s', (code, status, wanted) =>
    expect(refundOutcomeOf(code, status)).toBe(wanted),
  );

  test('a look-up names its state alone', () => expect(givenBackBy('06')).toBe('accepted'));

  test('a refund that is not found never arrived once a day has passed', () => {
    expect(neverArrived('2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z')).toBe(false);
    expect(neverArrived('2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z')).toBe(true);
  });
});
