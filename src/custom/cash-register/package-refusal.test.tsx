// @vitest-environment jsdom
import { configureHttp } from '#generated/client/http.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { PackageRefusal } from './package-refusal.tsx';
import type { Package } from './use-sending.ts';

const held = vi.hoisted(() => ({ may: true, send: vi.fn() }));
vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => held.may }));
vi.mock('#src/providers/today.ts', () => ({ today: () => '2026-11-30' }));
vi.mock('./use-sending.ts', () => ({
  useSend: () => ({ send: held.send, isPending: false, failure: null }),
}));
/** What the operator says of error codes. */
let given: object[] = [];
beforeEach(() => {
  given = [];
  configureHttp({ send: async () => given });
});
afterEach(() => {
  cleanup();
  held.may = true;
});

const refused = (more: Partial<Package> = {}) =>
  ({
    id: 7,
    error: true,
    status: 'invalid_message',
    issued_on: '2026-11-30',
    refused_count: 0,
    answered_on: null,
    transmission_id: 3,
    reasons: [{ code: '1001', message: 'CTS chua dang ky', fields: [] }],
    ...more,
  }) as Package;

function show(one: Package): string {
  const { container } = render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <PackageRefusal of={one} />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return container.textContent;
}

test('a package that was not taken says the cause in our words, until when it can be sent, and sends it again', () => {
  const text = show(refused());
  expect(text).toContain('Vì sao bị từ chối?');
  expect(text).toContain('trước 24:00 hôm nay');
  fireEvent.click(screen.getByRole('button', { name: 'Ký và gửi lại' }));
  expect(held.send).toHaveBeenCalledOnce();
});

test('what the operator says of the code takes the place of ours as soon as it is read', async () => {
  const said = { cause: 'Chứng thư số lạ.', fix: 'Đổi chứng thư số.', action: 'send_again', field: null };
  given = [{ ...said, code: '1001', scope: 'technical' }];
  show(refused());
  expect(await screen.findByText('Chứng thư số lạ.')).toBeTruthy();
});

test('after its day it says that it is late; who may not send reads whom to turn to', () => {
  held.may = false;
  const text = show(refused({ issued_on: '2026-11-29' }));
  expect(text).toContain('Hạn gửi là hết ngày 29/11/2026, đã qua');
  expect(text).toContain('Bạn không có quyền ký và gửi');
  expect(screen.queryByRole('button', { name: 'Ký và gửi lại' })).toBeNull();
});

test('of one that was judged the invalid invoices are put right one by one', () => {
  const text = show(
    refused({ status: 'invalid_invoice', answered_on: '2026-11-30T02:00:00Z', refused_count: 2 }),
  );
  expect(text).toContain('Mở từng hóa đơn không hợp lệ');
  const link = screen.getByRole('link', { name: 'Mở 2 hóa đơn không hợp lệ' });
  expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('filter')).toBe(
    JSON.stringify({ package_id: 7, status: 'invalid_invoice' }),
  );
});

test('what was taken has none of it', () => expect(show(refused({ error: false }))).toBe(''));
