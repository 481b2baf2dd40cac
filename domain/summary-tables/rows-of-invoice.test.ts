import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InvoiceContent } from '../invoice/content.ts';
import { add, compare, readDecimal, subtract, sum, ZERO } from '../money/decimal.ts';
import { DEFAULT_DECIMAL_DIGITS } from '../money/decimal-digits.ts';
import { computeInvoice } from '../money/invoice-amounts.ts';
import { SAMPLE_INVOICE, sampleLine } from '../samples/sample-invoice.ts';
import { rowsOfInvoice } from './rows-of-invoice.ts';

const rowsOf = (content: InvoiceContent) =>
  rowsOfInvoice(7, content, computeInvoice(content, DEFAULT_DECIMAL_DIGITS), 'quarter');
const decimal = (text: string) => readDecimal(text) ?? ZERO;
const KINDS = ['8%', '10%', '5%', '0%', 'KCT', 'KKKNT'] as const;

test('an invoice of two rates has a row for each, with its buyer', () => {
  const lines = [
    sampleLine({ name: 'A', quantity: '2', unit_price: '50000', vat_rate: '8%' }),
    sampleLine({ name: 'B', quantity: '1', unit_price: '30000', vat_rate: '10%' }),
  ];
  expect(rowsOf({ ...SAMPLE_INVOICE, lines })).toMatchObject([
    { invoice_id: 7, number: '15', vat_rate: '8%', amount: '100000', vat_amount: '8000', total: '108000' },
    { vat_rate: '10%', amount: '30000', vat_amount: '3000', total: '33000', buyer_tax_code: '0100109106' },
  ]);
});

test('a sales invoice has one row without a rate', () => {
  const lines = [sampleLine({ name: 'A', quantity: '2', unit_price: '50000' })];
  const [row, ...others] = rowsOf({ ...SAMPLE_INVOICE, form_no: '2', lines });
  expect(others).toEqual([]);
  expect(row).toMatchObject({ vat_rate: null, total: '100000' });
});

test('fees and what is deducted beside the goods are in the first row', () => {
  const lines = [sampleLine({ name: 'A', quantity: '1', unit_price: '100000', vat_rate: '10%' })];
  const fees = [{ name: 'Phí', amount: '7000' }];
  expect(rowsOf({ ...SAMPLE_INVOICE, lines, fees, other_deduction: '2000' })).toMatchObject([
    { amount: '100000', vat_amount: '10000', fees: '7000', deduction: '2000', total: '115000' },
  ]);
});

test('an adjusting invoice says so, and which period its original is in', () => {
  const related = {
    nature: 'adjust',
    regime: '1',
    tax_code: null,
    form_no: '1',
    symbol: 'K26TAA',
    number: '3',
    issued_on: '2026-05-09',
    reason_code: '13',
    note: null,
    list_no: null,
    list_on: null,
  } as const;
  expect(rowsOf({ ...SAMPLE_INVOICE, related })[0]).toMatchObject({
    state: 'adjust',
    related: { symbol: 'K26TAA', number: '3', period: { kind: 'quarter', year: 2026, no: 2 } },
  });
});

describe('whatever is sold', () => {
  const line = fc.record({
    quantity: fc.integer({ min: -50, max: 900 }).map(String),
    unit_price: fc.integer({ min: 0, max: 9_000_000 }).map(String),
    vat_rate: fc.constantFrom(...KINDS, null),
  });
  const extra = fc.integer({ min: 0, max: 90_000 }).map(String);

  test('each row adds up as the authority checks it, and all rows to the invoice', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), extra, extra, (drawn, fee, other_deduction) => {
        const lines = drawn.map((one) => sampleLine({ name: 'Hàng', ...one }));
        const content = { ...SAMPLE_INVOICE, lines, fees: [{ name: 'Phí', amount: fee }], other_deduction };
        const rows = rowsOf(content);
        for (const row of rows) {
          const beside = subtract(decimal(row.fees), decimal(row.deduction));
          const expected = add(add(decimal(row.amount), decimal(row.vat_amount)), beside);
          expect(compare(decimal(row.total), expected)).toBe(0);
        }
        const { total } = computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
        expect(compare(sum(rows.map((row) => decimal(row.total))), decimal(total))).toBe(0);
      }),
    );
  });
});
