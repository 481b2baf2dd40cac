import { expect, test } from 'vitest';
import { SAMPLE_INVOICE } from '../samples/sample-invoice.ts';
import { besideGoods } from './beside-goods.ts';
import { DEFAULT_DECIMAL_DIGITS } from './decimal-digits.ts';
import { decimalText } from './decimal.ts';
import { computeInvoice } from './invoice-amounts.ts';
import { vndEquivalents } from './vnd-equivalents.ts';

const FEES = [
  { name: 'Phí môi trường', amount: '1500' },
  { name: 'Phí sân bay', amount: '600' },
];

test.each([
  [{}, '0'],
  [{ fees: FEES }, '2100'],
  [{ fees: FEES, untaxed_deduction: '100', other_deduction: '0.5' }, '1999.5'],
  [{ fees: [], untaxed_deduction: null, other_deduction: '40' }, '-40'],
  [{ fees: [{ name: 'Phí', amount: null }], untaxed_deduction: 'một trăm' }, '0'],
])('fees less deductions: %j', (particulars, beside) =>
  expect(decimalText(besideGoods(particulars))).toBe(beside),
);

const total = (particulars: object, currency = 'VND') =>
  Number(computeInvoice({ ...SAMPLE_INVOICE, ...particulars, currency }, DEFAULT_DECIMAL_DIGITS).total);

test('the total to pay has the fees in it and what is deducted not', () => {
  const bare = total({});
  expect(total({ fees: FEES }) - bare).toBe(2100);
  expect(total({ fees: FEES, untaxed_deduction: '100', other_deduction: '30' }) - bare).toBe(1970);
});

test('neither the total before VAT nor the VAT knows of them', () => {
  const of = (particulars: object) =>
    computeInvoice({ ...SAMPLE_INVOICE, ...particulars }, DEFAULT_DECIMAL_DIGITS);
  const { total: _, total_in_words: __, ...rest } = of({});
  expect(of({ fees: FEES, other_deduction: '30' })).toMatchObject(rest);
});

test('in đồng they are converted together and rounded once', () => {
  const invoice = { ...SAMPLE_INVOICE, currency: 'USD', exchange_rate: '25000.5', fees: FEES.slice(1) };
  const at = (content: typeof invoice) =>
    Number(vndEquivalents(computeInvoice(content, DEFAULT_DECIMAL_DIGITS), content)?.total);
  expect(at(invoice) - at({ ...invoice, fees: [] })).toBe(15_000_300);
});
