import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { PasswordField } from '#src/ui/field/password-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { panelWords } from '#src/wording/public/login-panel.ts';
import { loginWords as words } from '#src/wording/public/login.ts';
import { FailureBanner } from './failure-banner.tsx';
import { leaveLoginNote } from './login-note.ts';
import { OtherWays } from './other-ways.tsx';
import { signIn } from './sign-in.ts';
import type { SignIn } from './use-sign-in.ts';
import { useSite, type Site } from './use-site.ts';

type LoginFormProps = {
  entry: SignIn;
  username: string;
  onUsername: (username: string) => void;
  forgotHref: string;
};

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Address and password. A failure keeps what was typed and takes the focus. */
export function LoginForm({ entry, username, onUsername, forgotHref }: LoginFormProps) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<{ username?: boolean; password?: boolean }>({});
  const submitButton = useRef<HTMLButtonElement>(null);
  const site = useSite();

  // An address that is known already (a new password was just set) leaves only the password to type.
  const [firstField] = useState(() => (username === '' ? 'username' : 'password'));
  useEffect(() => document.getElementById(firstField)?.focus(), [firstField]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The fields themselves: some password managers fill them in without telling the page.
    const form = new FormData(event.currentTarget);
    const typed = { username: text(form, 'username'), password: text(form, 'password') };
    onUsername(typed.username);
    setPassword(typed.password);
    const lacks = { username: typed.username.trim() === '', password: typed.password === '' };
    setMissing(lacks);
    entry.forget();
    if (lacks.username || lacks.password)
      return document.getElementById(lacks.username ? 'username' : 'password')?.focus();
    void entry.attempt('password', () => signIn(typed.username, typed.password));
  };

  const fillIn = (email: string, demoPassword: string) => {
    onUsername(email);
    setPassword(demoPassword);
    setMissing({});
    entry.forget();
    submitButton.current?.focus();
  };

  const change = (name: 'username' | 'password', keep: (value: string) => void) => (value: string) => {
    setMissing((before) => ({ ...before, [name]: false }));
    keep(value);
  };

  return (
    <>
      <form className="lg-form" method="post" onSubmit={submit} noValidate>
        {entry.failure && (
          <FailureBanner title={words.failed} message={serverSaid.of(entry.failure.message)} />
        )}
        <TextField
          id="username"
          label={words.email}
          required
          name="username"
          type="email"
          autoComplete="username"
          spellCheck={false}
          value={username}
          onChange={change('username', onUsername)}
          error={missing.username ? words.noEmail : undefined}
        />
        <PasswordField
          id="password"
          label={words.password}
          required
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={change('password', setPassword)}
          error={missing.password ? words.noPassword : undefined}
          labelAction={
            <a href={forgotHref} onClick={() => leaveAddress(username)}>
              {words.forgot}
            </a>
          }
        />
        <Button
          ref={submitButton}
          type="submit"
          tone="primary"
          size="large"
          full
          busy={entry.busy === 'password'}
        >
          {entry.busy === 'password' ? words.busy : words.submit}
        </Button>
      </form>
      <OtherWays entry={entry} />
      {site?.demo && site.accounts.length > 0 && <DemoAccounts site={site} onChoose={fillIn} />}
    </>
  );
}

/** The page for who forgot their password begins with it. */
function leaveAddress(email: string): void {
  if (email.trim() !== '') leaveLoginNote(window.sessionStorage, { email, password_set: false });
}

type DemoAccountsProps = { site: Site; onChoose: (email: string, password: string) => void };

/** The accounts of a demonstration: a press fills the form in, signing in stays the visitor's own act. */
function DemoAccounts({ site, onChoose }: DemoAccountsProps) {
  return (
    <section className="lg-demo" aria-labelledby="demo-title">
      <div className="lg-or">
        <h2 id="demo-title">{panelWords.demo}</h2>
      </div>
      <ul>
        {site.accounts.map(({ email, role }) => (
          <li key={email}>
            <Button full onClick={() => onChoose(email, site.password ?? '')}>
              <span className="lg-demo__role">{role}</span>
              <span className="lg-demo__email">{email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
