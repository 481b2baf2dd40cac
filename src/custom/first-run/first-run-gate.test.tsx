// @vitest-environment jsdom
import { ApiFailure, configureHttp } from '#generated/client/http.ts';
import { getListInvoicesQueryKey } from '#generated/client/invoices/invoices.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { firstRunWords } from '#src/wording/first-run.ts';
import { firstRunHash } from '#src/wording/links.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FirstRunGate } from './first-run-gate.tsx';
import { taken } from './reached.ts';
import { useReached } from './use-reached.ts';

type Signed = ComponentProps<typeof AccountProvider>['value'];

let calls: string[] = [];

beforeAll(async () => void (await import('./first-run.tsx')));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  calls = [];
  configureHttp({ send: silent });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const failing = (status: number) => () =>
  Promise.reject(new ApiFailure(status, null, [{ message: 'failed', code: 'failed', fields: [] }]));
const silent = () => new Promise<never>(() => undefined);

/** The gate of a company on trial; its client repeats failures as soon as it is let, unlike the product's. */
function show(invoices: () => Promise<unknown>, permissions = ['full'], hash = '') {
  configureHttp({
    send: (url) => {
      calls.push(url);
      return url.startsWith('/api/invoices') ? invoices() : Promise.resolve({ columns: [] });
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const value = {
    account: { permissions },
    tenant: { id: 7, trial_until: '2026-12-31' },
  } as unknown as Signed;
  return render(
    <QueryClientProvider client={queryClient}>
      <AccountProvider value={value}>
        <MemoryRouter initialEntries={[`/admin/dashboard${hash}`]}>
          <FirstRunGate />
        </MemoryRouter>
      </AccountProvider>
    </QueryClientProvider>,
  );
}

const listed = () => calls.filter((url) => url.startsWith('/api/invoices')).length;
/** Lets a failure lead to the next call twenty times, if it does. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await act(() => vi.advanceTimersByTimeAsync(10));
}

test.each(['', firstRunHash])(
  'a list that fails is asked for once, and again by a press (%s)',
  async (hash) => {
    for (const status of [403, 500]) {
      calls = [];
      show(failing(status), ['full'], hash);
      await settle();
      expect(screen.getByText(firstRunWords.failed)).not.toBeNull();
      expect(listed()).toBe(1);
      fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
      await settle();
      expect(listed()).toBe(2);
      cleanup();
    }
  },
);

test('a list that does not answer is asked for once', async () => {
  show(silent);
  await settle();
  expect(listed()).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('Đang tải…');
});

test.each(['', firstRunHash])('who may not list invoices asks for nothing (%s)', async (hash) => {
  const { container } = show(failing(403), ['dashboard'], hash);
  await settle();
  expect(calls).toEqual([]);
  expect(container.textContent).toBe('');
});

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

test('a company that has issued none is on its way, in each reading', () => {
  for (const _time of [1, 2])
    expect(reachedIn(false, [])).toEqual({ reached: false, wanted: true, isRead: false });
});

test('an issued invoice is read of the server once in a browser, and again only where the guide is wanted', () => {
  expect(reachedIn(false, [{ id: 1 }]).reached).toBe(true);
  expect(reachedIn(false, null)).toEqual({ reached: true, wanted: false, isRead: false });
  expect(reachedIn(true, null)).toEqual({ reached: true, wanted: true, isRead: true });
});
