// @vitest-environment jsdom
import { getListInvoicesQueryKey } from '#generated/client/invoices/invoices.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { taken } from './reached.ts';
import { useReached } from './use-reached.ts';

type Signed = ComponentProps<typeof AccountProvider>['value'];

/** What a browser knows of a company of which the server, where it has answered, names these invoices. */
function reachedIn(asked: boolean, answered: readonly object[] | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (answered !== null) client.setQueryData(getListInvoicesQueryKey({ status: taken, limit: 1 }), answered);
  const value = { account: { permissions: ['read_invoices'] }, tenant: { id: 7 } } as unknown as Signed;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AccountProvider value={value}>{children}</AccountProvider>
    </QueryClientProvider>
  );
  const { reached, wanted, first } = renderHook(() => useReached(asked), { wrapper }).result.current;
  return { reached, wanted, isRead: first.fetchStatus !== 'idle' };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => void vi.unstubAllGlobals());

test('a company that has issued none is on its way, in each reading', () => {
  for (const _time of [1, 2])
    expect(reachedIn(false, [])).toEqual({ reached: false, wanted: true, isRead: false });
});

test('an issued invoice is read of the server once in a browser, and again only where the guide is wanted', () => {
  expect(reachedIn(false, [{ id: 1 }]).reached).toBe(true);
  expect(reachedIn(false, null)).toEqual({ reached: true, wanted: false, isRead: false });
  expect(reachedIn(true, null)).toEqual({ reached: true, wanted: true, isRead: true });
});
