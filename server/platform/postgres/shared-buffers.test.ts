import { expect, test } from 'vitest';
import { sharedBuffers } from './shared-buffers.ts';

const GB = 1024 ** 3;

test.each([
  [0.5 * GB, '128MB'],
  [2 * GB, '256MB'],
  [3.9 * GB, '499MB'],
  [64 * GB, '1024MB'],
])('%d bytes of memory', (bytes, size) => {
  expect(sharedBuffers(bytes)).toBe(size);
});

test('of this machine: between the least and the most', () => {
  const megabytes = Number(/^(\d+)MB$/.exec(sharedBuffers())?.[1]);
  expect(megabytes).toBeGreaterThanOrEqual(128);
  expect(megabytes).toBeLessThanOrEqual(1024);
});
