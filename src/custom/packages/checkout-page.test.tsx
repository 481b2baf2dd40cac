// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { configureHttp } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { UnsavedProvider } from '#src/views/guard/unsaved-context.ts';
import { PackageCheckout } from './checkout-page.tsx';

afterEach(cleanup);

const offer = { code: 'goi_1000', name: 'Gói 1.000', invoices: 1000, price: '500000', highlighted: true };
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/service_packages': [offer],
  '/api/payment_requests/methods': { transfer: true, gateway: false },
};

test('a buyer who is typed is not left without a question, until the company of before is typed back', async () => {
  configureHttp({ send: async (url) => ANSWERS[url] ?? [] });
  const report = vi.fn();
  const tenant = {
    tax_code: '0317245866',
    name: 'Minh Khôi',
    email: 'a@b.vn',
    address: 'Lô B12',
    trial_until: null,
  };
  const value = { account: { full_name: 'An', permissions: ['full'] }, tenant } as unknown;
  render(
    <MemoryRouter>
      <AppTheme>
        <QueryClientProvider client={new QueryClient()}>
          <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
            <UnsavedProvider value={{ report, leaveBy: (go) => go(), isKept: false }}>
              <PackageCheckout />
            </UnsavedProvider>
          </AccountProvider>
        </QueryClientProvider>
      </AppTheme>
    </MemoryRouter>,
  );
  const isUnsaved = () => (report.mock.lastCall as [boolean] | undefined)?.[0];
  const name = await screen.findByDisplayValue('Minh Khôi');
  fireEvent.change(name, { target: { value: 'Minh Khôi 2' } });
  expect(isUnsaved()).toBe(true);
  fireEvent.change(name, { target: { value: 'Minh Khôi' } });
  expect(isUnsaved()).toBe(false);
});
