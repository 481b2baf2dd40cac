import { expect, test } from 'vitest';
import { repeatPause, stepValue } from './stepper.tsx';

test.each([
  ['5', 1, {}, '6'],
  ['', -1, {}, '-1'],
  ['5', 1, { max: '5' }, '5'],
  ['0', -1, { min: '0' }, '0'],
  ['20', -1, { max: '6' }, '6'],
  ['0.1', 1, { step: '0.2' }, '0.3'],
  ['-0.1', 1, { step: '0.1' }, '0.0'],
  ['1.2345', 1, { step: '0.01' }, '1.24'],
] as const)('stepping %j by %i with %o gives %s', (value, direction, rule, next) =>
  expect(stepValue(value, direction, rule)).toBe(next),
);

test('a held stepper starts at 200 ms and speeds up by 10 ms to 50 ms', () => {
  expect([0, 1, 2, 14, 15, 16, 100].map(repeatPause)).toEqual([200, 190, 180, 60, 50, 50, 50]);
});
