import { sessionValue } from '../session-value.ts';

/** The key of the link in the mail: it is removed from the address once it has been read. */
export const keptKey = sessionValue<string>('hoadon-password-key');

export const invitationPath = '/invitation';

/** The key in `/s/{key}`; null for any other path. */
export function keyInPath(pathname: string): string | null {
  return /^\/s\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;
}

/** Takes the key out of the address before anything is painted: history, titles and referrers never hold it. */
export function hideKey({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const key = keyInPath(location.pathname);
  if (key === null) return;
  keptKey.keep(key);
  history.replaceState(null, '', invitationPath);
}
