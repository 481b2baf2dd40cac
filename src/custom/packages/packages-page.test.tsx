// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { configureHttp } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { PackagesPage } from './packages-page.tsx';

afterEach(cleanup);

const usage = {
  ...{ package_name: null, invoices: null, used: 0, left: null, starts_on: null, ends_on: null },
  ...{ next_starts_on: null, pace: null, payment_requests: 1 },
  issuing: { state: 'open', left: null, until: null },
  warning: { state: 'fine', invoices: null, days: 30 },
};
const expired = {
  ...{ id: 1, lock_version: 1, reference: 'HDS1', package_code: 'CO_BAN', package_name: 'Cơ bản' },
  ...{ state: 'expired', invoices: 1000, total: '500000', received: '0', due: '500000', excess: '0' },
  ...{ created_by_name: 'An', created_on: '2026-01-01T00:00:00Z', expires_on: '2026-01-04T00:00:00Z' },
  ...{ paid_on: null, cancelled_on: null, gateway_state: null, purchase_invoice: null, checkout_key: 'k' },
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/service_packages/current': usage,
  '/api/payment_requests?page=1&limit=10': [expired],
};

function show(permissions: string[]): void {
  configureHttp({ send: async (url) => ANSWERS[url] ?? [] });
  const value = { account: { permissions }, tenant: { name: 'Minh Khôi', trial_until: null } } as unknown;
  render(
    <MemoryRouter>
      <AppTheme>
        <QueryClientProvider client={new QueryClient()}>
          <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
            <PackagesPage />
          </AccountProvider>
        </QueryClientProvider>
      </AppTheme>
    </MemoryRouter>,
  );
}

test.each([['tenant_settings'], ['publish_invoices']])('who has %s may buy', async (permission) => {
  show([permission]);
  expect(screen.getByRole('link', { name: 'Mua gói' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Lập lại HDS1' })).toBeDefined();
  expect(screen.queryByText(/Mua gói cần quyền/)).toBeNull();
});

test('who may only read is not offered to buy, and reads who can', async () => {
  show(['read_invoices']);
  expect(await screen.findByText('HDS1')).toBeDefined();
  expect(screen.getByText(/Mua gói cần quyền/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Mua gói|Lập lại/ })).toBeNull();
});
