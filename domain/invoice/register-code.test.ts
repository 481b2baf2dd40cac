import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfCodedRegister, MAX_REGISTER_COUNT, registerCode } from './register-code.ts';

const series = { form_no: '1', symbol: 'C26MAA' };

test('a code has 23 characters: form, year, the five of the acceptance and the count', () => {
  const code = registerCode(series, { characters: 'A1B2C', count: 101 });
  expect(code).toBe('M1-26-A1B2C-00000000101');
  expect(code).toHaveLength(23);
});

test('codes of two counts are never the same, whatever their series', () => {
  const count = fc.integer({ min: 1, max: MAX_REGISTER_COUNT });
  const form_no = fc.integer({ min: 1, max: 9 }).map(String);
  fc.assert(
    fc.property(count, count, form_no, form_no, (a, b, one, other) => {
      fc.pre(a !== b);
      const of = (form: string, n: number) =>
        registerCode({ ...series, form_no: form }, { characters: 'A1B2C', count: n });
      expect(of(one, a)).toMatch(/^M[1-9]-\d{2}-[A-Z0-9]{5}-\d{11}$/);
      expect(of(one, a)).not.toBe(of(other, b));
    }),
  );
});

test.each([
  [
    { ...series, form_no: '0' },
    { characters: 'A1B2C', count: 1 },
  ],
  [
    { ...series, symbol: 'MAA' },
    { characters: 'A1B2C', count: 1 },
  ],
  [series, { characters: 'A1B2', count: 1 }],
  [series, { characters: 'A1B2C', count: 0 }],
  [series, { characters: 'A1B2C', count: MAX_REGISTER_COUNT + 1 }],
])('%o with %o is no code', (of, parts) => expect(() => registerCode(of, parts)).toThrow(RangeError));

test.each([
  ['C26MAA', true],
  ['K26MAA', false],
  ['C26TMA', false],
  ['CMMMAA', false],
])('%s is coded and of a cash register: %s', (symbol, expected) =>
  expect(isOfCodedRegister({ symbol })).toBe(expected),
);
