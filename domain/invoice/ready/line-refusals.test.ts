import { expect, test } from 'vitest';
import { DEFAULT_DECIMAL_DIGITS } from '../../money/decimal-digits.ts';
import { computeInvoice } from '../../money/invoice-amounts.ts';
import { SAMPLE_INVOICE } from '../../samples/sample-invoice.ts';
import type { InvoiceContent } from '../content.ts';
import type { RelatedInvoice } from '../particulars.ts';
import { lineRefusals } from './line-refusals.ts';

const OF_2026: RelatedInvoice = {
  nature: 'adjust',
  regime: '1',
  tax_code: null,
  form_no: '1',
  symbol: 'C26TAA',
  number: '7',
  issued_on: '2026-12-30',
  reason_code: '01',
  note: null,
  list_no: null,
  list_on: null,
};

function refused(content: Partial<InvoiceContent>): string[] {
  const whole = { ...SAMPLE_INVOICE, lines: SAMPLE_INVOICE.lines.slice(0, 1), ...content };
  return lineRefusals(whole, computeInvoice(whole, DEFAULT_DECIMAL_DIGITS)).map(({ code }) => code);
}

test('8% may stand in 2027 on an invoice that adjusts one of 2026, and on no other', () => {
  expect(refused({ issued_on: '2027-01-05', related: OF_2026 })).toEqual([]);
  expect(refused({ issued_on: '2027-01-05', related: null })).toEqual(['vat_rate_not_in_force']);
  expect(refused({ issued_on: '2027-01-05', related: { ...OF_2026, issued_on: '2027-01-02' } })).toEqual([
    'vat_rate_not_in_force',
  ]);
});

test('one that corrects many by a list goes by its own date', () =>
  expect(
    refused({ issued_on: '2027-01-05', related: { ...OF_2026, nature: 'adjust_many', issued_on: null } }),
  ).toEqual(['vat_rate_not_in_force']));

test('a line of an invoice that names no tax needs no rate; a VAT invoice does', () => {
  const lines = SAMPLE_INVOICE.lines.slice(0, 1).map((line) => ({ ...line, vat_rate: null }));
  expect(refused({ lines })).toEqual(['vat_rate_missing']);
  expect(refused({ lines, form_no: '2' })).toEqual([]);
  expect(refused({ lines, form_no: '5', symbol: 'C26HAA' })).toEqual([]);
});
