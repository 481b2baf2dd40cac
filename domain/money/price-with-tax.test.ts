import { describe, expect, test } from 'vitest';
import type { InvoiceLine } from '../invoice/content.ts';
import { SAMPLE_INVOICE, sampleLine } from '../samples/sample-invoice.ts';
import { DEFAULT_DECIMAL_DIGITS, type DecimalDigits } from './decimal-digits.ts';
import { computeInvoice } from './invoice-amounts.ts';
import type { MoneyOptions } from './money-options.ts';

const FOUR: DecimalDigits = { ...DEFAULT_DECIMAL_DIGITS, decimal_digit_unit_price: 4 };
const amounts = (
  lines: Partial<InvoiceLine>[],
  options: Partial<MoneyOptions> = {},
  digits: DecimalDigits = DEFAULT_DECIMAL_DIGITS,
) =>
  computeInvoice({ ...SAMPLE_INVOICE, lines: lines.map(sampleLine) }, digits, {
    price_includes_tax: true,
    ...options,
  });

test('13 690 000 with 10%: price 12 445 454.5455, amount 12 445 455, tax 1 244 545, back to 13 690 000', () => {
  const computed = amounts([{ quantity: '1', unit_price: '13690000', vat_rate: '10%' }], {}, FOUR);
  expect(computed.lines).toEqual([
    {
      quantity: '1',
      unit_price: '12445454.5455',
      discount_rate: null,
      gross: '12445455',
      discount_amount: null,
      amount: '12445455',
      vat_amount: '1244545',
      amount_with_tax: '13690000',
    },
  ]);
  expect(computed).toMatchObject({
    by_rate: [{ vat_rate: '10%', amount: '12445455', vat_amount: '1244545' }],
    total_before_vat: '12445455',
    total_vat: '1244545',
    total: '13690000',
  });
});

describe('three times 1000 with 8%', () => {
  const line = { quantity: '1', unit_price: '1000', vat_rate: '8%' } as const;

  test('per rate: 3000 / 1.08 is 2778, cut into 926, 926 and 926', () => {
    const computed = amounts([line, line, line]);
    expect(computed.lines.map(({ amount }) => amount)).toEqual(['926', '926', '926']);
    expect(computed.by_rate).toEqual([{ vat_rate: '8%', amount: '2778', vat_amount: '222' }]);
  });

  test('per rate, a line that comes out whole takes no rest: 999 / 1.08 is 925', () => {
    const some = { ...line, unit_price: '999' };
    const computed = amounts([some, line, line, line, line]);
    expect(computed.lines.map(({ amount }) => amount)).toEqual(['925', '926', '926', '926', '926']);
    expect(computed.by_rate).toEqual([{ vat_rate: '8%', amount: '4629', vat_amount: '370' }]);
  });

  test('per rate, five lines of 10 with 8% come to 46, not to five times 9', () => {
    const ten = { ...line, unit_price: '10' };
    const computed = amounts([ten, ten, ten, ten, ten]);
    expect(computed.lines.map(({ amount }) => amount)).toEqual(['10', '9', '9', '9', '9']);
    expect(computed).toMatchObject({ total_before_vat: '46', total_vat: '4', total: '50' });
  });

  test('per line, five lines of 10 with 8% come to five times 9', () => {
    const ten = { ...line, unit_price: '10' };
    const computed = amounts([ten, ten, ten, ten, ten], { tax_rounding: 'per_line' });
    expect(computed).toMatchObject({ total_before_vat: '45', total_vat: '5', total: '50' });
  });
});

test('a discount is typed with tax as well, and written without: gross less discount is the amount', () => {
  const computed = amounts([
    { quantity: '2', unit_price: '110000', discount_amount: '11000', vat_rate: '10%' },
    { kind: 'discount', amount: '22000', vat_rate: '10%' },
  ]);
  expect(computed.lines[0]).toMatchObject({
    gross: '200000',
    discount_amount: '10000',
    amount: '190000',
    vat_amount: '19000',
  });
  expect(computed.lines[1]).toMatchObject({
    amount: '20000',
    vat_amount: '-2000',
    amount_with_tax: '-22000',
  });
  expect(computed).toMatchObject({
    total_line_discount: '10000',
    total_discount: '20000',
    total_before_vat: '170000',
    total: '187000',
  });
});

test('a promotion stays at nothing, an unfinished line counts for nothing', () => {
  const computed = amounts([
    { kind: 'promotion', quantity: '3', unit_price: '5000', vat_rate: '8%' },
    { quantity: '1', unit_price: null, vat_rate: '8%' },
    { kind: 'note', name: 'Ghi chú' },
  ]);
  expect(computed.lines.map(({ gross, amount }) => [gross, amount])).toEqual([
    ['0', '0'],
    [null, null],
    [null, null],
  ]);
  expect(computed).toMatchObject({ by_rate: [], total: '0' });
});

test('a line without a rate yet keeps its price, and bears no tax', () => {
  const computed = amounts([{ quantity: '2', unit_price: '550', vat_rate: null }]);
  expect(computed.lines[0]).toMatchObject({ unit_price: '550', amount: '1100', vat_amount: null });
  expect(computed.total).toBe('1100');
});

test('on revenue there is no VAT to take out', () => {
  const computed = amounts([{ quantity: '1', unit_price: '1100', vat_rate: '10%' }], {
    method_of_tax_calculation: 'PERCENTAGE_ON_REVENUE',
  });
  expect(computed).toMatchObject({ by_rate: [], total_before_vat: '1100', total_vat: '0', total: '1100' });
  expect(computed.lines[0]?.vat_amount).toBeNull();
});
