import { expect, test } from 'vitest';
import { isReached, keepReached } from './reached.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

const closed = {
  getItem: () => {
    throw new Error('closed');
  },
  setItem: () => {
    throw new Error('closed');
  },
} as unknown as Storage;

test('what is kept is kept for that company alone', () => {
  const storage = memory();
  keepReached(storage, 7);
  expect(isReached(storage, 7)).toBe(true);
  expect(isReached(storage, 8)).toBe(false);
});

test('a browser that keeps nothing is asked again', () => {
  keepReached(closed, 7);
  expect(isReached(closed, 7)).toBe(false);
});
