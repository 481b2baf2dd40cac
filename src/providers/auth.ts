import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { mayAct } from './access.ts';
import { accountQueries, knownAccount } from './account.ts';
import type { Http } from './http.ts';
import type { Session } from './session.ts';

type AuthOutside = { session: Session; http: Http; queryClient: QueryClient; leave: () => void };

/** react-admin's view of the session. Signing in is done by the login page, an entry of its own. */
export function createAuthProvider({ session, http, queryClient, leave }: AuthOutside): AuthProvider {
  const account = () => queryClient.ensureQueryData(accountQueries(http).account);
  return {
    login: async () => leave(),
    logout: async () => {
      await session.end();
      leave();
      return false;
    },
    checkAuth: async () => {
      if ((await session.bearer()) === null) session.lose();
    },
    // A 401 has been answered by a refresh or by the login page before react-admin hears of it.
    checkError: async () => undefined,
    getIdentity: async () => {
      const { id, full_name } = await account();
      return { id, fullName: full_name };
    },
    getPermissions: async () => (await account()).permissions,
    canAccess: async ({ resource, action }) =>
      mayAct(knownAccount(queryClient)?.permissions ?? [], resource, action),
  };
}
