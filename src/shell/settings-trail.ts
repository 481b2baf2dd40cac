import { hrefOf, isSettings, settingsRoute } from '#src/routes.ts';

const lastKey = 'hoadon-settings-last';
const beforeKey = 'hoadon-settings-before';

type Place = { pathname: string; search: string };

/** Places one only passes through, or where there is nothing to come back to. */
const passing: ReadonlySet<string> = new Set([settingsRoute.path, hrefOf('accessdenied')]);

/** Remembers, in this tab, the settings page one was on last and the page one came to the settings from. */
export function keepTrail(storage: Storage, { pathname, search }: Place): void {
  if (passing.has(pathname)) return;
  storage.setItem(isSettings(pathname) ? lastKey : beforeKey, menuFlag.off(pathname, search));
}

/** The settings page one was on last; null before the first. */
export function lastSettingsPage(storage: Storage): string | null {
  return storage.getItem(lastKey);
}

/** Where closing the settings leads: the page one came from, else the home (spec point 2). */
export function pageBeforeSettings(storage: Storage, home: string): string {
  return storage.getItem(beforeKey) ?? home;
}

const flag = 'menu';

function placeOf(pathname: string, query: URLSearchParams): string {
  const search = query.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

/** The query flag that shows the menu of the settings on small screens (spec point 2). */
export const menuFlag = {
  isOn: (search: string) => new URLSearchParams(search).has(flag),
  /** The same page with its menu over it. */
  on(pathname: string, search: string): string {
    const query = new URLSearchParams(search);
    query.set(flag, '1');
    return placeOf(pathname, query);
  },
  /** The page itself. */
  off(pathname: string, search: string): string {
    const query = new URLSearchParams(search);
    query.delete(flag);
    return placeOf(pathname, query);
  },
};
