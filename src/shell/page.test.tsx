// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { AuthContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { Account, Tenant } from '#src/providers/account.ts';
import { signedInTo } from '#tests/setup/signed-in.ts';
import { Page } from './page.tsx';

test.each<[id: string, opens: boolean]>([
  ['7', true],
  ['9007199254740991', true],
  ['0', false],
  ['000', false],
  ['9007199254740993', false],
  ['99999999999999999999', false],
])('the page of record %s is asked for: %s', (id, opens) => {
  const { authProvider, queryClient } = signedInTo(['full']);
  const page = (
    <Page route="invoices.one" frame={null}>
      <p>Hóa đơn</p>
    </Page>
  );
  render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={authProvider}>
        <AccountProvider value={{ account: { permissions: ['full'] } as Account, tenant: {} as Tenant }}>
          <MemoryRouter initialEntries={[`/admin/invoices/${id}`]}>
            <Routes>
              <Route path="/admin/invoices/:id" element={page} />
            </Routes>
          </MemoryRouter>
        </AccountProvider>
      </AuthContext>
    </QueryClientProvider>,
  );
  expect(screen.queryByText('Hóa đơn') !== null).toBe(opens);
  expect(screen.queryByText('Không tìm thấy trang') !== null).toBe(!opens);
});
