import { expect, test } from 'vitest';
import { joinIds, MAX_IDS } from './change.ts';

test('ids of two changes are told once each, until they are too many to tell', () => {
  const most = Array.from({ length: MAX_IDS }, (_, index) => index + 1);
  expect(joinIds([1, 2], [2, 3])).toEqual([1, 2, 3]);
  expect(joinIds(most, [1])).toEqual(most);
  expect(joinIds(most, [MAX_IDS + 1])).toBeNull();
  expect(joinIds(null, [1])).toBeNull();
  expect(joinIds([1], null)).toBeNull();
});
