import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import { filteredHref, routeOf } from '../routes.ts';
import type { PageRoute } from './route.ts';

/** Where all messages about invoices in doubt, or all answers about them that could not be read, are asked about at once; null where the account may not see messages. */
export function messagesInTrouble(
  can: (access: PageRoute['access']) => boolean,
  what: 'unknown' | 'unreadable',
): string | null {
  const list = 'transmissions.invoice';
  if (!can(routeOf(list).access)) return null;
  return filteredHref(list, { status: what === 'unknown' ? 'unknown' : UNREADABLE });
}
