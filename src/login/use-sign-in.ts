import { useEffect, useState } from 'react';
import { requestedReturn, safeRedirect } from './paths.ts';
import { keepTokens } from './sign-in.ts';
import type { SecondFactor, SignInFailure, SignInResult } from './sign-in.ts';

type SignInWay = 'password' | 'passkey' | 'code';

export type SignIn = {
  /** The way under way; one at a time. */
  busy: SignInWay | null;
  failure: SignInFailure | null;
  /** The password was right and this is the next step. */
  second_factor: SecondFactor | null;
  attempt: (way: SignInWay, ask: () => Promise<SignInResult>) => Promise<void>;
  startOver: () => void;
  forget: () => void;
};

/** Goes on to where one came from. */
export function leaveLogin(search: string): void {
  window.location.assign(safeRedirect(requestedReturn(search), window.location.origin));
}

/** One attempt after another, until the browser leaves for where one came from. */
export function useSignIn(search: string): SignIn {
  const [busy, setBusy] = useState<SignInWay | null>(null);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [second_factor, setSecondFactor] = useState<SecondFactor | null>(null);

  useEffect(() => {
    // Back again from the admin by the browser's cache: the attempt of then is over.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setBusy(null);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const attempt: SignIn['attempt'] = async (way, ask) => {
    if (busy) return;
    setBusy(way);
    setFailure(null);
    const result = await ask();
    if (result.ok) {
      keepTokens(window.localStorage, result.token);
      return leaveLogin(search);
    }
    setBusy(null);
    if ('second_factor' in result) setSecondFactor(result.second_factor);
    else setFailure(result.failure);
  };
  const startOver = () => {
    setFailure(null);
    setSecondFactor(null);
  };
  return { busy, failure, second_factor, attempt, startOver, forget: () => setFailure(null) };
}
