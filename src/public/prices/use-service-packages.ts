import { useEffect, useState } from 'react';
import { call } from '#src/login/call.ts';
import type { ServicePackage } from '#src/views/packages/package-card.tsx';

export type PackagesState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'here'; packages: ServicePackage[] };

/** The packages on sale, fetched on arrival and again on demand. */
export function useServicePackages(): PackagesState & { retry: () => void } {
  const [known, setKnown] = useState<PackagesState>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void call<{ service_packages: ServicePackage[] }>('GET', '/api/service_packages', { signal }).then(
      (reply) => {
        if (signal.aborted) return;
        setKnown(reply.ok ? { state: 'here', packages: reply.body.service_packages } : { state: 'failed' });
      },
    );
    return () => request.abort();
  }, [round]);
  const retry = () => {
    setKnown({ state: 'loading' });
    setRound((before) => before + 1);
  };
  return { ...known, retry };
}
