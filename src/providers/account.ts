import type { components } from '#generated/types.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Http } from './http/http.ts';

export type Account = components['schemas']['User'];
export type Tenant = components['schemas']['Tenant'];

/** How often the signed-in account, and with it its permissions, is read again (spec points 4 and 9). */
export const accountRefetchMs = 15 * 60_000;

/** The calls every page depends on: who is signed in, and for which company. */
export function accountQueries(http: Http) {
  return {
    account: {
      queryKey: ['account'] as const,
      queryFn: async () => (await http.send('/api/users/profile')) as Account,
      refetchInterval: accountRefetchMs,
      staleTime: accountRefetchMs,
      retry: false,
    },
    tenant: {
      queryKey: ['tenant-of-account'] as const,
      queryFn: async () => (await http.send('/api/tenant')) as Tenant,
      staleTime: accountRefetchMs,
      retry: false,
    },
  };
}

/** The account at hand without asking the server; null before it is loaded. */
export function knownAccount(queryClient: QueryClient): Account | null {
  return queryClient.getQueryData<Account>(['account']) ?? null;
}
