import { describe, expect, test } from 'vitest';
import type { InvoiceLine } from '../invoice/content.ts';
import { SAMPLE_INVOICE, sampleLine } from '../samples/sample-invoice.ts';
import { DEFAULT_DECIMAL_DIGITS, type DecimalDigits } from './decimal-digits.ts';
import { explainInvoice } from './explain-invoice.ts';
import type { MoneyOptions } from './money-options.ts';

const line = sampleLine({ quantity: '3', unit_price: '10.335', discount_rate: '3', vat_rate: '10%' });

test('an invoice in dollars: what was multiplied, the value before, the decimals, the value after, and why', () => {
  const invoice = { ...SAMPLE_INVOICE, currency: 'USD', exchange_rate: '25000', lines: [line] };
  expect(
    explainInvoice(invoice, DEFAULT_DECIMAL_DIGITS).map(
      ({ name, factors, exact, digits, result, changed }) => [
        name.amount,
        factors.join(' × '),
        exact,
        digits,
        result,
        changed,
      ],
    ),
  ).toEqual([
    ['gross', '3 × 10.335', '31.005', 2, '31.01', true],
    ['discount_amount', '31.01 × 3 × 0.01', '0.9303', 2, '0.93', true],
    ['vat_amount', '30.08 × 0.1', '3.008', 2, '3.01', true],
    ['vat_amount', '30.08 × 0.1', '3.008', 2, '3.01', true],
    ['total', '33.09', '33.09', 2, '33.09', false],
  ]);
});

test('tax taken out of a price is a fraction no decimal ends', () => {
  const invoice = {
    ...SAMPLE_INVOICE,
    lines: [{ ...line, quantity: '1', unit_price: '13690000', discount_rate: null }],
  };
  const steps = explainInvoice(invoice, DEFAULT_DECIMAL_DIGITS, { price_includes_tax: true });
  expect(steps.find(({ rule }) => rule === 'rate_before_tax')).toEqual({
    name: { of: 'group', group: '10%', amount: 'amount' },
    factors: ['13690000'],
    divisor: '1.1',
    exact: '136900000/11',
    digits: 0,
    result: '12445455',
    changed: true,
    rule: 'rate_before_tax',
    sentence: 'Tổng tiền đã gồm thuế của thuế suất ÷ (1 + thuế suất); tiền thuế là phần còn lại.',
  });
});

