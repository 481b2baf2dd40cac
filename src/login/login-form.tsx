import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { PasswordField } from './password-field.tsx';
import { safeRedirect, requestedReturn } from './safe-redirect.ts';
import { keepTokens, signIn } from './sign-in.ts';
import type { SignInFailure } from './sign-in.ts';
import { useSite } from './use-site.ts';

type LoginFormProps = { search: string; forgotHref: string };

const missing = (value: string, message: string) => (value.trim() === '' ? message : undefined);

/** Signs in and goes back where one came from. A failure keeps what was typed and takes the focus. */
export function LoginForm({ search, forgotHref }: LoginFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const failed = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const site = useSite();
  const usernameError = tried ? missing(username, 'Chưa nhập email') : undefined;
  const passwordError = tried ? missing(password, 'Chưa nhập mật khẩu') : undefined;

  useEffect(() => {
    if (failure) failed.current?.focus();
  }, [failure]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setFailure(null);
    const firstMissing = missing(username, 'username') ?? missing(password, 'password');
    if (firstMissing) return document.getElementById(firstMissing)?.focus();
    setBusy(true);
    const result = await signIn(username, password);
    if (result.ok) {
      keepTokens(window.localStorage, result.token);
      return window.location.assign(safeRedirect(requestedReturn(search), window.location.origin));
    }
    setBusy(false);
    setFailure(result.failure);
  };

  const fillIn = (email: string, demoPassword: string) => {
    setUsername(email);
    setPassword(demoPassword);
    setTried(false);
    setFailure(null);
    submitButton.current?.focus();
  };

  return (
    <>
      <form className="lg-form" onSubmit={submit} noValidate>
        {failure && (
          <Banner ref={failed} tone="critical" title="Chưa đăng nhập được.">
            {failure.message}
          </Banner>
        )}
        <TextField
          id="username"
          label="Email"
          required
          name="username"
          type="email"
          autoComplete="username"
          spellCheck={false}
          value={username}
          onChange={setUsername}
          error={usernameError}
        />
        <PasswordField
          value={password}
          onChange={setPassword}
          error={passwordError}
          forgotHref={forgotHref}
        />
        <Button ref={submitButton} type="submit" tone="primary" size="large" full busy={busy}>
          {busy ? 'Đang đăng nhập…' : 'Đăng nhập'}
        </Button>
      </form>
      {site?.demo && site.accounts.length > 0 && <DemoAccounts site={site} onChoose={fillIn} />}
    </>
  );
}
