import { expiryOf, isPast } from './tokens.ts';

type Place = { pathname: string; search: string };
export type QueryToken = { token: string | null; place: string; malformed: boolean };

const homes: readonly string[] = ['/admin', '/admin/'];

/**
 * An access token handed over as /admin?access_token=. It counts only while its exp is in the future; good or bad, it
 * leaves the address (spec point 4). Null when the address carries none.
 */
export function takeQueryToken({ pathname, search }: Place, now: number): QueryToken | null {
  const query = new URLSearchParams(search);
  const token = query.get('access_token');
  if (token === null || !homes.includes(pathname)) return null;
  query.delete('access_token');
  const rest = query.toString();
  return {
    token: isPast(token, now) ? null : token,
    place: rest === '' ? pathname : `${pathname}?${rest}`,
    malformed: expiryOf(token) === null,
  };
}
