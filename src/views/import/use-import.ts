import { operationFor } from '#src/providers/resource-descriptor.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Import, ImportCalls } from './import-calls.ts';

/** An import, and how often in a row it was asked for and found in the same state. */
type Followed = { one: Import; turns: number };

const firstPause = 500;
const longestPause = 2000;
const growth = 1.4;

const working: ReadonlySet<Import['state']> = new Set(['reading', 'checking', 'running']);

/** Milliseconds until the import is asked for again; false while the server has nothing to do with it. */
export function pauseOf(followed: Followed | undefined): number | false {
  if (followed === undefined || !working.has(followed.one.state)) return false;
  return Math.min(longestPause, firstPause * growth ** followed.turns);
}

/** One import, followed while the server works on it; what it changed is read again once it is done. */
export function useImport(calls: ImportCalls, id: number) {
  const queryClient = useQueryClient();
  const queryKey = ['import', calls.resource, id];
  const query = useQuery<Followed>({
    queryKey,
    queryFn: async ({ signal }) => {
      const one = await calls.get(id, signal);
      const before = queryClient.getQueryData<Followed>(queryKey);
      return { one, turns: before?.one.state === one.state ? before.turns + 1 : 0 };
    },
    // The stream may have reported the end before the answer to the start: a new state is polled once more soon, also while it is open.
    refetchInterval: ({ state }) =>
      state.data?.turns === 0 ? pauseOf(state.data) : restWhileLive(pauseOf(state.data)),
  });
  const { data, error, refetch } = query;
  useRefreshWhenDone(calls.resource, data?.one.state);
  return {
    one: data?.one,
    error,
    /** Asks again now: the import, or what was known of it where the server could not be asked. */
    refetch: async () => (await refetch()).data?.one,
    /** Takes an answer that tells more than the last one asked for. */
    keep: (one: Import) => {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Followed>(queryKey, { one, turns: 0 });
    },
  };
}

/** The records come in long after the call that asked for them was answered. */
function useRefreshWhenDone(resource: string, state: Import['state'] | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'running' && state === 'done') {
      rereadKinds(queryClient, operationFor(resource, 'run_import').invalidates);
    }
    before.current = state;
  }, [queryClient, resource, state]);
}
