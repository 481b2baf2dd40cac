export const loginPath = '/admin/authorization/login';
export const forgotPath = '/admin/authorization/forgot-password';

export const isForgotPath = (pathname: string) => pathname.replace(/\/$/, '') === forgotPath;

const home = '/admin';
const fallback = '/';

/** Where a sign-in leads back to: the `redirect` parameter, or `returnUrl` after a session ended (spec point 4). */
export function requestedReturn(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.get('redirect') ?? query.get('returnUrl');
}

/**
 * The path to open after signing in. A target counts only on the same origin and by http(s), so neither javascript,
 * data, file nor blob, else it is `/` (spec point 5); without a target, or back to the login page, the admin's home.
 */
export function safeRedirect(target: string | null, origin: string): string {
  if (target === null || target.trim() === '') return home;
  const url = URL.parse(target, origin);
  if (url === null || url.origin !== origin || !/^https?:$/.test(url.protocol)) return fallback;
  // A path of two slashes would be read as another host when it is opened.
  if (url.pathname.startsWith('//')) return fallback;
  if (url.pathname.startsWith('/admin/authorization/')) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
