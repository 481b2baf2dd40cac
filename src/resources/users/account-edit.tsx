import { Navigate, useParams } from 'react-router';
import { useGetUser } from '#generated/client/users/users.ts';
import type { users } from '#generated/resources/users.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { hrefOf, pathsOf } from '#src/routes.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { useEdited } from '#src/views/form/edited-context.ts';
import { ChoiceInput } from '#src/views/form/inputs/choice-input.tsx';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { ResourceForm } from '#src/views/record/resource-form.tsx';
import type { Overlay } from '#src/views/screen.ts';
import { accountWords } from '#src/wording/settings/accounts.ts';
import { RoleInput, useAboveOwn } from './above-own.tsx';
import type { Account } from './account-state.tsx';
import './accounts.css';

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

/** Whether the account may sign in; to switch off one's own is warned of. */
function StatusInput(props: InputProps) {
  const { account } = useSignedIn();
  const edited = useEdited();
  const isOwn = edited?.id === account.id;
  return (
    <div className="account-stack">
      <ChoiceInput {...props} />
      {isOwn && props.value === 'inactive' && <Banner tone="warning">{accountWords.deactivateSelf}</Banner>}
    </div>
  );
}
