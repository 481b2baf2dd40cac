import { expect, test } from 'vitest';
import { resources } from '#generated/resources/resources.ts';
import { compactOf, filled, sharedOf } from './compact-descriptors.ts';

type Shapes = Parameters<typeof compactOf>[1];

test('the descriptions of the resources come back as they were', () => {
  const shapes: Shapes = [];
  const compact = Object.values(resources).map((descriptor) => compactOf(descriptor, shapes));
  const { values, parts } = sharedOf(compact);
  expect(values.map((value) => filled(value, shapes, parts))).toEqual(Object.values(resources));
});

test('a key that is null or false is there again, and nothing else', () => {
  const shapes: Shapes = [];
  const value = { a: null, b: false, c: 0, d: '', e: [{ a: null }, null, false], f: {} };
  expect(filled(compactOf(value, shapes), shapes, [])).toEqual(value);
  expect(shapes).toEqual([
    [['a'], []],
    [['a'], ['b']],
  ]);
});

test('a part that occurs twice is kept once, with what it holds', () => {
  const inner = { text: 'the same in every place it is used in' };
  const outer = { of: [inner, 1], more: 'and this around it' };
  expect(sharedOf([{ outer }, [outer], { alone: 'used in one place, however long it is written' }])).toEqual({
    values: [{ outer: { $: 0 } }, [{ $: 0 }], { alone: 'used in one place, however long it is written' }],
    parts: [outer],
  });
});