describe('each rounding names its amount and its rule', () => {
  const named = (
    lines: Partial<InvoiceLine>[],
    options: Partial<MoneyOptions>,
    digits: Partial<DecimalDigits> = {},
  ) =>
    explainInvoice(
      { ...SAMPLE_INVOICE, lines: lines.map(sampleLine) },
      { ...DEFAULT_DECIMAL_DIGITS, ...digits },
      options,
    ).map(({ name, rule, divisor, result }) => [name, rule, divisor, result]);
  const ofLine = (at: number, amount: string) => ({ of: 'line', line: at, amount });
  const ofRate = (amount: string, group: string | null = '10%') => ({ of: 'group', group, amount });
  const ofInvoice = (amount: string) => ({ of: 'invoice', amount });
  const goods: Partial<InvoiceLine> = { quantity: '1', unit_price: '1100', vat_rate: '10%' };
  const discount: Partial<InvoiceLine> = { kind: 'discount', amount: '110', vat_rate: '10%' };

  test('tax per line, a stated discount, a trade discount, a stated discount on the whole', () =>
    expect(
      named([{ ...goods, discount_amount: '100' }, discount], {
        tax_rounding: 'per_line',
        invoice_discount: { amount: '90' },
      }),
    ).toEqual([
      [ofLine(0, 'gross'), 'line_gross', null, '1100'],
      [ofLine(0, 'discount_amount'), 'line_discount_stated', null, '100'],
      [ofLine(1, 'amount'), 'trade_discount', null, '110'],
      [ofInvoice('invoice_discount'), 'invoice_discount_stated', null, '90'],
      [ofRate('discount_share'), 'invoice_discount_share', '890', '90'],
      [ofLine(0, 'vat_amount'), 'vat_of_line', null, '100'],
      [ofLine(1, 'vat_amount'), 'vat_of_line', null, '-11'],
      [ofRate('discount_share_vat_amount'), 'vat_of_line', null, '-9'],
      [ofInvoice('total'), 'total', null, '880'],
    ]));

  test('tax per rate, a discount by rate, a discount by rate on the whole', () =>
    expect(named([{ ...goods, discount_rate: '10' }], { invoice_discount: { rate: '10' } })).toEqual([
      [ofLine(0, 'gross'), 'line_gross', null, '1100'],
      [ofLine(0, 'discount_amount'), 'line_discount_by_rate', null, '110'],
      [ofInvoice('invoice_discount'), 'invoice_discount_by_rate', null, '99'],
      [ofRate('discount_share'), 'invoice_discount_share', '990', '99'],
      [ofLine(0, 'vat_amount'), 'vat_of_line_shown', null, '99'],
      [ofRate('vat_amount'), 'vat_of_rate', null, '89'],
      [ofInvoice('total'), 'total', null, '980'],
    ]));

  test('tax taken out of prices, per line', () =>
    expect(
      named([{ ...goods, discount_amount: '110' }, discount], {
        price_includes_tax: true,
        tax_rounding: 'per_line',
        invoice_discount: { amount: '88' },
      }),
    ).toEqual([
      [ofLine(0, 'gross_with_tax'), 'line_gross_with_tax', null, '1100'],
      [ofLine(0, 'discount_with_tax'), 'line_discount_stated', null, '110'],
      [ofLine(1, 'amount_with_tax'), 'trade_discount', null, '110'],
      [ofInvoice('invoice_discount'), 'invoice_discount_stated', null, '88'],
      [ofRate('discount_share'), 'invoice_discount_share', '880', '88'],
      [ofLine(0, 'amount'), 'line_before_tax', '1.1', '900'],
      [ofLine(1, 'amount'), 'line_before_tax', '1.1', '100'],
      [ofRate('discount_share_before_tax'), 'line_before_tax', '1.1', '80'],
      [ofLine(0, 'unit_price'), 'unit_price_before_tax', '1.1', '1000'],
      [ofLine(0, 'discount_amount'), 'line_discount_before_tax', '1.1', '100'],
      [ofInvoice('total'), 'total', null, '792'],
    ]));

  test('tax taken out of prices, per rate', () =>
    expect(
      named([goods, discount], { price_includes_tax: true, invoice_discount: { amount: '99' } }),
    ).toEqual([
      [ofLine(0, 'gross_with_tax'), 'line_gross_with_tax', null, '1100'],
      [ofLine(1, 'amount_with_tax'), 'trade_discount', null, '110'],
      [ofInvoice('invoice_discount'), 'invoice_discount_stated', null, '99'],
      [ofRate('discount_share'), 'invoice_discount_share', '990', '99'],
      [ofRate('amount'), 'rate_before_tax', '1.1', '810'],
      [ofLine(0, 'amount'), 'line_before_tax_share', '1.1', '1000'],
      [ofLine(1, 'amount'), 'line_before_tax_share', '1.1', '100'],
      [ofRate('discount_share_before_tax'), 'line_before_tax_share', '1.1', '90'],
      [ofLine(0, 'unit_price'), 'unit_price_before_tax', '1.1', '1000'],
      [ofInvoice('total'), 'total', null, '891'],
    ]));

  test('what was typed, where it has more decimals than are kept and only there', () =>
    expect(
      named(
        [{ ...goods, quantity: '1.25', unit_price: '1100.5', discount_rate: '1.25' }],
        { round_entries: true },
        { decimal_digit_quantity: 1, decimal_digit_unit_price: 1, decimal_digit_discount_rate: 1 },
      ).slice(0, 3),
    ).toEqual([
      [ofLine(0, 'quantity'), 'entry', null, '1.3'],
      [ofLine(0, 'discount_rate'), 'entry', null, '1.3'],
      [ofLine(0, 'gross'), 'line_gross', null, '1431'],
    ]));

  test('the reduction on revenue', () =>
    expect(
      named([{ ...goods, vat_rate: null }], {
        method_of_tax_calculation: 'PERCENTAGE_ON_REVENUE',
        revenue_reduction: { percents: ['5'], share: '20', sentence: '{amount}' },
      }),
    ).toEqual([
      [ofLine(0, 'gross'), 'line_gross', null, '1100'],
      [ofRate('reduction', '5'), 'revenue_reduction', null, '11'],
      [ofInvoice('total'), 'total', null, '1089'],
    ]));
});
