import { operations } from '#generated/operations.ts';
import { customers } from '#generated/resources/customers.ts';
import { expect, test } from 'vitest';
import { products } from '#generated/resources/products.ts';
import { bulkChoices } from './selection-line.tsx';
import { bulkSelection } from './bulk-selection.ts';

const row = operations.listCustomers;
const filter = {
  query: 'hương',
  status: 'active',
  deleted: 'true',
  created_onOnMin: '2026-11-01',
  unheard: 'x',
};

test('ticked rows go as their ids, with their number', () => {
  const chosen = { ids: new Set([3, 5]), whole: false, total: 1284, filter };
  expect(bulkSelection(row, customers.filters, chosen)).toEqual({ ids: [3, 5], expected_count: 2 });
});

test('all that match go as the filter, in the kinds of a body, with the number that was seen', () => {
  const chosen = { ids: new Set([3]), whole: true, total: 1284, filter };
  expect(bulkSelection(row, customers.filters, chosen)).toEqual({
    filter: { query: 'hương', status: 'active', deleted: true, created_onOnMin: '2026-10-31T17:00:00.000Z' },
    expected_count: 1284,
  });
});

test('each value of each field that may be set on many is offered', () => {
  expect(bulkChoices(customers)).toEqual([
    { label: 'Chuyển sang “Đang hoạt động”', values: { status: 'active' } },
    { label: 'Chuyển sang “Ngừng hoạt động”', values: { status: 'inactive' } },
  ]);
});

test('goods are set to a rate of today that needs no figure', () => {
  const rates = bulkChoices(products).filter(({ values }) => 'vat_rate' in values);
  expect(rates.map(({ values }) => values['vat_rate'])).toEqual(
    expect.arrayContaining(['0%', '5%', '10%', 'KCT', 'KKKNT']),
  );
  expect(rates.find(({ values }) => values['vat_rate'] === '10%')?.label).toBe('Thuế suất: 10%');
  expect(rates.map(({ values }) => values['vat_rate'])).not.toContain('KHAC');
});
