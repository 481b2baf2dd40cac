import { describe, expect, test } from 'vitest';
import { navigation } from '#src/menu.ts';
import { routeOf } from '#src/routes.ts';
import type { RouteKey } from '#src/routes.ts';

/** The paths of spec point 2 that have a page. */
describe('routes', () => {
  test.each<[RouteKey, string]>([
    ['templates', '/admin/templates'],
    ['templates.create', '/admin/templates/create'],
    ['templates.one', '/admin/templates/{id}'],
    ['invoices', '/admin/invoices'],
    ['invoices.create', '/admin/invoices/create'],
    ['invoices.one', '/admin/invoices/{id}'],
    ['transmissions', '/admin/transmission-history/invoices'],
    ['customers', '/admin/customers'],
    ['customers.create', '/admin/customers/create'],
    ['customers.one', '/admin/customers/{id}'],
    ['products', '/admin/products'],
    ['products.create', '/admin/products/create'],
    ['products.one', '/admin/products/{id}'],
    ['tenant', '/admin/settings/tenant'],
    ['users', '/admin/settings/accounts'],
    ['users.create', '/admin/settings/accounts/create'],
    ['users.one', '/admin/settings/accounts/{id}'],
    ['roles', '/admin/settings/roles'],
    ['roles.create', '/admin/settings/roles/create'],
    ['roles.one', '/admin/settings/roles/{id}'],
    ['certificates', '/admin/settings/certificates'],
  ])('%s is %s', (key, path) => expect(routeOf(key).path).toBe(path));
});

describe('navigation', () => {
  /** Spec point 2, Navigation: the groups in their order. */
  const GROUPS = [
    'Đăng ký phát hành',
    'Hóa đơn đầu ra',
    'Hóa đơn đầu vào',
    'Xử lý hóa đơn',
    'Lịch sử truyền nhận',
    'Báo cáo',
    'Danh mục',
    'Cấu hình',
  ];
  const shown = navigation('/admin/invoices', () => true);

  test('shows groups of the product, in its order', () => {
    const labels = shown.map(({ label }) => label);
    expect(labels).toEqual(GROUPS.filter((group) => labels.includes(group)));
  });

  test('entries the user lacks permission for are disabled, not hidden', () => {
    const refused = navigation('/admin/invoices', () => false);
    expect(refused.map(({ label }) => label)).toEqual(shown.map(({ label }) => label));
    expect(refused.flatMap(({ children }) => children ?? []).every(({ disabled }) => disabled)).toBe(true);
  });

  test('an entry follows the permission of its own page', () => {
    const reader = navigation('/admin', (operation) => operation === 'listInvoices');
    const open = reader.flatMap(({ children }) => children ?? []).filter(({ disabled }) => !disabled);
    expect(open.map(({ key }) => key)).toEqual(['invoices']);
  });
});
