import { expect, test } from 'vitest';
import { copiedDraft } from './copied-draft.ts';
import type { Invoice } from './draft.ts';

const issued = {
  id: 7,
  template_id: 3,
  form_no: '1',
  symbol: 'C26TAA',
  number: 287,
  issued_on: '2026-10-02',
  customer_id: 12,
  buyer_name: 'Công ty TNHH Bao bì Minh Khôi',
  buyer_tax_code: '0000000017',
  payment_method: 'Chuyển khoản',
  currency: 'USD',
  exchange_rate: '25400',
  internal_note: 'Khách gọi hai lần',
  price_includes_tax: true,
  invoice_discount_rate: '5',
  invoice_discount_amount: null,
  fees: [{ name: 'Phí giao hàng', amount: '20' }],
  other_deduction: '10',
  lines: [
    {
      kind: 'goods',
      product_id: 4,
      code: 'BK',
      name: 'Băng keo',
      unit: 'Cuộn',
      quantity: '2',
      unit_price: '10',
      discount_rate: null,
      discount_amount: null,
      amount: '20',
      vat_rate: '8%',
      vat_amount: '1.6',
      revenue_percent: null,
    },
  ],
} as unknown as Invoice;

const copy = (offered: readonly { id: number }[]) => copiedDraft(issued, '2026-11-20', offered);

test('buyer, goods, payment, discount and fees are taken over; the day is today', () => {
  expect(copy([{ id: 3 }])).toMatchObject({
    template_id: 3,
    issued_on: '2026-11-20',
    customer_id: 12,
    buyer_tax_code: '0000000017',
    payment_method: 'Chuyển khoản',
    currency: 'USD',
    price_includes_tax: true,
    invoice_discount: { by: 'rate', value: '5' },
    other_deduction: '10',
  });
  expect(copy([{ id: 3 }]).lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Băng keo', '2'],
    ['', ''],
  ]);
  expect(copy([{ id: 3 }]).fees).toEqual([{ key: 1, name: 'Phí giao hàng', amount: '20' }]);
});

test('the rate of another day and the note of the other invoice stay behind', () => {
  expect(copy([{ id: 3 }])).toMatchObject({ exchange_rate: '', internal_note: '' });
});

test('a series that takes no new invoices is not taken over', () => {
  expect(copy([{ id: 5 }]).template_id).toBeNull();
});
