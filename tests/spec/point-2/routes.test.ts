import { describe, expect, test } from 'vitest';
import { activationChecks } from '#src/routes/activation-checks.ts';
import { redirectRoutes } from '#src/routes/redirects.table.ts';
import { publicPageOf } from '#src/public/pages.ts';
import { firstSetting, homePath, settingToResume } from '#src/menu/first-page.ts';
import { routeOf, routes } from '#src/routes.ts';
import type { Tenant } from '#src/providers/account.ts';
import { allows } from '#domain/access/permissions.ts';
import { BUILT_PATHS, OUR_PATHS, REDIRECT_PATHS } from './routes.table.ts';

const pathsOf = (table: Readonly<Record<string, { path: string }>>) =>
  Object.fromEntries(Object.entries(table).map(([key, { path }]) => [key, path]));
const can = (permissions: readonly string[]) => (access: readonly (readonly string[])[]) =>
  allows(permissions, access);

describe('the route table', () => {
  test.each([
    '/checkout/abc',
    '/payment-success',
    '/payment-success/',
    '/register/goi',
    '/confirm/statement',
    '/tra-cuu',
    '/tra-cuu/khoa',
  ])('public paths are prefixes: %s opens a page', (path) => expect(publicPageOf(path)).not.toBeNull());

  test.each([
    '/',
    '/checkouts',
    '/registered',
    '/confirm',
    '/confirm/statements',
    '/admin/register',
    '/tra-cuu2',
  ])('what only begins alike does not: %s', (path) => expect(publicPageOf(path)).toBeNull());

  test('paths that lead on', () => expect(pathsOf(redirectRoutes)).toEqual(REDIRECT_PATHS));

  test('pages of the product, and ours [2.route.adjusted-invoices 2.route.replaced-invoices 2.route.accessdenied 2.route.profile 2.route.templates 2.route.invoice-mistakes 2.route.registrations 2.route.invoices 2.route.customers 2.route.products 2.route.history-invoices 2.route.history-others 2.route.settings-tenant 2.route.settings-accounts 2.route.settings-roles 2.route.settings-certificates 2.route.settings-decimals 2.route.invoice-statement 2.route.cancelled-invoices 2.route.cancelled-invoices-statement 2.route.adjusted-invoices-statement 2.route.replaced-invoices-statement 2.route.invoice-data-summary-tables 2.route.invoice-collectors 2.route.invoices-publish 2.route.invoice-calculating-machines 2.route.service-packages]', () => {
    expect(pathsOf(routes)).toEqual({ ...BUILT_PATHS, ...OUR_PATHS });
  });
});

describe('/admin index [2.route.admin-index 2.rules.redirect]', () => {
  test.each<[who: string, permissions: string[], path: string]>([
    ['opens the dashboard [2.route.dashboard 9.dashboard-path]', ['full'], '/admin/dashboard'],
    [
      'opens the invoices for who may not see the dashboard',
      ['read_invoices', 'read_customers'],
      '/admin/invoices',
    ],
    ['opens the first entry one may open where invoices are not', ['read_customers'], '/admin/customers'],
    ['opens the settings where nothing else is', ['user_permissions'], '/admin/settings'],
    ['is denied to who may open nothing', ['export_invoices'], '/admin/accessdenied'],
  ])('%s', (_who, permissions, path) => expect(homePath(can(permissions))).toBe(path));
});

describe('/admin/settings index [2.route.settings-index 6.settings-denied]', () => {
  test.each<[permissions: string[], path: string]>([
    [['full'], '/admin/settings/tenant'],
    [['tenant_settings'], '/admin/settings/tenant'],
    [['user_permissions'], '/admin/settings/accounts'],
    [['sign_settings'], '/admin/settings/certificates'],
    [['sign_settings', 'user_permissions'], '/admin/settings/accounts'],
    [['decimal_settings'], '/admin/accessdenied'],
    [['read_invoices'], '/admin/accessdenied'],
  ])('with %j it leads to %s', (permissions, path) => expect(firstSetting(can(permissions))).toBe(path));

  test.each<[permissions: string[], last: string | null, path: string]>([
    [['full'], '/admin/settings/accounts/update/7?tab=who', '/admin/settings/accounts/update/7?tab=who'],
    [['sign_settings'], '/admin/settings/accounts/update/7', '/admin/settings/certificates'],
    [['sign_settings'], null, '/admin/settings/certificates'],
    [['read_invoices'], '/admin/settings/accounts', '/admin/accessdenied'],
  ])('with %j, on %s last, its menu is over %s [2.settings.last-page]', (permissions, last, path) =>
    expect(settingToResume(can(permissions), last)).toBe(path),
  );
});

describe('extra activation checks', () => {
  const until = (trial_until: string | null) => ({ trial_until }) as Tenant;

  test.each<[what: string, trial_until: string | null, holds: boolean]>([
    ['no trial', null, true],
    ['a trial that goes on', '2999-12-31', true],
    ['a trial that is over', '2020-01-01', false],
  ])('service_running: %s', (_what, trial_until, holds) =>
    expect(activationChecks.service_running(until(trial_until))).toBe(holds),
  );
});

describe('pages of several codes', () => {
  test('open with any of them', () =>
    expect(routeOf('invoice_data_summary_tables.modify').access).toEqual([
      ['create_invoice_data_summary'],
      ['update_invoice_data_summary'],
    ]));
});
