import { describe, expect, test } from 'vitest';
import type { InvoiceLine } from '../invoice/content.ts';
import { SAMPLE_INVOICE, sampleLine } from '../samples/sample-invoice.ts';
import { DEFAULT_DECIMAL_DIGITS } from './decimal-digits.ts';
import { computeInvoice } from './invoice-amounts.ts';
import type { InvoiceDiscount, MoneyOptions } from './money-options.ts';

const amounts = (
  lines: Partial<InvoiceLine>[],
  invoice_discount: InvoiceDiscount,
  options: Partial<MoneyOptions> = {},
) =>
  computeInvoice({ ...SAMPLE_INVOICE, lines: lines.map(sampleLine) }, DEFAULT_DECIMAL_DIGITS, {
    ...options,
    invoice_discount,
  });
const at = (vat_rate: InvoiceLine['vat_rate'], unit_price: string) => ({
  quantity: '1',
  unit_price,
  vat_rate,
});

test('10% of an invoice of two rates lowers each by its own part, and the tax with it', () => {
  const computed = amounts([at('8%', '1000000'), at('10%', '500000')], { rate: '10' });
  expect(computed.invoice_discount).toEqual({
    amount: '150000',
    by_rate: [
      { vat_rate: '8%', amount: '100000' },
      { vat_rate: '10%', amount: '50000' },
    ],
  });
  expect(computed).toMatchObject({
    by_rate: [
      { vat_rate: '8%', amount: '900000', vat_amount: '72000' },
      { vat_rate: '10%', amount: '450000', vat_amount: '45000' },
    ],
    total_discount: '150000',
    total_line_discount: '0',
    total: '1467000',
  });
  // The lines themselves stay as they are.
  expect(computed.lines.map(({ amount }) => amount)).toEqual(['1000000', '500000']);
});

test('100 đồng over three equal rates are 34, 33 and 33: the parts add up', () => {
  const computed = amounts([at('5%', '1000'), at('8%', '1000'), at('10%', '1000')], { amount: '100' });
  expect(computed.invoice_discount?.by_rate.map(({ amount }) => amount)).toEqual(['34', '33', '33']);
});

test('the part left over goes to the largest remainder', () => {
  // 10 x 1/6, 10 x 2/6, 10 x 3/6: 1.67, 3.33, 5.
  const computed = amounts([at('5%', '100'), at('8%', '200'), at('10%', '300')], { amount: '10' });
  expect(computed.invoice_discount?.by_rate.map(({ amount }) => amount)).toEqual(['2', '3', '5']);
});

test('it falls on what is left after the discounts of the lines', () => {
  const computed = amounts(
    [
      { ...at('10%', '1000'), discount_rate: '50' },
      { kind: 'discount', amount: '100', vat_rate: '10%' },
    ],
    { rate: '10' },
  );
  expect(computed.invoice_discount?.amount).toBe('40');
  expect(computed).toMatchObject({ total_discount: '140', total_before_vat: '360' });
});

test('with tax in the prices it is typed with tax, and taken out of what is paid', () => {
  const computed = amounts(
    [at('10%', '1100'), at('8%', '1080')],
    { amount: '218' },
    { price_includes_tax: true },
  );
  expect(computed.invoice_discount).toEqual({
    amount: '200',
    by_rate: [
      { vat_rate: '8%', amount: '100' },
      { vat_rate: '10%', amount: '100' },
    ],
  });
  expect(computed).toMatchObject({ total_before_vat: '1800', total_vat: '162', total: '1962' });
});

test('where tax is rounded per line the share is rounded as a line of its own', () => {
  const computed = amounts(
    [at('10%', '105'), at('10%', '105')],
    { amount: '6' },
    { tax_rounding: 'per_line' },
  );
  // 10.5 + 10.5 - 0.6 rounded one by one: 11 + 11 - 1.
  expect(computed.total_vat).toBe('21');
});

describe('there is none', () => {
  test.each<[string, Partial<InvoiceLine>[], InvoiceDiscount]>([
    ['without goods', [], { amount: '100' }],
    ['while it is no number yet', [at('8%', '1000')], { rate: '' }],
    ['of nothing', [at('8%', '1000')], { rate: '0' }],
    ['where nothing is left to be paid', [at('8%', '1000'), at('10%', '-1000')], { amount: '100' }],
  ])('%s', (_when, lines, discount) => {
    const computed = amounts(lines, discount);
    expect(computed).toMatchObject({ invoice_discount: null, total_discount: '0' });
  });
});
