import { answerAtOnce, createAuthProvider } from '#src/providers/auth/auth-provider.ts';
import { QueryClient } from '@tanstack/react-query';

const unused = null as never;

/** What CoreAdminContext takes for an account with these permissions: react-admin asks, and is answered at once. */
export function signedInTo(permissions: readonly string[], queryClient = new QueryClient()) {
  answerAtOnce(queryClient);
  queryClient.setQueryData(['account'], { id: 1, full_name: 'Trần Thu Hương', permissions });
  const authProvider = createAuthProvider({
    session: unused,
    http: unused,
    queryClient,
    leave: () => undefined,
  });
  return { authProvider, queryClient };
}
