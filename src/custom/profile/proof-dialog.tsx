import { PasswordField } from '#src/ui/field/password-field.tsx';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { passwordWords, totpWords } from '#src/wording/settings/profile.ts';
import { useState } from 'react';
import { failureOf, restOf, useCall } from './use-call.ts';

type ProofDialogProps = {
  title: string;
  action: string;
  tone?: 'primary' | 'critical';
  /** What happens then. */
  consequence?: string;
  /** Does it with the password; what it throws is told here. */
  onProof: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password once more: whoever sits down at an unlocked screen changes nothing of how one gets in. */
export function ProofDialog({ title, action, tone, consequence, onProof, onClose }: ProofDialogProps) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, failure, run } = useCall();
  const submit = () => {
    setMissing(password === '');
    if (password !== '') void run(() => onProof(password));
  };
  return (
    <FormDialog
      {...{ title, action, tone, busy, onClose }}
      failure={restOf(failure, ['password'])}
      onSubmit={submit}
    >
      <p>{consequence ?? totpWords.proof}</p>
      <PasswordField
        label={passwordWords.current}
        required
        autoFocus
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing && password === '' ? passwordWords.missing : failureOf(failure, 'password')}
      />
    </FormDialog>
  );
}
