// @vitest-environment jsdom
import { AppTheme } from '#src/theme/app-theme.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { InvoicePublishes } from './batch.tsx';
import { CausesCard } from './causes-card.tsx';

const api = vi.hoisted(() => ({ retried: [] as unknown[] }));
vi.mock('#generated/client/invoices/invoices.ts', () => ({
  startBulkRetry: async (id: number, body: unknown) => api.retried.push([id, body]),
  listInvoices: async () => [],
}));
vi.mock('#src/providers/account-context.ts', () => ({ useCan: () => () => true }));

beforeEach(() => {
  cleanup();
  api.retried = [];
});

type Cause = Partial<InvoicePublishes['causes'][number]>;

function said(failed: number, unknown: number, cause: Cause = {}): string {
  cleanup();
  const one = { cause: 'tax_code', message: 'Mã số thuế sai.', status: 'draft', invoice_ids: [] };
  const causes = failed === 0 ? [] : [{ ...one, count: failed, retryable: 0, ...cause }];
  const counts = { total: 12, ok: 0, failed, unknown, waiting: 0, stopped: 0 };
  const none = () => undefined;
  const { container } = render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <CausesCard
            batch={{ id: 1, causes, counts } as unknown as InvoicePublishes}
            shown={null}
            onShow={none}
            onChanged={none}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return container.textContent;
}

test('what is not known is not called a fault, nor counted as one', () => {
  expect(said(0, 12)).toMatch(/^Chưa rõ kết quả12 hóa đơn/);
  expect(screen.queryByText('Lỗi theo nguyên nhân')).toBeNull();
  expect(said(5, 2)).toMatch(/^Lỗi theo nguyên nhân5 hóa đơn/);
  expect(screen.getByRole('button', { name: 'Xem 2 hóa đơn' })).toBeTruthy();
});

test('a known code of the authority is said in our words, with the way to its remedy, then tried again', async () => {
  const text = said(5, 0, {
    ...{ cause: '1001', message: 'CTS chua DK', status: 'denial_of_code_issuance', retryable: 5 },
    invoice_ids: [7, 8, 9],
  });
  expect(text).toContain('Chứng thư số dùng để ký chưa đăng ký với cơ quan thuế.');
  expect(text).toContain('Lập tờ khai thay đổi để bổ sung chứng thư số');
  expect(text).toContain('1001: CTS chua DK');
  const fix = screen.getByRole('link', { name: 'Lập tờ khai thay đổi' });
  expect(fix.getAttribute('href')).toBe('/admin/registrations/create');
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại 5 hóa đơn' }));
  await waitFor(() =>
    expect(api.retried).toEqual([[1, { bulk_retry: { cause: '1001', acknowledged: [] } }]]),
  );
});

test('our own reason leads to the page it names, or to the invoices themselves', () => {
  const message = 'Chưa có chứng thư số để ký. Thêm chứng thư số trong Cấu hình.';
  expect(said(2, 0, { cause: 'certificate_missing', message, retryable: 2 })).toContain('Thêm chứng thư số');
  expect(screen.getByRole('link', { name: 'Mở chữ ký số' })).toBeTruthy();
  said(2, 0, { cause: 'buyer_missing', message: 'Chưa có người mua.', retryable: 2, invoice_ids: [7, 8] });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/invoices/7',
    '/admin/invoices/8',
  ]);
});

test('what was sent already and is being looked at is not sent a second time', () => {
  said(2, 0, { cause: '80001', message: 'Trùng.', status: 'invalid_message', retryable: 2 });
  expect(screen.queryByRole('button', { name: /^Thử lại/ })).toBeNull();
});
