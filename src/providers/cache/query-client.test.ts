import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const kept = (seconds?: number) => createQueryClient(seconds).getDefaultOptions().queries?.gcTime;

test('unused answers are kept 60 s by default, and never longer than a timer can count [9.query.unused 9.query.cap]', () => {
  expect(kept()).toBe(60_000);
  expect(kept(120)).toBe(120_000);
  expect(kept(Number.MAX_SAFE_INTEGER)).toBe(2_147_483_000);
});

test('a change of a record is named by its id, not by what the record holds', () => {
  const named = createQueryClient().defaultMutationOptions({
    mutationKey: ['invoices', 'update', { id: 7, previousData: { id: 7, lines: ['many'] } }],
  });
  expect(named.mutationKey).toEqual(['invoices', 'update', 7]);
});

describe('a part of a page that is drawn because a call failed, and reads the same', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const queryFn = vi.fn(() => Promise.reject(new Error('500')));
  const watch = (client: QueryClient) =>
    new QueryObserver(client, { queryKey: ['/api/invoices'], queryFn }).subscribe(() => undefined);

  test('does not repeat it, but later it is asked for anew', async () => {
    queryFn.mockClear();
    const client = createQueryClient();
    const leave = watch(client);
    await vi.advanceTimersByTimeAsync(0);
    leave();
    watch(client)();
    await vi.advanceTimersByTimeAsync(1500);
    watch(client)();
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    watch(client)();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});
