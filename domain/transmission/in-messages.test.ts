import { expect, test } from 'vitest';
import { inMessages } from './in-messages.ts';

const of = (...weights: number[]) => weights.map((bytes, id) => ({ id, bytes }));
const shape = (weights: number[], limits: { most?: number } = {}) =>
  inMessages(of(...weights), { most_bytes: 10, ...limits }).map((list) => list.map(({ bytes }) => bytes));

test('documents go into as many messages as their weight asks for, in their order', () => {
  expect(shape([])).toEqual([]);
  expect(shape([4, 6])).toEqual([[4, 6]]);
  expect(shape([4, 6, 1])).toEqual([[4, 6], [1]]);
  expect(shape([9, 2, 8, 3])).toEqual([[9], [2, 8], [3]]);
  // One that is too heavy by itself is alone: the check of the format says so.
  expect(shape([3, 12, 3])).toEqual([[3], [12], [3]]);
});

test('and as their number asks for', () => {
  expect(shape([1, 1, 1, 1, 1], { most: 2 })).toEqual([[1, 1], [1, 1], [1]]);
  expect(shape([1, 9, 1, 1], { most: 3 })).toEqual([
    [1, 9],
    [1, 1],
  ]);
});
