// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AuthContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { Account, Tenant } from '#src/providers/account.ts';
import { routeOf, routes } from '#src/routes.ts';
import type { PageRoute } from '#src/routes/route.ts';
import { useTill } from '#src/shell/admin-layout.tsx';
import { Page } from '#src/shell/page.tsx';
import { signedInTo } from '#tests/setup/signed-in.ts';

/** Its page opens while the service runs. */
const ROUTE = 'invoices.publish';

test('the pages that issue ask whether the service runs', () => {
  const asking = Object.entries(routes as Record<string, PageRoute>).filter(
    ([, { checks = [] }]) => checks.length > 0,
  );
  expect(asking.map(([name]) => name).toSorted()).toEqual([
    'invoice_calculating_machines.publish',
    'invoice_calculating_machines.till',
    'invoices.publish',
  ]);
});

afterEach(cleanup);

function open(permissions: string[], trial_until: string | null): void {
  const account = { permissions } as Account;
  const tenant = { trial_until } as Tenant;
  const { authProvider, queryClient } = signedInTo(permissions);
  render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={authProvider}>
        <AccountProvider value={{ account, tenant }}>
          <MemoryRouter initialEntries={[routeOf(ROUTE).path]}>
            <Routes>
              <Route
                path={routeOf(ROUTE).path}
                element={
                  <Page route={ROUTE} frame={null}>
                    <p>Phát hành</p>
                  </Page>
                }
              />
            </Routes>
          </MemoryRouter>
        </AccountProvider>
      </AuthContext>
    </QueryClientProvider>,
  );
}

test.each<[what: string, permissions: string[], trial_until: string | null, opens: boolean]>([
  ['a check that holds', ['full'], '2999-12-31', true],
  ['no trial', ['full'], null, true],
  ['a check that does not', ['full'], '2020-01-01', false],
  ['a check that holds, without the permission', ['read_products'], null, false],
  ['neither', ['read_products'], '2020-01-01', false],
])(
  'a route with a page and %s: %j, trial until %s [2.rules.activation]',
  async (_what, permissions, trial_until, opens) => {
    open(permissions, trial_until);
    await screen.findByText(opens ? 'Phát hành' : 'Truy cập bị từ chối');
    expect(screen.queryByText('Phát hành') !== null).toBe(opens);
    const lacksRight = !permissions.includes('full');
    expect(screen.queryByText('Bạn không có quyền truy cập chức năng này') !== null).toBe(lacksRight);
    expect(screen.queryByRole('link', { name: 'Mua gói' }) !== null).toBe(!opens && !lacksRight);
  },
);

test('after the trial the denial gives that as its reason, and leads to buying', async () => {
  open(['full'], '2020-01-31');
  await screen.findByRole('heading', { name: 'Thời gian dùng thử đã hết' });
  expect(screen.getByText(/Dùng thử đến hết ngày 31\/01\/2020/)).toBeDefined();
  const buy = screen.getByRole('link', { name: 'Mua gói' }).getAttribute('href');
  expect(buy).toBe(routeOf('service_packages.checkout').path);
});

test.each<[what: string, permissions: string[], trial_until: string | null, whole: boolean]>([
  ['who may sell', ['full'], null, true],
  ['who may not', ['read_products'], null, false],
  ['a company after its trial', ['full'], '2020-01-31', false],
])(
  'the till takes the whole screen of %s; a denial leaves the menu',
  (_what, permissions, trial_until, whole) => {
    const value = { account: { permissions } as Account, tenant: { trial_until } as Tenant };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AccountProvider value={value}>{children}</AccountProvider>
    );
    expect(renderHook(useTill, { wrapper }).result.current).toBe(whole);
  },
);
