import type { ResourceName } from '#generated/resources/resources.ts';
import type { ScreenPaths } from '#src/views/screen.ts';
import { ownRoutes } from './routes/own.table.ts';
import type { OwnKey } from './routes/own.table.ts';
import { redirectRoutes } from './routes/redirects.table.ts';
import { resourceRoutes } from './routes/resource-routes.ts';
import type { PageRoute } from './routes/route.ts';

/** The pages of a resource (its list under its own name, the others below it), and those of none. */
export type RouteKey = ResourceName | `${ResourceName}.${'create' | 'one' | 'import'}` | OwnKey;

/** Every page that is built: where it is and who may open it. */
export const routes: Readonly<Record<string, PageRoute>> = { ...resourceRoutes, ...ownRoutes };

export function routeOf(key: RouteKey): PageRoute {
  const route = routes[key];
  if (route === undefined) throw new Error(`no page ${key}`);
  return route;
}

/** The address of a page. */
export function hrefOf(key: RouteKey, id?: number | string): string {
  const { path } = routeOf(key);
  return id === undefined ? path : path.replace('{id}', String(id));
}

/** The addresses of a resource's pages. */
export function pathsOf(name: ResourceName): ScreenPaths {
  const href = (key: RouteKey) => (routes[key] === undefined ? null : hrefOf(key));
  return {
    list: hrefOf(name),
    create:
      href(`${name}.create`) ?? (name === 'invoice_data_summary_tables' ? hrefOf(`${name}.modify`) : null),
    import: href(`${name}.import`),
    one: (id) => hrefOf(routes[`${name}.one`] === undefined ? name : `${name}.one`, id),
  };
}

export { causePage } from './routes/cause-pages.ts';
export { messagesInTrouble } from './routes/message-pages.ts';
export { heldLinks } from './routes/held-links.ts';
export { checkHref, mayMend } from './routes/month-checks.ts';

export const settingsRoute = redirectRoutes.settings;

/** The pages that stand in the frame of the settings. */
export function isSettings(pathname: string): boolean {
  const { path } = settingsRoute;
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The page that has the screen to itself. */
export function isTill(pathname: string): boolean {
  return pathname === ownRoutes['invoice_calculating_machines.till'].path;
}

/** Names, in the address of its page, the invoices that were published together (lô). */
export const batchParameter = 'lo';

/** The page that follows one package of invoices of cash registers. */
export function packageHref(id: number): string {
  return `${hrefOf('invoice_calculating_machines.publish')}?${batchParameter}=${id}`;
}

/** The page that follows invoices which were published together. */
export function batchHref(id: number): string {
  return `${hrefOf('invoices.publish')}?${batchParameter}=${id}`;
}

/** The tax authority's notice in its inbox. */
export function noticeHref(id: number): string {
  return `${hrefOf('authority_notices')}?thong-bao=${id}`;
}

/** The pages of an invoice and of the papers about it. */
export const familyHrefs = {
  invoice: pathsOf('invoices').one,
  statement: pathsOf('statements').one,
  invoice_mistake: pathsOf('invoice_mistakes').one,
  review: noticeHref,
  data_summary_table: pathsOf('invoice_data_summary_tables').one,
};

/** The list of invoices of some days of issue (YYYY-MM-DD), by further filters of the list; those of cash registers have their own. */
export function invoicesHref(
  { from, to }: { from: string; to: string },
  more: Readonly<Record<string, string>> = {},
  list: 'invoices' | 'invoice_calculating_machines' = 'invoices',
): string {
  return filteredHref(list, { issued_onOnMin: from, issued_onOnMax: to, ...more });
}

/** A list under a filter. */
export function filteredHref(list: RouteKey, filter: Readonly<Record<string, string>>): string {
  return `${hrefOf(list)}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}
