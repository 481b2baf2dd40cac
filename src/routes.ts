import type { OperationId } from '#generated/operations.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptors } from '#src/providers/resource-descriptor.ts';
import type { ScreenPaths } from '#src/views/screen.ts';

export type Route = {
  /** `{id}` stands for digits; anything else there is not found. */
  path: string;
  /** Any of these operations being allowed opens the page. */
  access: readonly OperationId[];
};

/** The pages of a resource: its list under its own name, the others below it. */
export type RouteKey = ResourceName | `${ResourceName}.${'create' | 'one' | 'import'}`;

type Place = { key: string; below: string; operation: string | null };

function placesOf({ name, operations }: ResourceDescriptor): Place[] {
  return [
    { key: name, below: '', operation: operations.list ?? operations.update },
    { key: `${name}.create`, below: '/create', operation: operations.create },
    { key: `${name}.import`, below: '/import', operation: operations.create_import },
    { key: `${name}.one`, below: '/{id}', operation: operations.list === null ? null : operations.get },
  ];
}

/** Every page that a description gives: where it is and who may open it. */
export const routes: Readonly<Record<string, Route>> = Object.fromEntries(
  descriptors.flatMap((descriptor) =>
    descriptor.page === null
      ? []
      : placesOf(descriptor).flatMap(({ key, below, operation }) =>
          operation === null
            ? []
            : [[key, { path: `/admin/${descriptor.page}${below}`, access: [operation as OperationId] }]],
        ),
  ),
);

/** The page /admin opens until there is an overview. */
export const homeRoute = 'invoices' satisfies RouteKey;

/** What /admin/settings tries, in order: the first the account may open. */
export const settingsRoutes: readonly RouteKey[] = descriptors
  .filter(({ menu }) => menu?.group === 'settings')
  .sort((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
  .map(({ name }) => name as ResourceName);

export function routeOf(key: RouteKey): Route {
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
    create: href(`${name}.create`),
    import: href(`${name}.import`),
    one: (id) => hrefOf(routes[`${name}.one`] === undefined ? name : `${name}.one`, id),
  };
}
