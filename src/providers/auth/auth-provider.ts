import type { QueryCache, QueryCacheNotifyEvent, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AuthProvider, UserIdentity } from 'react-admin';
import { canAccess } from './access.ts';
import { accountQueries, knownAccount } from '../account.ts';
import type { Account } from '../account.ts';
import type { Http } from '../http/http.ts';
import type { Session } from './session.ts';

type AuthOutside = { session: Session; http: Http; queryClient: QueryClient; leave: () => void };

const unauthorised = 401;

/** Every call of the admin is signed in through this: react-admin's own and those of the generated client (createHttp). */
export function createAuthProvider({ session, http, queryClient, leave }: AuthOutside) {
  const account = () => queryClient.ensureQueryData(accountQueries(http).account);
  return {
    /** The form is the login page, an entry of its own without react-admin. */
    login: async () => leave(),
    logout: async () => {
      await session.end();
      leave();
      // The document is going. Were this answered, react-admin would empty its cache and the page read all again.
      return new Promise<never>(() => undefined);
    },
    /** Refreshes the access token when that is due; without a token left the login page comes. */
    checkAuth: async () => {
      if ((await session.bearer()) === null) session.lose();
    },
    /** A 401 reaches this when a refreshed token was refused too: the tokens go and the login page comes. */
    checkError: async ({ status }: { status?: number }) => {
      if (status === unauthorised) session.lose();
    },
    getIdentity: async () => identityOf(await account()),
    getPermissions: async () => (await account()).permissions,
    canAccess: async ({ resource, action }) => canAccess((await account()).permissions, resource, action),
  } satisfies AuthProvider;
}

function identityOf(account: Account): UserIdentity {
  return { ...account, fullName: account.full_name };
}

/** What one of react-admin's questions is answered with, by its query key; undefined for other queries. */
function answerTo(queryKey: QueryKey, account: Account): unknown {
  const [room, question, asked] = queryKey;
  if (room !== 'auth') return undefined;
  if (question === 'getIdentity') return identityOf(account);
  if (question === 'getPermissions') return account.permissions;
  if (question !== 'canAccess' || typeof asked !== 'object' || asked === null) return undefined;
  const { resource, action, enabled } = asked as { resource?: string; action?: string; enabled?: boolean };
  // A controller that is not to ask (disableAuthentication) would send the page away on the answer.
  if (resource === undefined || action === undefined || enabled === false) return undefined;
  return canAccess(account.permissions, resource, action);
}

/** Those to be answered on an event: one that is new, or all of them when the account was read. */
function questionsIn(cache: QueryCache, event: QueryCacheNotifyEvent): readonly QueryKey[] {
  const queryKey = event.query.queryKey as QueryKey;
  if (event.type === 'added') return [queryKey];
  const isRead = event.type === 'updated' && event.action.type === 'success';
  if (!isRead || queryKey[0] !== 'account') return [];
  return cache.findAll({ queryKey: ['auth'] }).map((query) => query.queryKey);
}

/**
 * react-admin asks its authProvider by queries, whose answers come a moment after the first drawing: buttons would jump
 * in. Below the gate the account is at hand, so each question is answered as it is put, and anew when the account is
 * read again.
 */
export function answerAtOnce(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  queryClient.setQueryDefaults(['auth'], { staleTime: Infinity });
  cache.subscribe((event) => {
    const account = knownAccount(queryClient);
    if (account === null) return;
    for (const queryKey of questionsIn(cache, event)) {
      const answer = answerTo(queryKey, account);
      if (answer !== undefined) queryClient.setQueryData(queryKey, answer);
    }
  });
}
