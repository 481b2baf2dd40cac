import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { accountWords } from '#src/wording/settings/accounts.ts';
import { useState } from 'react';
import type { Account } from './account-state.tsx';
import './accounts.css';
import { useAccountActions } from './use-account-actions.ts';
import type { AccountAction } from './use-account-actions.ts';
import { useGetSite } from '#generated/client/site/site.ts';

/** Most characters of the words in an invitation (Invitation.message). */
const longestMessage = 500;

type Words = { title: string; ask: string; confirm: string };

function wordsOf({ full_name, email, activated_on }: Account, action: AccountAction): Words {
  const isInvited = activated_on === null;
  const letter = isInvited
    ? { title: accountWords.resend, ask: accountWords.resendAsk(email) }
    : { title: accountWords.reset, ask: accountWords.resetAsk(email) };
  return {
    resend: { ...letter, confirm: accountWords.send },
    remove_factor: {
      title: accountWords.removeFactor,
      ask: accountWords.removeFactorAsk(full_name),
      confirm: accountWords.removeFactor,
    },
    deactivate: {
      title: accountWords.deactivateTitle(full_name),
      ask: accountWords.deactivateAsk(full_name),
      confirm: accountWords.deactivate,
    },
    activate: {
      title: accountWords.activateTitle(full_name),
      ask: accountWords.activateAsk(full_name),
      confirm: accountWords.activate,
    },
  }[action];
}

const destructive: readonly AccountAction[] = ['remove_factor', 'deactivate'];

type ActionDialogProps = { account: Account; action: AccountAction; onClose: () => void };

/** Says what will happen before it does; a refusal is told where it was asked. */
export function ActionDialog({ account, action, onClose }: ActionDialogProps) {
  const signedIn = useSignedIn();
  const [message, setMessage] = useState('');
  useReportUnsaved(message !== '');
  const { act, busy, failure } = useAccountActions(account, onClose);
  const { title, ask, confirm } = wordsOf(account, action);
  const isSelf = action === 'deactivate' && signedIn.account.id === account.id;
  return (
    <FormDialog
      title={title}
      action={confirm}
      tone={destructive.includes(action) ? 'critical' : 'primary'}
      busy={busy}
      failure={failure}
      onSubmit={() => act({ action, message })}
      onClose={onClose}
    >
      {isSelf && <Banner tone="warning">{accountWords.deactivateSelf}</Banner>}
      <p>{ask}</p>
      {action === 'resend' && <NoMails />}
      {action === 'resend' && (
        <TextArea
          label={accountWords.message}
          hint={accountWords.messageHint}
          value={message}
          onChange={setMessage}
          max={longestMessage}
          disabled={busy}
        />
      )}
    </FormDialog>
  );
}

/** Said where a mail is about to be asked for, on an installation without a mail server. */
export function NoMails() {
  const { data } = useGetSite();
  return data?.sends_mail === false ? <Banner tone="warning">{accountWords.noMails}</Banner> : null;
}
