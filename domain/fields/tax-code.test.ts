import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../data/test-vectors.json' with { type: 'json' };
import { checkDigit, isTaxCode, taxCodeDigits, taxCodeProblem } from './tax-code.ts';

describe('the lists', () => {
  test.each(vectors.mst_valid)('%s is a tax code', (code) => expect(isTaxCode(code)).toBe(true));
  test.each(vectors.mst_invalid)('%s is not', (code) => expect(isTaxCode(code)).toBe(false));
});

test.each([
  ['031129874', 'tax_code_length'],
  ['', 'tax_code_characters'],
  ['0101243150 001', 'tax_code_characters'],
  ['0101243150-00a', 'tax_code_characters'],
  ['0101243150-001-1', 'tax_code_characters'],
  ['0100109107', 'tax_code_check_digit'],
  ['0101243150-000', 'tax_code_branch'],
  ['0101243150-12', 'tax_code_branch'],
  ['001099012345-001', 'tax_code_length'],
])('%j: %s', (text, problem) => expect(taxCodeProblem(text)).toBe(problem));

test('a personal number of 12 digits stands for the code of a person or household', () =>
  expect(isTaxCode('001099012345')).toBe(true));

test('one wrong digit is always found', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (n, at, shift) => {
        const nine = String(n).padStart(9, '0');
        fc.pre(checkDigit(nine) < 10);
        const code = nine + String(checkDigit(nine));
        const digit = (Number(code.charAt(at)) + shift) % 10;
        const wrong = code.slice(0, at) + String(digit) + code.slice(at + 1);
        return isTaxCode(code) && !isTaxCode(wrong);
      },
    ),
  ));

test('a branch without its dash', () => expect(taxCodeDigits('0104831030-091')).toBe('0104831030091'));
