import { expect, test } from 'vitest';
import type { InvoiceLine } from '../invoice/content.ts';
import { SAMPLE_INVOICE, sampleLine } from '../samples/sample-invoice.ts';
import { DEFAULT_DECIMAL_DIGITS } from './decimal-digits.ts';
import { computeInvoice } from './invoice-amounts.ts';
import type { MoneyOptions } from './money-options.ts';

const SENTENCE = 'đã giảm {amount} đồng tương ứng 20% mức tỷ lệ %';
const amounts = (prices: string[], percents: (string | null)[], options: Partial<MoneyOptions> = {}) => {
  const lines = prices.map((unit_price): InvoiceLine => sampleLine({ quantity: '1', unit_price }));
  return computeInvoice({ ...SAMPLE_INVOICE, form_no: '2', lines }, DEFAULT_DECIMAL_DIGITS, {
    method_of_tax_calculation: 'PERCENTAGE_ON_REVENUE',
    revenue_reduction: { percents, share: '20', sentence: SENTENCE },
    ...options,
  });
};

test('a meal of 10 000 000 at 3%: 20% of 3% off, amounts before and after, the sentence says how much', () => {
  const computed = amounts(['10000000'], ['3']);
  expect(computed.revenue_reduction).toEqual({
    by_percent: [{ percent: '3', amount: '10000000', reduction: '60000' }],
    before: '10000000',
    reduction: '60000',
    after: '9940000',
    sentence: 'đã giảm 60.000 đồng tương ứng 20% mức tỷ lệ %',
  });
  expect(computed).toMatchObject({
    by_rate: [],
    total_before_vat: '10000000',
    total_vat: '0',
    total: '9940000',
    total_in_words: 'Chín triệu chín trăm bốn mươi nghìn đồng',
  });
});

test('each percentage is rounded once; lines that are not reduced stay whole', () => {
  const computed = amounts(['1249', '1249', '1000', '5000'], ['1', '1', '5', null]);
  expect(computed.revenue_reduction?.by_percent).toEqual([
    { percent: '1', amount: '2498', reduction: '5' },
    { percent: '5', amount: '1000', reduction: '10' },
  ]);
  expect(computed.total).toBe('8483');
});

test('a discount on the whole invoice comes first', () => {
  const computed = amounts(['100000', '100000'], ['1', '5'], { invoice_discount: { rate: '50' } });
  expect(computed.revenue_reduction?.by_percent.map(({ reduction }) => reduction)).toEqual(['100', '500']);
  expect(computed.invoice_discount).toEqual({
    amount: '100000',
    by_rate: [
      { vat_rate: null, amount: '50000' },
      { vat_rate: null, amount: '50000' },
    ],
  });
});

test('a percentage that is no number yet counts as none', () => {
  const computed = amounts(['100000', '100000'], ['x', null], { invoice_discount: { rate: '50' } });
  expect(computed.invoice_discount?.by_rate).toEqual([{ vat_rate: null, amount: '100000' }]);
  expect(computed.revenue_reduction?.by_percent).toEqual([]);
});

test('whoever deducts VAT has no such reduction', () =>
  expect(amounts(['1000000'], ['3'], { method_of_tax_calculation: 'VAT' })).toMatchObject({
    revenue_reduction: null,
    total: '1000000',
  }));

test('without a reduction in force the revenue is what is paid', () =>
  expect(amounts(['1000000'], ['3'], { revenue_reduction: null })).toMatchObject({
    revenue_reduction: null,
    total: '1000000',
  }));
