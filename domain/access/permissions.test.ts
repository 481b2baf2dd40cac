import { expect, test } from 'vitest';
import { allows } from './permissions.ts';

test.each<[string[], string[][], boolean]>([
  [[], [[]], true],
  [[], [['read_invoices']], false],
  [['read_invoices'], [['read_invoices']], true],
  [['read_invoices'], [['read_invoices', 'cancel_invoices']], false],
  [['read_invoices', 'cancel_invoices'], [['read_invoices', 'cancel_invoices']], true],
  [['user_permissions'], [['tenant_settings'], ['user_permissions'], ['sign_settings']], true],
  [['full'], [['publish_invoices', 'read_invoices']], true],
  [['full'], [], true],
  [['read_invoices'], [], false],
  [['fully'], [['read_invoices']], false],
])('%j for %j: %s', (granted, requirement, yes) => expect(allows(granted, requirement)).toBe(yes));
