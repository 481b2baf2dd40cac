import { useGetSite } from '#generated/client/site/site.ts';
import type { components } from '#generated/types.ts';

type OutsidePages = Pick<components['schemas']['Site'], 'support_url' | 'terms_url' | 'privacy_url'>;

const none: OutsidePages = { support_url: null, terms_url: null, privacy_url: null };

/** Addresses of the outside pages this installation is set up with, for pages behind the login; null until they are known. */
export function useOutsidePages(): OutsidePages {
  return useGetSite({ query: { staleTime: Infinity } }).data ?? none;
}
