import { expect, test } from 'vitest';
import { createValidators, hasOnlyXmlCharacters, storable } from './validation.ts';

test.each([
  ['Băng keo 48 mm\n\t\r“𝒳”', true],
  ['', true],
  ['a\u0000b', false],
  ['\u0007', false],
  ['\u001b[0m', false],
  ['\ufffe', false],
  ['half a pair \ud83d', false],
])('%j may be kept: %s', (text, kept) => expect(hasOnlyXmlCharacters(text)).toBe(kept));

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

const judge = createValidators({ decimal: (value) => /^-?\d+(\.\d+)?$/.test(value) }).text({
  type: 'string',
  title: 'Đơn giá',
  format: 'decimal',
  pattern: String.raw`^\d{1,15}(\.\d{1,6})?$`,
});

// The text may come from a sheet of a company that writes numbers with a comma, so no mark is named.
test.each([
  ['1.2345678', 'Đơn giá “1.2345678” có quá nhiều chữ số thập phân, tối đa 6.'],
  ['1234567890123456', 'Đơn giá “1234567890123456” không đúng dạng.'],
  ['1.2x', 'Đơn giá cần một số, ví dụ 1234.56.'],
])('the number %s is refused in words that name no mark', (text, words) => {
  expect(judge(text).map(({ message }) => message)).toContain(words);
  expect(judge('1.234567')).toEqual([]);
});

test('one of a list is called by its place in it', () => {
  const schema = {
    type: 'object',
    properties: { ids: { type: 'array', items: { type: 'integer', minimum: 1 } } },
  };
  const { text } = createValidators({});
  expect(text(schema)({ ids: ['7', 'a', '0'] })).toEqual([
    { message: 'Mục 2 của ids không đúng kiểu dữ liệu.', code: 'invalid_type', fields: ['ids.1'] },
    { message: 'Mục 3 của ids không được nhỏ hơn 1.', code: 'invalid_minimum', fields: ['ids.2'] },
  ]);
});
