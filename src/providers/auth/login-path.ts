const loginPath = '/admin/authorization/login';

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
  return `${loginPath}?${parameter}=${encodeURIComponent(pathname + search)}`;
}
