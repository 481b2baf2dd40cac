import { useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '#src/login/call.ts';
import type { CallFailure } from '#src/login/call.ts';
import { FailureBanner } from '#src/login/failure-banner.tsx';
import { leaveLoginNote } from '#src/login/login-note.ts';
import { loginPath } from '#src/login/paths.ts';
import { Button } from '#src/ui/action/button.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { passwordKeyWords as words } from '#src/wording/public/password-key.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { passwordProblem } from '../password-problem.ts';
import { PublicHeading } from '../public-frame.tsx';
import { keptKey } from '#src/public/kept-keys.ts';
import { isDead } from './use-password-key.ts';
import type { PasswordKey } from './use-password-key.ts';

type PasswordFormProps = { passwordKey: string; about: PasswordKey; onDead: () => void };

/** The new password and its account. Afterwards one signs in with it: that shows it is known. */
export function PasswordForm({ passwordKey, about, onDead }: PasswordFormProps) {
  const { purpose, email, full_name, company_name, expires_on } = about;
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const weak = passwordProblem(password, email) ?? undefined;
  const refused = failure?.status === 422 ? failure.message : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setFailure(null);
    if (weak !== undefined) return document.getElementById('password')?.focus();
    setBusy(true);
    const reply = await call('POST', '/api/passwords', {
      body: { password: { key: passwordKey, new_password: password } },
    });
    if (reply.ok) {
      keptKey.drop();
      leaveLoginNote(window.sessionStorage, { email, password_set: true });
      return window.location.assign(loginPath);
    }
    setBusy(false);
    if (isDead(reply.failure.status)) return onDead();
    setFailure(reply.failure);
  };

  return (
    <>
      <PublicHeading title={words.title[purpose]}>{words.lead[purpose]}</PublicHeading>
      <Card>
        <form className="pb-form" method="post" onSubmit={submit} noValidate>
          {failure && refused === undefined && (
            <FailureBanner title={words.failed} message={failure.message} />
          )}
          <Facts
            facts={[
              { term: words.company, value: company_name },
              { term: words.full_name, value: full_name },
              { term: words.email, value: email },
              { term: words.until, value: formatDateTime(expires_on) },
            ]}
          />
          {/* For password managers: the account of this password. */}
          <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
          <NewPasswordField
            id="password"
            label={words.password}
            value={password}
            email={email}
            onChange={(typed) => {
              setFailure(null);
              setPassword(typed);
            }}
            error={tried ? (weak ?? refused) : refused}
          />
          <Button type="submit" tone="primary" size="large" full busy={busy}>
            {busy ? words.busy : words.submit}
          </Button>
        </form>
      </Card>
    </>
  );
}
