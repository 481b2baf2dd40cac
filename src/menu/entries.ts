import { descriptors } from '#src/providers/resource-descriptor.ts';
import { routes } from '#src/routes.ts';
import type { RouteKey } from '#src/routes.ts';
import type { Access } from '#src/routes/route.ts';
import type { NavEntry } from '#src/ui/shell/navigation-model.ts';
import { entryWords } from '#src/wording/menu.ts';

export type Can = (access: Access) => boolean;

type Place = { key: RouteKey; group: string; order: number; label: string };

const words: Readonly<Record<string, string>> = entryWords;

/** The place of each built page in the menus: a resource says so in its description, other pages in their route. */
const places: readonly Place[] = [
  ...descriptors.flatMap(({ name, label, menu, page }) =>
    menu === null || page === null ? [] : [{ key: name, ...menu, label: words[name] ?? label }],
  ),
  ...Object.entries(routes).flatMap(([key, { menu }]) => (menu === undefined ? [] : [{ key, ...menu }])),
].map((place) => ({ ...place, key: place.key as RouteKey }));

/** Pages that mark another entry than their own (spec point 2: staff management also matches roles). */
const alsoMatches: Partial<Record<RouteKey, readonly RouteKey[]>> = { users: ['roles'] };

/** Pages below the address of one entry that another entry leads to. */
const belongTo: Partial<Record<RouteKey, RouteKey>> = {
  'adjusted_invoices.statement': 'statements',
  'replaced_invoices.statement': 'statements',
};

const isAt = (place: string, path: string) => place === path || place.startsWith(`${path}/`);

/** The address of a page of one record without the record. */
const addressOf = (page: string) => (routes[page]?.path ?? page).replace('/{id}', '');

function marks(key: RouteKey, place: string): boolean {
  const page = Object.keys(belongTo).find((one) => isAt(place, addressOf(one)));
  if (page !== undefined) return belongTo[page as RouteKey] === key;
  return [key, ...(alsoMatches[key] ?? [])].some((one) => isAt(place, routes[one]?.path ?? one));
}

/** The entries of a group in their order: disabled where the account may not open the page, marked where one is. */
export function entriesOf(group: string, place: string, can: Can): NavEntry[] {
  return places
    .filter((one) => one.group === group)
    .sort((one, other) => one.order - other.order)
    .map(({ key, label }) => ({
      key,
      label,
      href: routes[key]?.path,
      disabled: !can(routes[key]?.access ?? []),
      current: marks(key, place),
    }));
}
