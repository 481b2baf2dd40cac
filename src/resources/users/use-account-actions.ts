import { inviteUser, removeSecondFactor, updateUser } from '#generated/client/users/users.ts';
import { failureText } from '#src/views/failure-text.ts';
import { newerRecord } from '#src/views/newer-record.ts';
import { accountWords } from '#src/wording/settings/accounts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Account } from './account-state.tsx';

export type AccountAction = 'resend' | 'remove_factor' | 'deactivate' | 'activate';

type Asked = { action: AccountAction; message: string };

function sendStatus(account: Account, status: Account['status']): Promise<Account> {
  const { email, full_name, phone_number, role_id, lock_version } = account;
  return updateUser(account.id, {
    user: { email, full_name, phone_number: phone_number ?? null, role_id, status, lock_version },
  });
}

/** Switches an account on or off. What was changed in its other fields since it was read does not matter, and is kept. */
async function setStatus(account: Account, status: Account['status']): Promise<Account> {
  try {
    return await sendStatus(account, status);
  } catch (error) {
    const current = newerRecord<Account>(error);
    if (current === null) throw error;
    return sendStatus(current, status);
  }
}

function send(account: Account, { action, message }: Asked): Promise<Account> {
  const text = message.trim();
  return {
    resend: () => inviteUser(account.id, { invitation: { message: text === '' ? null : text } }),
    remove_factor: () => removeSecondFactor(account.id),
    deactivate: () => setStatus(account, 'inactive'),
    activate: () => setStatus(account, 'active'),
  }[action]();
}

function doneWords({ full_name, email, activated_on }: Account, action: AccountAction): string {
  return {
    resend: activated_on === null ? accountWords.invitedTo(email) : accountWords.resetSent(email),
    remove_factor: accountWords.factorRemoved(full_name),
    deactivate: accountWords.deactivated(full_name),
    activate: accountWords.activated(full_name),
  }[action];
}

/** What can be done with an account; `failure` is why the last try was refused. */
export function useAccountActions(account: Account, onDone: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (asked: Asked) => send(account, asked),
    onSuccess: (_answer, { action }) => {
      notify(doneWords(account, action), { type: 'success' });
      onDone();
    },
    onError: (failed) => {
      if (newerRecord(failed) !== null)
        void queryClient.invalidateQueries({ queryKey: [`/api/users/${account.id}`] });
    },
  });
  const failure =
    error === null ? null : newerRecord(error) !== null ? accountWords.stale : failureText(error);
  return { act: mutate, busy: isPending, failure, reset };
}
