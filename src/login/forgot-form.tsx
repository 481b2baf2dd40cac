import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { isEmail } from '#domain/fields/party-fields.ts';
import { forgotWords as words } from '#src/wording/public/login.ts';
import type { CallFailure } from './call.ts';
import { FailureBanner } from './failure-banner.tsx';

type ForgotFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onSend: (email: string) => Promise<void>;
  busy: boolean;
  failure: CallFailure | null;
  loginHref: string;
};

export function ForgotForm({ email, onEmail, onSend, busy, failure, loginHref }: ForgotFormProps) {
  const [tried, setTried] = useState(false);
  const wrong = !isEmail(email.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return document.getElementById('username')?.focus();
    void onSend(email.trim());
  };
  const refused = failure?.fields['email'];
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lg-lead">{words.lead}</p>
      <form className="lg-form" method="post" onSubmit={submit} noValidate>
        {failure && !refused && <FailureBanner title={words.failed} message={failure.message} />}
        <TextField
          id="username"
          label="Email"
          required
          name="username"
          type="email"
          autoComplete="username"
          spellCheck={false}
          value={email}
          onChange={onEmail}
          error={tried && wrong ? (email.trim() === '' ? words.noEmail : words.badEmail) : refused}
        />
        <Button type="submit" tone="primary" size="large" full busy={busy}>
          {busy ? words.busy : words.submit}
        </Button>
        <Button href={loginHref} tone="plain" full>
          {words.back}
        </Button>
      </form>
    </>
  );
}
