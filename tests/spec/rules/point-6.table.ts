import type { Rule } from './rule.ts';

/** Point 6: roles and permissions. */
export const POINT_6: readonly Rule[] = [
  { id: '6.bearer', rule: 'Access is by bearer token.' },
  { id: '6.strings', rule: 'Permissions are strings on the account.' },
  { id: '6.full', rule: "'full' grants everything." },
  {
    id: '6.roles-pages',
    rule: 'Role definitions are managed under settings; roles pages need user_permissions.',
  },
  { id: '6.codes', rule: 'The fifty-two permission codes.' },
  { id: '6.any-and-all', rule: 'Navigation and routes use any-of or all-of checks.' },
  { id: '6.routes.any', rule: 'Most routes need any of their listed permissions.' },
  {
    id: '6.routes.all',
    rule: 'Cancelled, adjusted and replaced invoice list/create/detail routes need all listed (for example read_invoices plus cancel_invoices).',
  },
  {
    id: '6.routes.statements',
    rule: 'Statement routes need update_invoices (any-of for adjusted and replaced statements; all-of with cancel_invoices for cancelled).',
  },
  {
    id: '6.settings-entry',
    rule: 'The settings entry needs any of tenant_settings, user_permissions, sign_settings.',
  },
  { id: '6.settings-denied', rule: 'Lacking all of them leads to /admin/accessdenied.' },
  {
    id: '6.operations.catalogues',
    rule: 'Reading, making, changing and deleting customers, products, templates and invoices ask for the code of that act.',
  },
  {
    id: '6.operations.each',
    rule: 'Every operation is allowed exactly to those whom the description names.',
  },
];
