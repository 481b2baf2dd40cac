import { customers } from '#generated/resources/customers.ts';
import { invoices } from '#generated/resources/invoices.ts';
import { products } from '#generated/resources/products.ts';
import type { FilterDescriptor, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { describe, expect, test } from 'vitest';
import { filterText, withoutFilter } from './active-filters.ts';
import { cardSlots, furtherColumns, listColumns, listFields } from './list-columns.tsx';
import { defaultSort, shownSort, sortPayload } from './list-sort.ts';
import { pageSum } from './page-sum.ts';

const filterOf = (filters: readonly FilterDescriptor[], source: string) => {
  const filter = filters.find((one) => one.source === source);
  if (!filter) throw new Error(source);
  return filter;
};

describe('sort', () => {
  test('the default sort of the description is the one asked for and shown', () => {
    expect(shownSort(defaultSort('-created_on'))).toEqual({ key: 'created_on', order: 'desc' });
    expect(shownSort(defaultSort('-issued_on,-id'))).toEqual({ key: 'issued_on', order: 'desc' });
    expect(defaultSort('-issued_on,-id').field).toBe('-issued_on,-id');
  });
  test('a head pressed is asked for as react-admin asks', () => {
    expect(sortPayload({ key: 'name', order: 'desc' })).toEqual({ field: 'name', order: 'DESC' });
  });
});

describe('filters in force', () => {
  const issued = filterOf(invoices.filters, 'issued_on');
  const status = filterOf(customers.filters, 'status');
  test('a range of dates says both ends, or the one there is', () => {
    expect(filterText(issued, { issued_onOnMin: '2026-11-01', issued_onOnMax: '2026-11-21' })).toBe(
      '01/11/2026 – 21/11/2026',
    );
    expect(filterText(issued, { issued_onOnMin: '2026-11-01' })).toBe('từ 01/11/2026');
    expect(filterText(issued, { issued_onOnMax: '2026-11-21' })).toBe('đến 21/11/2026');
  });
  test('a range of numbers is said in the style of the company', () => {
    const total = filterOf(invoices.filters, 'total');
    expect(filterText(total, { totalMin: '1000000', totalMax: '2500000.5' })).toBe('1.000.000 – 2.500.000,5');
    expect(filterText(total, { totalMax: '0' })).toBe('đến 0');
    expect(withoutFilter(total, { totalMin: '1', totalMax: '2', query: 'c' })).toEqual({ query: 'c' });
  });
  test('a choice says its label, several say all', () => {
    expect(filterText(status, { status: 'inactive' })).toBe('Ngừng hoạt động');
    expect(filterText(status, { status: 'active,inactive' })).toBe('Đang hoạt động, Ngừng hoạt động');
    expect(filterText(status, {})).toBe('');
  });
  test('taking a range away takes both its ends', () => {
    expect(withoutFilter(issued, { issued_onOnMin: 'a', issued_onOnMax: 'b', query: 'c' })).toEqual({
      query: 'c',
    });
  });
});

test('columns stand in the order of the description', () => {
  expect(
    listFields(customers.fields)
      .map(({ source }) => source)
      .slice(0, 3),
  ).toEqual(['code', 'name', 'tax_code']);
});

test('other fields are offered as columns where the rows carry them and a cell can hold them', () => {
  const screen = { descriptor: customers, overlay: {} };
  const own = listColumns(screen);
  const keys = (sample: { id: number } | undefined) =>
    furtherColumns(screen, own, sample).map(({ key }) => key);
  expect(keys(undefined)).toContain('bank_account');
  expect(keys(undefined)).not.toContain('name');
  expect(keys({ id: 1, note: null } as { id: number })).toEqual(['note']);
});

test('a place on a phone’s card holds one column, and what the screen says comes first', () => {
  const columns = [
    { source: 'code', kind: 'text' },
    { source: 'name', kind: 'text' },
    { source: 'tax_code', kind: 'tax_code' },
    { source: 'status', kind: 'enum' },
  ] as const;
  expect([...cardSlots(columns, { code: { card: 'meta' } })]).toEqual([
    ['code', 'meta'],
    ['name', 'name'],
    ['status', 'state'],
  ]);
  expect(cardSlots(columns, undefined).get('tax_code')).toBe('meta');
});

test('a page is summed exactly, over đồng alone', () => {
  const rows = [
    { total: '0.1', currency: 'VND' },
    { total: '0.2', currency: 'VND' },
    { total: '5', currency: 'USD' },
    { total: null, currency: 'VND' },
  ];
  expect(pageSum(rows, 'total')).toBe('0.3');
});

test('money says its unit in the head of a list made from its description, but not where each record has a currency', () => {
  const field = { ...products.fields.find(({ source }) => source === 'unit_price') };
  const headIn = (fields: readonly object[]) => {
    const descriptor = { ...products, fields } as unknown as ResourceDescriptor;
    return listColumns({ descriptor, overlay: {} }).map(({ header }) => header);
  };
  expect(headIn([field])).toEqual(['Đơn giá (đ)']);
  expect(headIn([field, { ...field, source: 'currency', kind: 'text', list: null }])).toEqual(['Đơn giá']);
});

test('a column of states is as wide as its longest words, so that no badge is cut', () => {
  const status = { ...customers.fields.find(({ source }) => source === 'status') };
  const widthWith = (...labels: string[]) => {
    const options = labels.map((label) => ({ value: label, label }));
    const descriptor = { ...customers, fields: [{ ...status, options }] } as unknown as ResourceDescriptor;
    return Number(listColumns({ descriptor, overlay: {} })[0]?.width);
  };
  const short = widthWith('Nháp');
  const long = widthWith('Nháp', 'Cơ quan thuế không tiếp nhận');
  expect(short).toBeLessThan(long);
  // About 6.3 px a letter at 12 px, 31 px of badge and 16 px of cell.
  expect(long).toBeGreaterThanOrEqual(28 * 6.3 + 47);
});
