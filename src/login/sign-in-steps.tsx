import { lazy, Suspense, useEffect, useState } from 'react';
import { Banner } from '#src/ui/display/banner.tsx';
import { failureWords } from '#src/wording/public/public-pages.ts';
import { loginWords as words } from '#src/wording/public/login.ts';
import { isSignedIn } from './already-in.ts';
import { LoginForm } from './login-form.tsx';
import type { LoginNote } from './login-note.ts';
import { leaveLogin, useSignIn } from './use-sign-in.ts';

/** Fetched once it is needed: most accounts sign in with their password alone, and this page is to be light. */
const SecondFactor = lazy(async () => {
  const loaded = await import('./second-factor.tsx').catch(() => null);
  return { default: loaded?.SecondFactor ?? NotLoaded };
});

function NotLoaded() {
  return <Banner tone="critical">{failureWords.network}</Banner>;
}

type SignInStepsProps = { search: string; forgotHref: string; note: LoginNote | null };

/** Password, then the second factor of an account that has one. `returnUrl` is there when a session ended by itself. */
export function SignInSteps({ search, forgotHref, note }: SignInStepsProps) {
  const [username, setUsername] = useState(note?.email ?? '');
  const entry = useSignIn(search);
  const sessionEnded = new URLSearchParams(search).has('returnUrl');

  useEffect(() => {
    // A session that ended, or an account that has a new password, is to sign in again whatever is still stored.
    if (sessionEnded || note !== null) return;
    void isSignedIn(window.localStorage, Date.now()).then((signed_in) => {
      if (signed_in) leaveLogin(search);
    });
  }, [sessionEnded, note, search]);

  if (entry.second_factor)
    return (
      <Suspense>
        <SecondFactor entry={entry} asked={entry.second_factor} username={username} />
      </Suspense>
    );
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lg-lead">{words.lead}</p>
      {(sessionEnded || note?.password_set) && (
        <div className="lg-notice">
          {note?.password_set ? (
            <Banner tone="success">{words.passwordSet}</Banner>
          ) : (
            <Banner>{words.sessionEnded}</Banner>
          )}
        </div>
      )}
      <LoginForm {...{ entry, username, forgotHref }} onUsername={setUsername} />
    </>
  );
}
