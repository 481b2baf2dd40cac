// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangesTable } from './changes-table.tsx';

const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

test('fields stand under the names of their resource, values as their kind is drawn', () => {
  const changes = [
    { field: 'name', before: '"An"', after: '"An Phước"' },
    { field: 'status', before: '"active"', after: '"inactive"' },
    { field: 'note', before: null, after: '"Mới"' },
  ];
  render(<ChangesTable resource="customers" action="update" changes={changes} />);
  expect(rows()[0]).toEqual(['Trường', 'Trước', 'Sau']);
  expect(rows()[2]?.slice(1)).toEqual(['Đang hoạt động', 'Ngừng hoạt động']);
  expect(rows()[3]?.slice(1)).toEqual(['–', 'Mới']);
});

test('what was made has no before, what was deleted no after', () => {
  const changes = [{ field: 'name', before: null, after: '"An"' }];
  render(<ChangesTable resource="customers" action="create" changes={changes} />);
  expect(rows()[0]).toEqual(['Trường', 'Sau']);
  cleanup();
  render(<ChangesTable resource="customers" action="delete" changes={changes} />);
  expect(rows()[0]).toEqual(['Trường', 'Trước']);
});

test('a field, a resource or a shape that is described no more is shown as it was written', () => {
  const changes = [
    { field: 'gone', before: null, after: '{"a":1}' },
    { field: 'status', before: null, after: '["a","b"]' },
    { field: 'name', before: null, after: '"dài…"' },
  ];
  render(<ChangesTable resource="customers" action="create" changes={changes} />);
  expect(
    rows()
      .slice(1)
      .map((row) => row[1]),
  ).toEqual(['{"a":1}', '["a","b"]', 'dài…']);
  cleanup();
  render(<ChangesTable resource="tables_of_old" action="create" changes={changes} />);
  expect(rows()[1]).toEqual(['gone', '{"a":1}']);
});

test('a purchase has names, words and amounts, though it has no pages of its own', () => {
  const changes = [
    { field: 'total', before: null, after: '"961200"' },
    { field: 'state', before: '"waiting"', after: '"paid"' },
  ];
  render(<ChangesTable resource="payment_requests" action="update" changes={changes} />);
  expect(rows()[1]).toEqual(['Tổng tiền', '–', '961.200']);
  expect(rows()[2]).toEqual(['Trạng thái', 'Chờ thanh toán', 'Đã thanh toán']);
});

test('settings and what an account changes of itself have names, and their values words', () => {
  const changes = [
    { field: 'method_of_tax_calculation', before: null, after: '"VAT"' },
    { field: 'price_includes_tax', before: '"false"', after: '"true"' },
    { field: 'second_factor', before: 'true', after: 'false' },
  ];
  render(<ChangesTable resource="tenant_settings" action="update" changes={changes} />);
  expect(rows()[1]?.[0]).toBe('Phương pháp tính thuế');
  expect(rows()[1]?.[2]).not.toContain('VAT"');
  expect(rows()[2]).toEqual(['Đơn giá đã gồm thuế', 'Không', 'Có']);
  expect(rows()[3]).toEqual(['Xác thực hai lớp', 'Có', 'Không']);
});
