import { hrefOf, routeOf } from '../routes.ts';
import type { PageRoute } from './route.ts';

/** Pages on which something that is held up is put right, as far as the account `can`; null where it may not. */
export function heldLinks(can: (access: PageRoute['access']) => boolean): {
  connection: string | null;
  incident: string | null;
} {
  const open = (key: 'provider_connection' | 'incidents.create') =>
    can(routeOf(key).access) ? hrefOf(key) : null;
  return { connection: open('provider_connection'), incident: open('incidents.create') };
}
