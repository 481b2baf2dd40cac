import { expect, test } from 'vitest';
import { keepHeight, keptHeight } from './reminders.tsx';

function storageOf(values: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(values));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('the height is kept for each account by itself', () => {
  const storage = storageOf();
  keepHeight(storage, 7, 84.5);
  expect(keptHeight(storage, 7)).toBe(84.5);
  expect(keptHeight(storage, 8)).toBe(0);
});

test('what is no height leaves no room', () => {
  for (const text of ['', 'cao', '-3', 'Infinity', 'NaN']) {
    expect(keptHeight(storageOf({ reminders_height_7: text }), 7)).toBe(0);
  }
});

test('a storage that is closed leaves no room and keeps nothing', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  const storage = { ...storageOf(), getItem: closed, setItem: closed };
  expect(() => keepHeight(storage, 7, 84)).not.toThrow();
  expect(keptHeight(storage, 7)).toBe(0);
});
