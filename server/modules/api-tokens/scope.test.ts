import { describe, expect, test } from 'vitest';
import { beyondMaker, commonPermissions } from './scope.ts';

describe('what a key may do', () => {
  test.each([
    [['a', 'b'], ['b', 'c'], ['b']],
    [['a'], ['full'], ['a']],
    [['full'], ['a'], ['a']],
    [['full'], ['full'], ['full']],
    [['a'], [], []],
    [['full'], [], []],
  ])('given %j by a maker with %j it is %j', (given, makers, common) => {
    expect(commonPermissions(given, makers)).toEqual(common);
  });
});

test('nobody gives what they do not hold', () => {
  expect(beyondMaker(['a', 'b', 'full'], ['a'])).toEqual(['b', 'full']);
  expect(beyondMaker(['a', 'full'], ['full'])).toEqual([]);
});
