// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { Account as SignedIn, Tenant } from '#src/providers/account.ts';
import { signedInTo } from '#tests/setup/signed-in.ts';
import type { Account } from './account-state.tsx';
import { StateCard } from './state-card.tsx';

const factor = vi.hoisted(() => ({ is_on: true }));
vi.mock('./above-own.tsx', () => ({ useAboveOwn: () => null }));
vi.mock('#generated/client/users/users.ts', async (original) => ({
  ...(await original<object>()),
  useGetSecondFactor: () => ({ data: factor }),
}));
afterEach(cleanup);

function show(id: number): void {
  const { authProvider, queryClient } = signedInTo(['full']);
  const account = { id: 1, permissions: ['full'] } as SignedIn;
  const shown = { id, status: 'active', activated_on: '2026-11-20T01:00:00Z', role_id: 1 } as Account;
  render(
    <QueryClientProvider client={queryClient}>
      <CoreAdminContext authProvider={authProvider} dataProvider={testDataProvider()}>
        <AccountProvider value={{ account, tenant: {} as Tenant }}>
          <StateCard account={shown} />
        </AccountProvider>
      </CoreAdminContext>
    </QueryClientProvider>,
  );
}

test.each([
  ['of somebody else can be removed', 2, true, true],
  ['that is not there cannot', 2, false, false],
  ['of their own is removed in their profile', 1, true, false],
])('a second factor %s', async (_what, id, is_on, isOffered) => {
  factor.is_on = is_on;
  show(id);
  expect(await screen.findByRole('button', { name: 'Ngừng hoạt động' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Gỡ xác thực hai lớp' }) !== null).toBe(isOffered);
});
