import {
  getCountNoticesQueryKey,
  getListNoticesQueryKey,
  readNotices,
  useCountNotices,
  useListNotices,
} from '#generated/client/notices/notices.ts';
import type { components } from '#generated/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export type Notice = components['schemas']['Notice'];

/** While the page is looked at: a hidden tab asks nothing. */
const POLL_MS = 60_000;

/** How many notices are unread; 0 until it is known. */
export function useUnreadCount(): number {
  const { data } = useCountNotices({ query: { refetchInterval: POLL_MS, staleTime: POLL_MS, retry: false } });
  return data?.unread ?? 0;
}

/** The notices, read anew each time they are opened, and the count with them. */
export function useNotices() {
  const client = useQueryClient();
  const { data, error, isPending, isFetching, refetch } = useListNotices({ query: { staleTime: 0 } });
  useEffect(() => {
    // What has gone since the last count is in no list that could be marked: the number on the bell would stay.
    if (data !== undefined && !isFetching) client.setQueryData(getCountNoticesQueryKey(), unreadOf(data));
  }, [client, data, isFetching]);
  const show = async (notices: Notice[]) => {
    // A list request in flight has the state before the mark: it is cancelled, so that its answer cannot overwrite the mark.
    await client.cancelQueries({ queryKey: getListNoticesQueryKey() });
    client.setQueryData(getListNoticesQueryKey(), notices);
    client.setQueryData(getCountNoticesQueryKey(), unreadOf(notices));
  };
  const { mutate, isPending: isMarking } = useMutation({
    mutationFn: (seen: readonly Notice[]) =>
      readNotices({ read: { notices: seen.map(({ key, happened_on }) => ({ key, happened_on })) } }),
    onSuccess: show,
  });
  return { notices: data, error, isPending, refetch, mark: mutate, isMarking };
}

const unreadOf = (notices: readonly Notice[]) => ({ unread: notices.filter(({ read }) => !read).length });
