import { expect, test } from 'vitest';
import { DEFAULT_DECIMAL_DIGITS } from '../../money/decimal-digits.ts';
import { computeInvoice } from '../../money/invoice-amounts.ts';
import type { MoneyOptions } from '../../money/money-options.ts';
import { SAMPLE_INVOICE, sampleLine } from '../../samples/sample-invoice.ts';
import { NO_LINE_FIELDS } from './line-fields.table.ts';
import { writtenLines } from './written-lines.ts';

const lines = (['8%', '10%', null] as const).map((vat_rate) =>
  sampleLine({ name: 'Hàng', quantity: '1', unit_price: '100000', vat_rate }),
);
const written = (options: Partial<MoneyOptions>) =>
  writtenLines({ lines }, computeInvoice({ ...SAMPLE_INVOICE, lines }, DEFAULT_DECIMAL_DIGITS, options)).map(
    ({ line, amounts }) => [line.kind, line.name, line.vat_rate, amounts?.amount ?? null],
  );
const ENTERED = ['8%', '10%', null].map((rate) => ['goods', 'Hàng', rate, '100000']);
const DISCOUNT = 'Chiết khấu thương mại trên cả hóa đơn';
const ON_REVENUE = { method_of_tax_calculation: 'PERCENTAGE_ON_REVENUE' } as const;

test('what was entered, and nothing more where nothing else is taken off', () =>
  expect(written({})).toEqual(ENTERED));

test('a discount on the whole invoice is a line for each rate it falls on', () =>
  expect(written({ invoice_discount: { rate: '10' } })).toEqual([
    ...ENTERED,
    ['discount', DISCOUNT, '8%', '10000'],
    ['discount', DISCOUNT, '10%', '10000'],
    ['discount', DISCOUNT, null, '10000'],
  ]));

const revenue_reduction = {
  percents: ['1', '3', null],
  share: '20',
  sentence: 'đã giảm {amount} đồng',
} as const;

test('the sentence of the law about the reduction on revenue comes last, as a note without an amount', () =>
  expect(written({ ...ON_REVENUE, revenue_reduction })).toEqual([
    ...ENTERED,
    ['note', 'đã giảm 800 đồng', null, null],
  ]));

test('without VAT the discount is one line, whatever percentages on revenue it falls on', () =>
  expect(written({ ...ON_REVENUE, revenue_reduction, invoice_discount: { amount: '30000' } })).toEqual([
    ...ENTERED,
    ['discount', DISCOUNT, null, '30000'],
    ['note', 'đã giảm 720 đồng', null, null],
  ]));

test('lines nobody entered say nothing but their name and their amount', () => {
  const options = { ...ON_REVENUE, revenue_reduction, invoice_discount: { amount: '30000' } };
  const amounts = computeInvoice({ ...SAMPLE_INVOICE, lines }, DEFAULT_DECIMAL_DIGITS, options);
  const silent = { quantity: null, unit_price: null, discount_rate: null, discount_amount: null };
  const untaxed = { gross: null, vat_amount: null, amount_with_tax: null };
  const [discount, note] = writtenLines({ lines }, amounts).slice(lines.length);
  expect(discount).toEqual({
    line: { ...NO_LINE_FIELDS, kind: 'discount', name: DISCOUNT, amount: '30000' },
    amounts: { ...silent, ...untaxed, amount: '30000' },
  });
  const name = 'đã giảm 720 đồng';
  expect(note).toEqual({
    line: { ...NO_LINE_FIELDS, kind: 'note', name },
    amounts: undefined,
  });
});
