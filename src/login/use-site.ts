import { useEffect, useState } from 'react';
import type { components } from '#generated/types.ts';

export type Site = components['schemas']['Site'];

let asking: Promise<Site | null> | null = null;

/** Parts of a page that ask in the same moment share one request. */
function askSite(): Promise<Site | null> {
  asking ??= fetch('/api/site')
    .then(async (response) => (response.ok ? ((await response.json()) as { site: Site }).site : null))
    .catch(() => null)
    .finally(() => (asking = null));
  return asking;
}

/** What the login page may tell about this installation; null until known, and for good when the server does not answer. */
export function useSite(): Site | null {
  const [site, setSite] = useState<Site | null>(null);
  useEffect(() => {
    let isShown = true;
    void askSite().then((found) => {
      if (isShown) setSite(found);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return site;
}
