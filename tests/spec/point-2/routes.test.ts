import { describe, expect, test } from 'vitest';
import { navigation } from '#src/menu.ts';
import { routes } from '#src/routes.ts';
import type { RouteKey } from '#src/routes.ts';

/** The paths of spec point 2 that have a page. */
describe('routes', () => {
  test.each<[RouteKey, string]>([
    ['templates', '/admin/templates'],
    ['template_create', '/admin/templates/create'],
    ['template', '/admin/templates/{id}'],
    ['invoices', '/admin/invoices'],
    ['invoice_create', '/admin/invoices/create'],
    ['invoice', '/admin/invoices/{id}'],
    ['sent_invoices', '/admin/transmission-history/invoices'],
    ['customers', '/admin/customers'],
    ['customer_create', '/admin/customers/create'],
    ['customer', '/admin/customers/{id}'],
    ['products', '/admin/products'],
    ['product_create', '/admin/products/create'],
    ['product', '/admin/products/{id}'],
    ['settings_tenant', '/admin/settings/tenant'],
    ['settings_certificates', '/admin/settings/certificates'],
  ])('%s is %s', (key, path) => expect(routes[key].path).toBe(path));
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
