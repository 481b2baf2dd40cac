const name = 'hoadon:leaving';

/**
 * Takes the browser to another document because the session is over, unless a page holds something unsaved: that page
 * then goes on by itself once it has asked.
 */
export function leaveDocument(go: () => void): void {
  const event = new CustomEvent<() => void>(name, { detail: go, cancelable: true });
  if (window.dispatchEvent(event)) go();
}

/** `hold` answers whether it takes the departure upon itself. */
export function onLeaveDocument(hold: (go: () => void) => boolean): () => void {
  const listen = (event: Event) => {
    if (hold((event as CustomEvent<() => void>).detail)) event.preventDefault();
  };
  window.addEventListener(name, listen);
  return () => window.removeEventListener(name, listen);
}

const loginPath = '/admin/authorization/login';

/** The query without a token: it counts on /admin alone, and would stay in the address of the login page. */
function withoutToken(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('access_token')) return search;
  query.delete('access_token');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

type Place = { pathname: string; search: string };

/** Paths that are left without a way back: the login page then opens the home page (spec point 4). */
const homes: readonly string[] = ['/', '/admin', '/admin/'];

/**
 * The login page with the way back. The parameter is `redirect`; `returnUrl` when the account itself could not be
 * loaded (spec point 4).
 */
export function loginPathFrom(
  { pathname, search }: Place,
  parameter: 'redirect' | 'returnUrl' = 'redirect',
): string {
  if (homes.includes(pathname) || pathname === loginPath) return loginPath;
  return `${loginPath}?${parameter}=${encodeURIComponent(pathname + withoutToken(search))}`;
}
