import { sampleField } from '#tests/setup/sample-fields.ts';
import { expect, test } from 'vitest';
import { wholeRows } from './field-slot.tsx';

const name = sampleField('text', 'name', { max_length: 100 });
const code = sampleField('text', 'code', { max_length: 20 });
const trade = sampleField('text', 'trade', { max_length: 200 });
const note = sampleField('long_text', 'note');

const wholeOf = (fields: Parameters<typeof wholeRows>[0], columns = 2, wanted: string[] = []) => [
  ...wholeRows(fields, columns, wanted),
];

test('a name that would stand alone beside nothing takes the row', () => {
  expect(wholeOf([name, note])).toEqual(['note', 'name']);
  expect(wholeOf([code, name, trade])).toEqual(['trade']);
});

test('a short code alone in its row stays short', () => expect(wholeOf([code, note])).toEqual(['note']));

test('names side by side share the row', () => expect(wholeOf([name, trade])).toEqual([]));

test('a wanted field takes the row, and the next begins one', () =>
  expect(wholeOf([code, name, trade, code], 2, ['name'])).toEqual(['name']));

test('in three columns a name is alone only when the row holds nothing else', () => {
  expect(wholeOf([code, name, trade], 3)).toEqual([]);
  expect(wholeOf([code, code, code, name], 3)).toEqual(['name']);
});
