import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueOf, excessOf, settle, type StoredState } from './settlement.ts';

const END = '2026-11-28T02:00:00.000Z';
const request = (state: StoredState, received = '0') => ({
  state,
  total: '961200',
  received,
  expires_on: END,
});
const transfer = (amount: string, transferred_on = '2026-11-26T02:00:00.000Z') => ({
  amount,
  transferred_on,
});
const LATE = '2026-11-28T02:00:00.001Z';

describe('a transfer', () => {
  test.each([
    ['of the right amount', request('waiting'), transfer('961200'), ['paid', '961200', 'exact']],
    ['at the last moment', request('waiting'), transfer('961200', END), ['paid', '961200', 'exact']],
    ['too late', request('waiting'), transfer('961200', LATE), ['paid', '961200', 'late']],
    ['of too little', request('waiting'), transfer('961199'), ['wrong_amount', '961199', 'short']],
    ['of too little, too late', request('waiting'), transfer('1', LATE), ['wrong_amount', '1', 'short']],
    ['of the rest', request('wrong_amount', '961199'), transfer('1'), ['paid', '961200', 'exact']],
    ['of too much', request('waiting'), transfer('961201'), ['paid', '961201', 'over']],
    [
      'of the whole after a part',
      request('wrong_amount', '5'),
      transfer('961200'),
      ['paid', '961205', 'over'],
    ],
    ['for what is paid', request('paid', '961200'), transfer('961200'), ['paid', '1922400', 'again']],
    [
      'for what is cancelled',
      request('cancelled'),
      transfer('961200'),
      ['cancelled', '961200', 'after_cancel'],
    ],
  ] as const)('%s', (_what, asked, came, [state, received, outcome]) =>
    expect(settle(asked, came)).toEqual({ state, received, outcome }),
  );
});

test.each([
  [request('waiting'), '961200', '0'],
  [request('wrong_amount', '900000'), '61200', '0'],
  [request('paid', '961200'), '0', '0'],
  [request('paid', '1000000'), '0', '38800'],
  [request('cancelled'), '0', '0'],
  [request('cancelled', '961200'), '0', '961200'],
])('%j: %s is due, %s is to be given back', (asked, due, excess) => {
  expect([dueOf(asked), excessOf(asked)]).toEqual([due, excess]);
});

test('money is never lost: what came is what was due, less what is still due, and what is to be given back', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, (all) => {
      let now = request('waiting');
      for (const amount of all) now = { ...now, ...settle(now, transfer(String(amount))) };
      const came = all.reduce((before, amount) => before + amount, 0);
      expect(Number(now.received)).toBe(came);
      expect(961_200 - Number(dueOf(now)) + Number(excessOf(now))).toBe(came);
      expect(now.state === 'paid').toBe(came >= 961_200);
    }),
  );
});
