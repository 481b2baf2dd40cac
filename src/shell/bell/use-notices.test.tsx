// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { getCountNoticesQueryKey } from '#generated/client/notices/notices.ts';
import { http } from '#generated/client/http.ts';
import { useNotices, type Notice } from './use-notices.ts';

vi.mock('#generated/client/http.ts', async (original) => ({ ...(await original<object>()), http: vi.fn() }));

const notice = (read: boolean) => ({ key: 'a', happened_on: '2026-11-20T02:00:00.000Z', read }) as Notice;

test('the number on the bell is that of the list which is opened', async () => {
  vi.mocked(http).mockResolvedValue([notice(false), notice(true)]);
  const client = new QueryClient();
  client.setQueryData(getCountNoticesQueryKey(), { unread: 9 });
  renderHook(useNotices, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(client.getQueryData(getCountNoticesQueryKey())).toEqual({ unread: 1 }));
});

test('a list that was asked for before a notice was marked, and comes after it, does not make it unread again', async () => {
  const lists: ((notices: Notice[]) => void)[] = [];
  vi.mocked(http).mockImplementation((_url, init) =>
    init?.method === 'GET'
      ? new Promise((answer) => lists.push(answer as (typeof lists)[number]))
      : Promise.resolve([notice(true)]),
  );
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useNotices, { wrapper });
  await act(async () => lists[0]?.([notice(false)]));
  await waitFor(() => expect(result.current.notices?.[0]?.read).toBe(false));

  act(() => void result.current.refetch());
  act(() => result.current.mark([notice(false)]));
  await waitFor(() => expect(result.current.notices?.[0]?.read).toBe(true));
  await act(async () => lists[1]?.([notice(false)]));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(result.current.notices?.[0]?.read).toBe(true);
});
