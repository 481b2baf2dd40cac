import { useEffect, useState } from 'react';
import type { components } from '#generated/types.ts';

export type Site = components['schemas']['Site'];

/** What the login page may tell about this installation; null until known, and for good when the server does not answer. */
export function useSite(): Site | null {
  const [site, setSite] = useState<Site | null>(null);
  useEffect(() => {
    const request = new AbortController();
    fetch('/api/site', { signal: request.signal })
      .then((response): Promise<{ site?: Site }> => (response.ok ? response.json() : Promise.resolve({})))
      .then((body) => setSite(body.site ?? null))
      .catch(() => undefined);
    return () => request.abort();
  }, []);
  return site;
}
