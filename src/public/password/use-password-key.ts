import { useEffect, useState } from 'react';
import type { components } from '#generated/types.ts';
import { call } from '#src/login/call.ts';

export type PasswordKey = components['schemas']['PasswordKey'];

type KeyState =
  | { state: 'reading' }
  | { state: 'good'; about: PasswordKey }
  | { state: 'dead' }
  | { state: 'unread' };

/** A key the server does not know, that was used or has run out: 404; one of a wrong shape: 400 or 422. */
export const isDead = (status: number) => [400, 404, 409, 410].includes(status);

/** The account for which the key may set a password. */
export function usePasswordKey(key: string): KeyState & { retry: () => void } {
  const [known, setKnown] = useState<KeyState>({ state: 'reading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const { signal, abort } = abortable();
    void call<{ password_key: PasswordKey }>('POST', '/api/password_keys', {
      body: { password_key: { key } },
      signal,
    }).then((reply) => {
      if (signal.aborted) return;
      if (reply.ok) return setKnown({ state: 'good', about: reply.body.password_key });
      const { status } = reply.failure;
      setKnown(isDead(status) || status === 422 ? { state: 'dead' } : { state: 'unread' });
    });
    return abort;
  }, [key, round]);
  const retry = () => {
    setKnown({ state: 'reading' });
    setRound((before) => before + 1);
  };
  return { ...known, retry };
}

function abortable() {
  const request = new AbortController();
  return { signal: request.signal, abort: () => request.abort() };
}
