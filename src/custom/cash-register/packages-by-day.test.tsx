// @vitest-environment jsdom
import { configureHttp } from '#generated/client/http.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { PackagesByDay } from './packages-by-day.tsx';
import type { Package } from './use-sending.ts';

const held = vi.hoisted(() => ({ may: true }));
vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => held.may }));
vi.mock('#src/providers/today.ts', () => ({ today: () => '2026-11-30' }));
afterEach(() => {
  cleanup();
  held.may = true;
});

const one = {
  id: 7,
  name: '1C26MAA-3',
  form_no: '1',
  symbol: 'C26MAA',
  package_no: 3,
  issued_on: '2026-11-30',
  created_on: '2026-11-30T09:30:00Z',
  invoice_count: 312,
  accepted_count: 312,
  refused_count: 0,
  latest_count: 312,
  latest_total: '76912400',
  total: '76912400',
  message_id: null,
  bytes: null,
  status: 'valid_data_package',
  signature_request_id: null,
  late: false,
} as unknown as Package;
const sale = {
  id: 21,
  form_no: '1',
  symbol: 'C26MAA',
  number: 10398,
  buyer_name: 'Hộ kinh doanh Nguyễn Thị Lụa',
  buyer_person: null,
  total: '1242000',
  currency: 'VND',
  status: 'valid_invoice',
};

const show = (urls: string[] = []) => {
  configureHttp({
    send: async (url) => {
      urls.push(url);
      return [sale];
    },
  });
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PackagesByDay packages={[one]} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return urls;
};

test('a package unfolds to its first invoices, and its page has them all', async () => {
  const urls = show();
  fireEvent.click(screen.getByRole('button', { name: 'Xem hóa đơn trong lô 1C26MAA-3' }));
  expect(await screen.findByText('Hộ kinh doanh Nguyễn Thị Lụa')).toBeDefined();
  expect(urls[0]).toContain('package_id=7');
  expect(screen.getByRole('link', { name: 'Xem cả 312 hóa đơn trong lô' })).toBeDefined();
  const fold = screen.getByRole('button', { name: 'Thu gọn lô 1C26MAA-3' });
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(fold);
  expect(screen.queryByText('Hộ kinh doanh Nguyễn Thị Lụa')).toBeNull();
});

test('who may not list the invoices has nothing to unfold', () => {
  held.may = false;
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
