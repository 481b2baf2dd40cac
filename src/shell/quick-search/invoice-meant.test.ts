import { expect, test } from 'vitest';
import { invoiceMeant } from './use-quick-search.ts';

const invoice = (id: number, title: string) => ({ href_resource: 'invoices', id, title });
const FOUND = [
  { href_resource: 'customers', id: 9, title: 'Hương Đồng 1287' },
  invoice(1, '1C26TAA 00001287'),
  invoice(2, '1C26TAA 00012870'),
];

test.each([
  ['1287', 1],
  ['00001287', 1],
  ['1c26taa 00012870', 2],
  ['hương', null],
])('%j means the invoice %j', (text, id) => expect(invoiceMeant(text, FOUND)).toBe(id));

test('the only invoice that was found is meant, whatever it was found by', () => {
  expect(invoiceMeant('hương', FOUND.slice(0, 2))).toBe(1);
  expect(invoiceMeant('hương', FOUND.slice(0, 1))).toBeNull();
  expect(invoiceMeant('1287', [invoice(1, '1C26TAA 00001287'), invoice(3, '1K26TAB 00001287')])).toBeNull();
});
