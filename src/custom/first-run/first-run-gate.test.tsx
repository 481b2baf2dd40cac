// @vitest-environment jsdom
import { ApiFailure, configureHttp } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { firstRunWords } from '#src/wording/first-run.ts';
import { firstRunHash } from '#src/wording/links.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FirstRunGate } from './first-run-gate.tsx';

type Signed = ComponentProps<typeof AccountProvider>['value'];

let calls: string[] = [];

beforeAll(async () => void (await import('./first-run.tsx')));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  calls = [];
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
