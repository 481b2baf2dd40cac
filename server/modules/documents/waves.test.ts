import { expect, test } from 'vitest';
import { inWaves } from './waves.ts';

const waves = (...words: readonly string[]): string[] =>
  inWaves(words, (word) => [...word]).map((wave) => wave.join(' '));

test('what shares no key comes at once', () => {
  expect(waves('a', 'b', 'cd', '')).toEqual(['a b cd ']);
});

test('what shares a key comes one after the other, in its order', () => {
  expect(waves('a', 'a', 'b', 'b', 'b')).toEqual(['a b', 'a b', 'b']);
  expect(waves('a', 'ab', 'b', 'c', 'ca')).toEqual(['a c', 'ab', 'b ca']);
});

test('nothing is no wave', () => {
  expect(waves()).toEqual([]);
});
