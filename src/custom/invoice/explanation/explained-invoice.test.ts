import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { expect, test } from 'vitest';
import type { Tenant } from '#src/providers/account.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { explainedInvoice } from './explained-invoice.ts';

const company = { name: 'Công ty Sao Việt', tax_code: '0012345672', address: 'Đà Nẵng' } as Tenant;
const line = { kind: 'goods', name: 'Phí', quantity: '3', unit_price: '1.115', vat_rate: '8%' };

/** 3.345 dollars and 8% of it, saved while amounts had one decimal. */
const invoice = {
  form_no: '1',
  symbol: 'C26TAA',
  number: 7,
  related: null,
  issued_on: '2026-11-20',
  payment_method: 'TM/CK',
  currency: 'USD',
  exchange_rate: '26000',
  method_of_tax_calculation: 'VAT',
  decimal_digits: { ...DEFAULT_DECIMAL_DIGITS, decimal_digit_original_amount: 1 },
  tax_rounding: 'per_rate',
  price_includes_tax: false,
  invoice_discount_rate: null,
  invoice_discount_amount: null,
  fees: [] as Invoice['fees'],
  other_deduction: null,
  lines: [{ ...line, discount_rate: null, discount_amount: null }],
  by_rate: [{ vat_rate: '8%', amount: '3.3', vat_amount: '0.3' }],
  total_discount: '0',
  total_vat: '0.3',
  total: '3.6',
} as Invoice;

test('an invoice is explained with the decimals it was saved with', () => {
  const explanation = explainedInvoice(invoice, company);
  expect(explanation?.steps.at(-1)).toMatchObject({ rule: 'total', result: '3.6' });
  expect(explanation?.lines).toEqual([expect.objectContaining({ name: 'Phí' })]);
});

test.each([
  ['other decimals', { decimal_digits: DEFAULT_DECIMAL_DIGITS }],
  ['another total', { total: '3.7' }],
  ['another tax', { total_vat: '0.2' }],
  ['another discount', { total_discount: '1' }],
  ['another amount of a rate', { by_rate: [{ vat_rate: '8%', amount: '3.4', vat_amount: '0.3' }] }],
  ['a rate no line has', { by_rate: [...invoice.by_rate, { vat_rate: '5%', amount: '0', vat_amount: '0' }] }],
])('nothing wrong is told where the steps lead elsewhere: %s', (_name, changes) =>
  expect(explainedInvoice({ ...invoice, ...changes }, company)).toBeNull(),
);
