// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cancelled_invoices } from '#generated/resources/cancelled_invoices.ts';
import { customers } from '#generated/resources/customers.ts';
import { emptyLists } from '#src/wording/empty-lists.ts';
import { EmptyList } from './empty-list.tsx';

vi.mock('../use-download.ts', () => ({ useDownload: () => ({ download: vi.fn(), busy: null }) }));

const both = { createPath: '/admin/customers/create', importPath: '/admin/customers/import' };
const neither = { createPath: null, importPath: null };
const empty = { words: 'customers' } as const;

test('an empty list says what it is for in its own words and offers every way in', () => {
  render(<EmptyList descriptor={customers} overlay={{ empty }} rights={both} createLabel="Thêm khách" />);
  expect(screen.getByRole('heading').textContent).toBe('Chưa có khách hàng nào');
  expect(screen.getByText(emptyLists.customers.text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Thêm khách' }).getAttribute('href')).toBe(both.createPath);
  expect(screen.getByRole('link', { name: 'Nhập khách hàng từ tệp' }).getAttribute('href')).toBe(
    both.importPath,
  );
  expect(screen.getByRole('button', { name: 'Tải tệp mẫu' })).toBeTruthy();
});

test('who may not make one is told so and offered nothing', () => {
  render(<EmptyList descriptor={customers} overlay={{ empty }} rights={neither} />);
  expect(screen.getByText(emptyLists.customers.readOnly)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('records that no page makes say where they come from', () => {
  const rights = { createPath: null, importPath: null };
  render(
    <EmptyList
      descriptor={cancelled_invoices}
      overlay={{ empty: { words: 'cancelled_invoices' } }}
      rights={rights}
    />,
  );
  expect(screen.getByText(/thì hủy tại trang của hóa đơn đó/)).toBeTruthy();
});

test('a resource without words of its own has the general ones', () => {
  render(<EmptyList descriptor={customers} overlay={{}} rights={both} />);
  expect(screen.getByRole('heading').textContent).toBe('Chưa có khách hàng');
  expect(screen.getByText('Thêm khách hàng đầu tiên để bắt đầu.')).toBeTruthy();
});
