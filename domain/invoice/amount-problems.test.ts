import { expect, test } from 'vitest';
import type { StatedAmounts } from '../documents/read-invoice.ts';
import { SAMPLE_INVOICE, sampleLine } from '../samples/sample-invoice.ts';
import type { InvoiceContent } from './content.ts';
import { amountProblems } from './amount-problems.ts';

const content: InvoiceContent = { ...SAMPLE_INVOICE, lines: [sampleLine({ name: 'Máy', amount: null })] };

/** One line of 1,000,000 whose tax is stated as 73,500. */
const stated = (vat_rate: string): StatedAmounts => ({
  lines: ['1000000'],
  by_rate: [{ vat_rate, amount: '1000000', vat_amount: '73500' }],
  total_before_vat: '1000000',
  total_discount: null,
  total_vat: '73500',
  total: '1073500',
  total_in_words: null,
});

test('the tax of a finance lease is stated, and no rate says it is wrong', () =>
  expect(amountProblems(content, stated('CTTC'))).toEqual([]));

test('of a rate, and of what is none, it is held against the amount', () => {
  expect(amountProblems(content, stated('10%'))).toEqual(['rate_vat']);
  expect(amountProblems(content, stated('nine'))).toEqual(['rate_vat']);
});

test('tax in yen is whole, in dollars it has hundredths', () => {
  const taxed = (currency: string, vat_amount: string) =>
    amountProblems(
      { ...content, currency },
      {
        ...stated('8%'),
        by_rate: [{ vat_rate: '8%', amount: '1005', vat_amount }],
        lines: ['1005'],
        total_before_vat: '1005',
        total_vat: vat_amount,
        total: String(1005 + Number(vat_amount)),
      },
    );
  expect(taxed('JPY', '80')).toEqual([]);
  expect(taxed('JPY', '81')).toEqual(['rate_vat']);
  expect(taxed('USD', '80.4')).toEqual([]);
  expect(taxed('USD', '80')).toEqual(['rate_vat']);
});
