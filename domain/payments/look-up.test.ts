import { expect, test } from 'vitest';
import { isGivenUp, nextLookUp } from './look-up.ts';

const begun = '2026-11-25T03:00:00.000Z';

test.each([
  ['2026-11-25T03:00:00.000Z', 5],
  ['2026-11-25T04:00:00.000Z', 30],
  ['2026-11-27T03:00:00.000Z', 360],
])('at %s a payment is looked up again after %i minutes', (now, minutes) =>
  expect(nextLookUp(begun, now)).toBe(minutes * 60_000),
);

test('after a month a person has to ask', () =>
  expect(nextLookUp(begun, '2026-12-25T03:00:00.001Z')).toBeNull());

test('one that the gateway does not know is given up an hour after its end', () => {
  expect(isGivenUp('2026-11-25T03:15:00.000Z', '2026-11-25T04:14:59.999Z')).toBe(false);
  expect(isGivenUp('2026-11-25T03:15:00.000Z', '2026-11-25T04:15:00.000Z')).toBe(true);
});
