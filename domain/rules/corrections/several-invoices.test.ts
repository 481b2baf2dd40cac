import { describe, expect, test } from 'vitest';
import { barToSeveral, buyerKey, type ListedInvoice } from './several-invoices.table.ts';

const one: ListedInvoice = {
  buyer: '0000000017',
  issued_on: '2026-11-03',
  form_no: '1',
  symbol: 'C26TAA',
  currency: 'VND',
  exchange_rate: null,
  price_includes_tax: false,
  discounted: false,
};
const barTo = (...invoices: Partial<ListedInvoice>[]) =>
  barToSeveral(
    invoices.map((given) => ({ ...one, ...given })),
    '2026-11-20',
  )?.bar ?? null;

describe('what one invoice with list 01/BK-ĐCTT puts right (TT 91/2026 Điều 10.1)', () => {
  test('several of one buyer in one calendar month, of whichever series', () => {
    expect(barTo({}, { issued_on: '2026-11-30', symbol: 'K26TBB' })).toBeNull();
  });

  test.each<[string, Partial<ListedInvoice>]>([
    ['other_buyer', { buyer: '0101243150' }],
    ['other_month', { issued_on: '2026-10-31' }],
    ['other_month', { issued_on: '2025-11-03' }],
    ['cash_register', { symbol: 'C26MAA' }],
    ['other_form', { form_no: '2' }],
    ['other_currency', { currency: 'USD', exchange_rate: '26000' }],
    ['other_currency', { price_includes_tax: true }],
    ['discounted', { discounted: true }],
  ])('not %s', (bar, other) => expect(barTo({}, other)).toBe(bar));

  test('one invoice by itself needs no list', () => expect(barTo({})).toBe('one_only'));
});

test('a buyer is told apart by tax code, whatever the name, and by name without one', () => {
  const of = (buyer_tax_code: string | null, buyer_name: string | null, buyer_person: string | null = null) =>
    buyerKey({ buyer_tax_code, buyer_name, buyer_person });
  expect(of('0000000017', 'Công ty A')).toBe(of('0000000017', 'Cty A'));
  expect(of(null, 'Công ty A ')).toBe(of(null, 'công ty a'));
  expect(of(null, null, 'Ông B')).not.toBe(of(null, 'Công ty A'));
});
