import { expect, test } from 'vitest';
import { resources } from '#generated/resources/resources.ts';
import { compactOf, filled } from './compact-descriptors.ts';

test.each(Object.entries(resources))('the description of %s comes back as it was', (_name, descriptor) => {
  const shapes: Parameters<typeof compactOf>[1] = [];
  const compact = compactOf(descriptor, shapes);
  expect(filled(compact, shapes)).toEqual(descriptor);
});

test('a key that is null or false is there again, and nothing else', () => {
  const shapes: Parameters<typeof compactOf>[1] = [];
  const value = { a: null, b: false, c: 0, d: '', e: [{ a: null }, null, false], f: {} };
  expect(filled(compactOf(value, shapes), shapes)).toEqual(value);
  expect(shapes).toEqual([
    [['a'], []],
    [['a'], ['b']],
  ]);
});
