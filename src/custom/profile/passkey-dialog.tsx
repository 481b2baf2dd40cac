import { PasswordField } from '#src/ui/field/password-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { passkeyWords, passwordWords } from '#src/wording/settings/profile.ts';
import { useState } from 'react';
import { makePasskey, PasskeyRefused } from './make-passkey.ts';
import { failureOf, restOf, useCall } from './use-call.ts';

const longestName = 100;

type PasskeyDialogProps = { onClose: () => void; onMade: () => void };

export function PasskeyDialog({ onClose, onMade }: PasskeyDialogProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useCall();
  const submit = () => {
    setTried(true);
    if (name.trim() === '' || password === '') return;
    void run(async () => {
      await makePasskey(name.trim(), password);
      onMade();
    });
  };
  const refused = failure instanceof PasskeyRefused ? failure.message : restOf(failure, ['name', 'password']);
  return (
    <FormDialog
      title={passkeyWords.add}
      action={passkeyWords.add}
      busy={busy}
      failure={refused}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{passkeyWords.addText}</p>
      <TextField
        label={passkeyWords.name}
        required
        autoFocus
        value={name}
        onChange={setName}
        max={longestName}
        hint={passkeyWords.nameHint}
        error={tried && name.trim() === '' ? passkeyWords.nameMissing : failureOf(failure, 'name')}
      />
      <PasswordField
        label={passwordWords.current}
        required
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={tried && password === '' ? passwordWords.missing : failureOf(failure, 'password')}
      />
    </FormDialog>
  );
}
