import { routes } from '#src/routes.ts';

/** The key in src/routes.ts of the page at an address; null where there is none. */
export function keyAt(pathname: string): string | null {
  const found = Object.entries(routes).find(([, { path }]) => {
    const [before = '', after] = path.split('{id}');
    if (after === undefined) return path === pathname;
    if (!pathname.startsWith(before) || !pathname.endsWith(after)) return false;
    return /^\d+$/.test(pathname.slice(before.length, pathname.length - after.length));
  });
  return found?.[0] ?? null;
}
