import { describe, expect, test } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { routes, settingsRoute } from '#src/routes.ts';
import type { Access } from '#src/routes/route.ts';

const all: Record<string, { access: Access }> = routes;
const accessOf = (key: string): Access => {
  const route = all[key];
  if (route === undefined) throw new Error(`no route ${key}`);
  return route.access;
};

describe('routes', () => {
  test.each([
    ['roles', ['user_permissions']],
    ['roles.create', ['user_permissions']],
    ['roles.one', ['user_permissions']],
    ['users', ['user_permissions']],
    ['certificates', ['sign_settings']],
    ['decimal_configurations', ['decimal_settings']],
    ['transmissions.declaration', ['registration_gateway']],
    ['transmissions.invoice', ['invoice_gateway']],
    ['transmissions.invoice_cash_register', ['invoice_calculating_machine_gateway']],
    ['transmissions.invoice_mistake', ['invoice_wrong_gateway']],
    ['transmissions.data_summary_table', ['invoice_summary_gateway']],
  ])('%s needs %j [6.roles-pages]', (key, codes) => {
    expect(allows(codes, accessOf(key))).toBe(true);
    expect(allows([], accessOf(key))).toBe(false);
    expect(allows(['dashboard'], accessOf(key))).toBe(false);
  });

  test.each([
    ['invoices', ['read_invoices']],
    ['customers', ['read_customers']],
  ])('%s needs any of %j [6.routes.any]', (key, codes) => {
    for (const code of codes) expect(allows([code], accessOf(key))).toBe(true);
    expect(allows([], accessOf(key))).toBe(false);
  });

  test.each([
    ['cancelled_invoices', 'cancel_invoices'],
    ['cancelled_invoices.one', 'cancel_invoices'],
    ['adjusted_invoices', 'adjustment_invoices'],
    ['adjusted_invoices.create', 'adjustment_invoices'],
    ['adjusted_invoices.one', 'adjustment_invoices'],
    ['adjusted_invoices.create_other', 'adjustment_invoices'],
    ['adjusted_invoices.other', 'adjustment_invoices'],
    ['replaced_invoices', 'substitute_invoices'],
    ['replaced_invoices.one', 'substitute_invoices'],
    ['replaced_invoices.create_other', 'substitute_invoices'],
    ['replaced_invoices.other', 'substitute_invoices'],
  ])('%s needs read_invoices and %s, both [6.routes.all]', (key, code) => {
    expect(allows(['read_invoices', code], accessOf(key))).toBe(true);
    expect(allows(['read_invoices'], accessOf(key))).toBe(false);
    expect(allows([code], accessOf(key))).toBe(false);
  });

  test.each([
    ['adjusted_invoices.statement', ['update_invoices'], true],
    ['replaced_invoices.statement', ['update_invoices'], true],
    ['cancelled_invoices.statement', ['update_invoices'], false],
    ['cancelled_invoices.statement', ['cancel_invoices'], false],
    ['cancelled_invoices.statement', ['update_invoices', 'cancel_invoices'], true],
  ])('the statement %s with %j: %s [6.routes.statements]', (key, granted, yes) => {
    expect(allows(granted, accessOf(key))).toBe(yes);
  });

  test.each([
    [['tenant_settings'], true],
    [['user_permissions'], true],
    [['sign_settings'], true],
    [['decimal_settings'], false],
    [[], false],
  ])('the settings entry with %j: %s [6.settings-entry]', (granted, yes) => {
    expect(allows(granted, settingsRoute.access)).toBe(yes);
  });
});
