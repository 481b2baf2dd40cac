import { expect, test } from 'vitest';
import { inMessages } from './waiting-invoices.ts';

const of = (...weights: number[]) => weights.map((bytes, invoice_id) => ({ invoice_id, bytes }));
const shape = (...weights: number[]) =>
  inMessages(of(...weights), 10).map((list) => list.map(({ bytes }) => bytes));

test('invoices go into as many messages as their weight asks for, in their order', () => {
  expect(shape()).toEqual([]);
  expect(shape(4, 6)).toEqual([[4, 6]]);
  expect(shape(4, 6, 1)).toEqual([[4, 6], [1]]);
  expect(shape(9, 2, 8, 3)).toEqual([[9], [2, 8], [3]]);
  // One that is too heavy by itself is alone: the check of the format says so.
  expect(shape(3, 12, 3)).toEqual([[3], [12], [3]]);
});
