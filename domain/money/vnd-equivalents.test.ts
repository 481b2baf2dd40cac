import { expect, test } from 'vitest';
import { SAMPLE_INVOICE, sampleLine } from '../samples/sample-invoice.ts';
import { DEFAULT_DECIMAL_DIGITS } from './decimal-digits.ts';
import { computeInvoice } from './invoice-amounts.ts';
import { vndEquivalents } from './vnd-equivalents.ts';

const line = (vat_rate: '8%' | '10%' | null, unit_price: string) =>
  sampleLine({ quantity: '1', unit_price, vat_rate });
const usd = { ...SAMPLE_INVOICE, currency: 'USD', exchange_rate: '25412.55' };
const inDong = (lines: ReturnType<typeof line>[], exchange_rate: string | null = usd.exchange_rate) => {
  const invoice = { ...usd, exchange_rate, lines };
  return vndEquivalents(computeInvoice(invoice, DEFAULT_DECIMAL_DIGITS), invoice);
};

test('every rate is converted and rounded by itself, and the totals add up', () =>
  expect(inDong([line('8%', '10.01'), line('10%', '20.02')])).toEqual({
    by_rate: [
      { vat_rate: '8%', amount: '254380', vat_amount: '20330' },
      { vat_rate: '10%', amount: '508759', vat_amount: '50825' },
    ],
    total_before_vat: '763139',
    total_discount: '0',
    total_vat: '71155',
    total: '834294',
  }));

test('lines without a rate are converted too', () =>
  expect(inDong([line('10%', '1'), line(null, '1')])).toMatchObject({
    total_before_vat: '50826',
    total: '53367',
  }));

test('an invoice in đồng stays as it is, whatever its exchange rate says', () => {
  const amounts = computeInvoice(SAMPLE_INVOICE, DEFAULT_DECIMAL_DIGITS);
  const { by_rate, total_before_vat, total_discount, total_vat, total } = amounts;
  expect(vndEquivalents(amounts, { currency: 'VND', exchange_rate: '2' })).toEqual({
    by_rate,
    total_before_vat,
    total_discount,
    total_vat,
    total,
  });
});

test.each([null, '', '0', '-1', '25.412,55'])('with the rate %j there is nothing to report yet', (rate) =>
  expect(inDong([line('8%', '10')], rate)).toBeNull(),
);
