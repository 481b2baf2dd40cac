import { allows } from '#domain/access/permissions.ts';
import type { OperationId } from '#generated/operations.ts';
import { createContext, useCallback, useContext } from 'react';
import { mayCall } from './auth/access.ts';
import type { Account, Tenant } from './account.ts';

type SignedIn = { account: Account; tenant: Tenant };

const AccountContext = createContext<SignedIn | null>(null);
export const AccountProvider = AccountContext.Provider;

/** Who is signed in and for which company; every admin page is rendered below the gate that loaded both. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(AccountContext);
  if (signedIn === null) throw new Error('Current user is not be initialized');
  return signedIn;
}

/** Asks, without waiting, whether the account may call an operation. */
export function useMay(): (operation: OperationId | null) => boolean {
  const { permissions } = useSignedIn().account;
  return (operation) => operation !== null && mayCall(permissions, operation);
}

/** Asks, without waiting, whether the account holds what a page asks for: alternatives any-of, within one all-of. */
export function useCan(): (access: readonly (readonly string[])[]) => boolean {
  const { permissions } = useSignedIn().account;
  return useCallback((access) => allows(permissions, access), [permissions]);
}
