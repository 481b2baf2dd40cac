import { QueryClient, type MutationKey } from '@tanstack/react-query';

/** Seconds an unused reply stays in the cache (spec point 9). */
const keepUnusedSeconds = 60;
/** More seconds than this a browser's timer cannot count: its milliseconds are 32-bit (spec point 9). */
const longestKeepSeconds = 2_147_483;
/** Milliseconds in which what has just failed is not asked for again by a part of a page that appears. */
const failedPauseMs = 2000;

/**
 * A failed call is shown at once, with a button to try again. A part that is drawn because a call failed, and reads the same, does
 * not repeat it: where the page hid that part during the call, one failure would lead to the next without end. Calls go out whatever the browser thinks of the network
 * and have no time limit of ours; once it is back, what is stale on screen is read again.
 */
export function createQueryClient(keepSeconds = keepUnusedSeconds): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Math.min(keepSeconds, longestKeepSeconds) * 1000,
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= failedPauseMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  const withDefaults: QueryClient['defaultMutationOptions'] = client.defaultMutationOptions.bind(client);
  client.defaultMutationOptions = (options) =>
    withDefaults(
      options?.mutationKey === undefined
        ? options
        : { ...options, mutationKey: shortKey(options.mutationKey) },
    );
  return client;
}

/**
 * react-admin names a change by the whole record, which is compared as text each time its page is drawn: tens of milliseconds of an
 * invoice of 500 lines. Its id names it as well.
 */
function shortKey(key: MutationKey): MutationKey {
  return key.map((part) =>
    typeof part === 'object' && part !== null && 'id' in part && 'previousData' in part ? part.id : part,
  );
}
