import { expect, test } from 'vitest';
import { MAX_ITEMS, namedErrors } from './failure.ts';
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

const items = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string', title: 'Tên', maxLength: 5 } },
};

test('of a body with very many wrong places the first are named, and the rest is not looked at', () => {
  const check = createValidators({}).body({ type: 'array', items });
  let looked_at = 0;
  const lines = Array.from({ length: 100_000 }, () => ({ name: 'quá dài' }));
  const counted = new Proxy(lines, {
    get: (list, key, self) => {
      looked_at += 1;
      return Reflect.get(list, key, self) as unknown;
    },
  });
  const errors = check(counted);
  expect(errors).toHaveLength(MAX_ITEMS + 1);
  expect(errors[99]).toEqual({
    message: 'Tên dài tối đa 5 ký tự, đang có 7.',
    code: 'invalid_maxlength',
    fields: ['99.name'],
  });
  expect(looked_at).toBeLessThan(10_000);
});

test('a key that no schema knows is shortened in words, and is one error of many', () => {
  const check = createValidators({}).body(items);
  const unknown = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, 1]));
  expect(check({ name: 'a', ...unknown })).toHaveLength(MAX_ITEMS + 1);
  expect(check({ name: 'a', ['x'.repeat(1_000)]: 1 })[0]?.message).toBe(
    `Không có trường “${'x'.repeat(40)}…”. Hãy bỏ trường này.`,
  );
});

test('a wrong choice of a long list does not hide what is wrong behind it', () => {
  const choice = { oneOf: Array.from({ length: 52 }, (_, at) => ({ const: `c${at}` })) };
  const check = createValidators({}).body({
    type: 'object',
    properties: { choices: { type: 'array', items: choice }, name: items.properties.name },
  });
  const errors = check({ choices: Array.from({ length: 60 }, () => 'none'), name: 'quá dài' });
  expect(errors.at(-1)?.fields).toEqual(['name']);
});

test('an answer names a hundred errors and says that there are more', () => {
  const all = Array.from({ length: 300 }, (_, at) => ({ message: `${at}`, code: 'x', fields: [] }));
  expect(namedErrors(all.slice(0, 100))).toHaveLength(100);
  const named = namedErrors(all);
  expect(named).toHaveLength(101);
  expect(named[99]).toBe(all[99]);
  expect(named[100]?.code).toBe('more_errors');
});
