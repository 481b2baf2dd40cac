import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconShieldOff from '@tabler/icons-react/dist/esm/icons/IconShieldOff.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { useGetSecondFactor } from '#generated/client/users/users.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { accountWords } from '#src/wording/settings/accounts.ts';
import { CanAccess } from 'react-admin';
import { useState } from 'react';
import { useAboveOwn } from './above-own.tsx';
import { AccountBadge, stateOf } from './account-state.tsx';
import type { Account } from './account-state.tsx';
import './accounts.css';
import { ActionDialog } from './action-dialog.tsx';
import type { AccountAction } from './use-account-actions.ts';

function factsOf(account: Account): string {
  const state = stateOf(account);
  return state === 'active'
    ? accountWords.stateFacts.active(formatDateTime(account.activated_on))
    : accountWords.stateFacts[state];
}

/** Whether the account can sign in, and what can be done about it. */
export function StateCard({ account }: { account: Account }) {
  const above = useAboveOwn(account.role_id);
  const hold = { held: above !== null, title: above ?? undefined };
  const [asked, setAsked] = useState<AccountAction | null>(null);
  const state = stateOf(account);
  const isInvited = account.activated_on === null;
  const isOn = state !== 'inactive';
  // Their own is in their profile; the server refuses it here.
  const isSelf = useSignedIn().account.id === account.id;
  const mayHaveFactor = isOn && !isInvited && !isSelf;
  const { data: factor } = useGetSecondFactor(account.id, { query: { enabled: mayHaveFactor } });
  return (
    <Card title={accountWords.state}>
      <div className="account-stack account-state">
        <AccountBadge account={account} />
        <p>{factsOf(account)}</p>
        {above !== null && <p>{above}</p>}
        {isOn && (
          <CanAccess resource="users" action="inviteUser">
            <Button full {...hold} icon={IconMail} onClick={() => setAsked('resend')}>
              {isInvited ? accountWords.resend : accountWords.reset}
            </Button>
          </CanAccess>
        )}
        {mayHaveFactor && factor?.is_on === true && (
          <CanAccess resource="users" action="removeSecondFactor">
            <Button full {...hold} icon={IconShieldOff} onClick={() => setAsked('remove_factor')}>
              {accountWords.removeFactor}
            </Button>
          </CanAccess>
        )}
        <CanAccess resource="users" action="edit">
          <Button
            full
            {...hold}
            icon={isOn ? IconUserOff : IconUserCheck}
            onClick={() => setAsked(isOn ? 'deactivate' : 'activate')}
          >
            {isOn ? accountWords.deactivate : accountWords.activate}
          </Button>
        </CanAccess>
      </div>
      {asked !== null && <ActionDialog account={account} action={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}
