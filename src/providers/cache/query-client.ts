import { QueryClient } from '@tanstack/react-query';

/** Seconds an unused reply stays in the cache (spec point 9). */
export const keepUnusedSeconds = 60;
/** More seconds than this a browser's timer cannot count: its milliseconds are 32-bit (spec point 9). */
export const longestKeepSeconds = 2_147_483;

/**
 * A failed call is shown at once, with a button to try again. Calls go out whatever the browser thinks of the network
 * and have no time limit of ours; once it is back, what is stale on screen is read again.
 */
export function createQueryClient(keepSeconds = keepUnusedSeconds): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Math.min(keepSeconds, longestKeepSeconds) * 1000,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
