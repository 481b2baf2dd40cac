import { expect, test } from 'vitest';
import { hasOnlyKeptCharacters, storable } from './storable.ts';

test.each([
  ['Băng keo 48 mm\n\t\r“𝒳”', true],
  ['', true],
  ['a\u0000b', false],
  ['\u0007', false],
  ['\u001b[0m', false],
  ['\ufffe', false],
  ['half a pair \ud83d', false],
])('%j may be kept: %s', (text, kept) => expect(hasOnlyKeptCharacters(text)).toBe(kept));

test('every text and every integer of a schema gets its limit, a stricter one stays', () => {
  const schema = {
    type: 'object',
    properties: {
      type: { type: ['string', 'null'] },
      ids: { type: 'array', items: { type: 'integer', minimum: 1 } },
      limit: { type: 'integer', maximum: 250 },
      all: { type: 'boolean' },
    },
  };
  expect(storable(schema)).toEqual({
    type: 'object',
    properties: {
      type: { type: ['string', 'null'], characters: true },
      ids: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 9007199254740991 } },
      limit: { type: 'integer', maximum: 250 },
      all: { type: 'boolean' },
    },
  });
});
