import { useCallback, useEffect, useState } from 'react';
import type { components } from '#generated/types.ts';
import { call } from '#src/login/call.ts';

export type Checkout = components['schemas']['Checkout'];

type Known = { at: 'reading' | 'unknown' | 'unread' } | { at: 'here'; checkout: Checkout };

/** Milliseconds between two looks at a payment that somebody waits for. */
const LOOK_EVERY_MS = 3_000;
const NOT_THERE: readonly number[] = [404, 422];

/** Whether money may still come for it in a moment. */
export function isOpen({ state }: Pick<Checkout, 'state'>): boolean {
  return state === 'waiting' || state === 'wrong_amount';
}

/** A checkout by its key, looked at again while it is open and the page is seen; what was read once stays when a look fails. */
export function useCheckout(
  key: string | null,
): Known & { look: () => void; show: (next: Checkout) => void } {
  const [known, setKnown] = useState<Known>({ at: key === null ? 'unknown' : 'reading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (key === null) return undefined;
    const request = new AbortController();
    const { signal } = request;
    void call<{ checkout: Checkout }>('GET', `/api/checkouts/${key}`, { signal }).then((reply) => {
      if (signal.aborted) return;
      setKnown((before) => {
        if (reply.ok) return { at: 'here', checkout: reply.body.checkout };
        if (before.at === 'here') return { ...before };
        return { at: NOT_THERE.includes(reply.failure.status) ? 'unknown' : 'unread' };
      });
    });
    return () => request.abort();
  }, [key, round]);
  const look = () => setRound((before) => before + 1);
  const waits = known.at === 'here' && isOpen(known.checkout);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, LOOK_EVERY_MS);
    // Whoever comes back from their bank's application sees at once what has come.
    const onSeen = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [waits]);
  const show = useCallback((checkout: Checkout) => setKnown({ at: 'here', checkout }), []);
  return { ...known, look, show };
}
