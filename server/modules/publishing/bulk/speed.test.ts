import { expect, test } from 'vitest';
import { intervalOf } from './speed.ts';

test.each([
  [9, 10, 0, 0],
  [25, 10, 0, 2],
  [249, 10, 0, 24],
  [250, 30, 0, 8],
  [4 * 60 * 60, 900, 0, 16],
  [40 * 86_400, 86_400, 16, 24],
])('%i seconds are told in intervals of %i', (elapsed_s, seconds, first, count) => {
  expect(intervalOf(elapsed_s)).toEqual({ seconds, first, count });
});
