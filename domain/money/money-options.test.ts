import { expect, test } from 'vitest';
import { DEFAULT_MONEY_OPTIONS } from './money-options.ts';
import { DEFAULT_WORD_OPTIONS } from './amount-in-words.ts';

test('whoever chose nothing: prices without VAT, one rounding for each rate, what is typed stays as it is', () =>
  expect(DEFAULT_MONEY_OPTIONS).toMatchObject({
    method_of_tax_calculation: 'VAT',
    price_includes_tax: false,
    tax_rounding: 'per_rate',
    round_entries: false,
    invoice_discount: null,
    revenue_reduction: null,
    words: {},
  }));

test('and the words most invoices use', () =>
  expect(DEFAULT_WORD_OPTIONS).toEqual({
    zero_tens: 'linh',
    four_after_tens: 'tư',
    says_whole: false,
    hundredths: 'xu',
  }));
