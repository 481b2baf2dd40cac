// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { READY_MADE_ROLES } from '#domain/access/ready-made-roles.table.ts';
import { settingsMenu } from '#src/menu/settings-menu.ts';
import { leavesOf, navigation } from '#src/menu.ts';
import { customElements, resourceElements } from '#src/page-routes.tsx';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { Account, Tenant } from '#src/providers/account.ts';
import { routes } from '#src/routes.ts';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { NAVIGATION_ACCESS, SETTINGS_ACCESS } from './menu-access.table.ts';
import type { MenuAccess } from './menu-access.table.ts';

// As ra-core's own, over the copy of the router that the pages use here.
vi.mock('ra-core', async (actual) => {
  type Slots = Record<'list' | 'create' | 'edit' | 'children', ReactNode>;
  const Resource = ({ list, create, edit, children }: Slots) => (
    <Routes>
      {create !== undefined && <Route path="create/*" element={create} />}
      {edit !== undefined && <Route path=":id/*" element={edit} />}
      {list !== undefined && <Route path="/*" element={list} />}
      {children}
    </Routes>
  );
  return { ...(await actual<typeof import('ra-core')>()), Resource };
});

// Who may open a page is decided before the page is drawn: of each page its opening is enough here.
vi.mock('#src/screens.tsx', async (actual) => {
  const screens = await actual<typeof import('#src/screens.tsx')>();
  const Opened = () => <h1>trang mở</h1>;
  return {
    ...screens,
    pageOf: () => Opened,
    ownPages: Object.fromEntries(
      Object.entries(screens.ownPages).map(([key, page]) => [key, key === 'accessdenied' ? page : Opened]),
    ),
  };
});

afterEach(cleanup);

const asking_nothing = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
const nameOf = ({ props }: ReactElement) => (props as { name: string }).name;

/** The heading at an address of the admin. */
function headingAt(permissions: readonly string[], path: string): string {
  cleanup();
  const account = { permissions } as Account;
  render(
    <QueryClientProvider client={asking_nothing}>
      <AccountProvider value={{ account, tenant: {} as Tenant }}>
        <MemoryRouter initialEntries={[path]} basename="/admin">
          <Routes>
            {resourceElements.map((element) => (
              <Route key={element.key} path={`${nameOf(element)}/*`} element={element} />
            ))}
            {customElements}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </MemoryRouter>
      </AccountProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

/** A code with no page yet, so that nothing at all may be opened; then the roles that every company starts with. */
const roles: readonly { name: string; permissions: readonly string[] }[] = [
  { name: 'Không có quyền', permissions: ['invoice_collector'] },
  ...READY_MADE_ROLES,
];

describe.each(roles)('$name', ({ permissions }) => {
  test.each(Object.entries(routes))(
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
