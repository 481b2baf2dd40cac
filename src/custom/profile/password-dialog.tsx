import { weakPassword } from '#domain/access/weak-password.ts';
import { changePassword } from '#generated/client/session/session.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { PasswordField } from '#src/ui/field/password-field.tsx';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { passwordWords } from '#src/wording/settings/profile.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useState } from 'react';
import { failureOf, restOf, useCall } from './use-call.ts';

type PasswordDialogProps = { onClose: () => void; onChanged: () => void };

/** The old password, and a new one judged while it is typed by the rule the server has. */
export function PasswordDialog({ onClose, onChanged }: PasswordDialogProps) {
  const { email } = useSignedIn().account;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useCall();
  const weakness = weakPassword(next, email);
  const said = weakness && serverSaid.of(weakness);
  const submit = () => {
    setTried(true);
    if (current === '' || weakness !== null) return;
    void run(async () => {
      await changePassword({ password: { current_password: current, new_password: next } });
      onChanged();
    });
  };
  return (
    <FormDialog
      title={passwordWords.change}
      action={passwordWords.change}
      busy={busy}
      failure={restOf(failure, ['current_password', 'new_password'])}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{passwordWords.consequence}</p>
      <PasswordField
        label={passwordWords.current}
        required
        autoFocus
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={tried && current === '' ? passwordWords.missing : failureOf(failure, 'current_password')}
      />
      <PasswordField
        label={passwordWords.next}
        required
        autoComplete="new-password"
        value={next}
        onChange={setNext}
        hint={next === '' ? passwordWords.nextHint : (said ?? undefined)}
        success={next !== '' && weakness === null ? passwordWords.good([...next].length) : undefined}
        error={(tried ? said : null) ?? failureOf(failure, 'new_password')}
      />
    </FormDialog>
  );
}
