// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { AuthContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { READY_MADE_ROLES } from '#domain/access/ready-made-roles.table.ts';
import { settingsMenu } from '#src/menu/settings-menu.ts';
import { leavesOf, navigation } from '#src/menu.ts';
import { customElements, resourceElements } from '#src/page-routes.tsx';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { Account, Tenant } from '#src/providers/account.ts';
import { routes } from '#src/routes.ts';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { signedInTo } from '#tests/setup/signed-in.ts';
import { NAVIGATION_ACCESS, SETTINGS_ACCESS } from './menu-access.table.ts';
import type { MenuAccess } from './menu-access.table.ts';

// Every page of the admin has been read here: files that come after it in this worker put their own in the place of some.
afterAll(() => void vi.resetModules());

const askingNothing = () => new QueryClient({ defaultOptions: { queries: { enabled: false } } });

type Guarded = ReactElement<{ children: ReactNode }>;
type OfResource = { name: string; children: ReactElement<{ element: Guarded }> } & Partial<
  Record<'list' | 'create' | 'edit', Guarded>
>;

/** Who may open a page is decided before the page is drawn: its rules stay, and in its place stands that it opened. */
const ruled = (path: string, page: Guarded | undefined) =>
  page && <Route key={path} path={path} element={cloneElement(page, {}, <h1>trang mở</h1>)} />;

/** The pages of a resource where react-admin has them, and those of none. */
const pages = [
  ...resourceElements.flatMap((element) => {
    const { name, list, create, edit, children } = element.props as OfResource;
    return [
      ruled(`${name}/*`, list),
      ruled(`${name}/create/*`, create),
      ruled(`${name}/:id/*`, edit),
      ruled(`${name}/import/*`, children.props.element),
    ];
  }),
  ...customElements.map(({ props }) => {
    const { path, element } = props as { path: string; element: Guarded };
    return path === 'accessdenied/*' ? (
      <Route key={path} path={path} element={element} />
    ) : (
      ruled(path, element)
    );
  }),
];

/** The heading at an address of the admin. */
function headingAt(permissions: readonly string[], path: string): string {
  cleanup();
  const account = { permissions } as Account;
  const { authProvider, queryClient } = signedInTo(permissions, askingNothing());
  render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={authProvider}>
        <AccountProvider value={{ account, tenant: { trial_until: null } as Tenant }}>
          <MemoryRouter initialEntries={[path]} basename="/admin">
            <Routes>
              {pages}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </MemoryRouter>
        </AccountProvider>
      </AuthContext>
    </QueryClientProvider>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

/** A code that opens no page, so that nothing at all may be opened; then the roles that every company starts with. */
const roles: readonly { name: string; permissions: readonly string[] }[] = [
  { name: 'Không có quyền', permissions: ['export_invoice_usage_report'] },
  ...READY_MADE_ROLES,
];

const all_pages = Object.entries(routes);
/** Of the pages that ask for the same codes one. */
const one_of_each = all_pages.filter(
  ([, { access }], at) =>
    all_pages.findIndex(([, other]) => JSON.stringify(other.access) === JSON.stringify(access)) === at,
);

// One function decides from what a page asks for: every page is met without a permission, and of each kind one in every role.
describe.each(roles)('$name', ({ permissions }) => {
  test.each(permissions === roles[0]?.permissions ? all_pages : one_of_each)(
    '%s is shown or denied, as the table says [2.rules.authorities 6.any-and-all 8.screen.denied]',
    (key, { path, access }) => {
      const opens = key !== 'accessdenied' && allows(permissions, access);
      expect(headingAt(permissions, path.replace('{id}', '7'))).toBe(
        opens ? 'trang mở' : 'Truy cập bị từ chối',
      );
    },
  );

  const can = (access: MenuAccess[1]) => allows(permissions, access);
  const expected = (entries: readonly MenuAccess[]) =>
    entries.map(([label, access, href]) => ({ label, href: can(access) ? href : null }));

  test('entries of both menus lead to their pages, or nowhere', () => {
    const { product, ours } = settingsMenu('', can);
    const led = (entries: ReturnType<typeof leavesOf>) =>
      entries.map(({ label, href, disabled }) => ({ label, href: disabled === true ? null : href }));
    expect(led(leavesOf(navigation('', can)))).toEqual(expected(NAVIGATION_ACCESS));
    expect(led([...product, ...ours])).toEqual(expected(SETTINGS_ACCESS));
  });
});

describe('an id', () => {
  const withId = Object.entries(routes).filter(([, { path }]) => path.includes('{id}'));

  test.each(withId)(
    'of %s is digits only [2.rules.numeric-id 5.route-id 8.screen.not-found]',
    (_key, { path }) => {
      for (const id of ['abc', '12x', '1.5', '-1', '%31x'])
        expect(headingAt(['full'], path.replace('{id}', id)), id).toBe('Không tìm thấy trang');
      expect(headingAt(['full'], path.replace('{id}', '12'))).toBe('trang mở');
    },
  );
});
