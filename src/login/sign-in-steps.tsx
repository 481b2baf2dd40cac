import { lazy, Suspense, useEffect, useState } from 'react';
import { Banner } from '#src/ui/display/banner.tsx';
import { failureWords } from '#src/wording/public/failures.ts';
import { loginWords as words } from '#src/wording/public/login.ts';
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

/** The `exp` of a JWT in ms (RFC 7519 section 4.1.4); 0 when there is none to read. */
function expiryMs(token: string): number {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as {
      exp?: unknown;
    };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : 0;
  } catch {
    return 0;
  }
}

/**
 * Whether this browser is signed in: a token that has not run out, and a server that takes it. Anything else, a dead network
 * too, leaves the visitor at the form.
 */
export async function isSignedIn(
  storage: Pick<Storage, 'getItem'>,
  now_ms: number,
  send: typeof fetch = fetch,
): Promise<boolean> {
  const token = storage.getItem('access_token');
  if (token === null || storage.getItem('refresh_token') === null || expiryMs(token) <= now_ms) return false;
  return send('/api/users/profile', { headers: { Authorization: `Bearer ${token}` } }).then(
    (response) => response.ok,
    () => false,
  );
}
