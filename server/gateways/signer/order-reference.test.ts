import { expect, it } from 'vitest';
import { readReference, writeReference } from './order-reference.ts';

const order = {
  stage: 'waiting',
  id: 'de67f948',
  credential_id: 'CTS-1',
  public_key: new Uint8Array([1, 2, 3]),
  hashes: [new Uint8Array(32).fill(7), new Uint8Array(32).fill(255)],
};

it('an order is read back as it was written, so that it outlives the process', () => {
  expect(readReference(writeReference(order))).toEqual(order);
});

it.each([
  ['our own request id', 'c7eabdae-740e-4845-9bcd-dc495562d0bf'],
  ['something cut off', writeReference(order).slice(0, -20)],
  ['nothing', ''],
])('%s is no reference', (_what, text) => {
  expect(readReference(text)).toBeNull();
});

it('the longest order stays below 40 KB', () => {
  const hashes = Array.from({ length: 500 }, () => new Uint8Array(32));
  expect(writeReference({ ...order, public_key: new Uint8Array(294), hashes }).length).toBeLessThan(40_000);
});
