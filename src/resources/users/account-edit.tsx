import { useGetUser } from '#generated/client/users/users.ts';
import type { users } from '#generated/resources/users.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { hrefOf, pathsOf } from '#src/routes.ts';
import { ResourceForm } from '#src/views/record/resource-form.tsx';
import type { Overlay } from '#src/views/screen.ts';
import { Navigate, useParams } from 'react-router';
import { RoleInput, useAboveOwn } from './above-own.tsx';
import type { Account } from './account-state.tsx';
import { StatusInput } from './status-input.tsx';

const overlay = { inputs: { role_id: RoleInput, status: StatusInput } } satisfies Overlay<typeof users>;

/** The form of one account. */
export function AccountEdit() {
  const { id } = useParams();
  const { data: account } = useGetUser(Number(id));
  return (
    <>
      {account && <OnlyWithinOwn account={account} />}
      <ResourceForm descriptor={descriptorOf('users')} overlay={overlay} paths={pathsOf('users')} />
    </>
  );
}

/** Whoever comes by a kept address to an account above their rights is led to its page, which says why it cannot be changed. */
function OnlyWithinOwn({ account }: { account: Account }) {
  return useAboveOwn(account.role_id) === null ? null : (
    <Navigate to={hrefOf('users.one', account.id)} replace />
  );
}
