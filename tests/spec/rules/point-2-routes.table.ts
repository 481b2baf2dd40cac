import type { Rule } from './rule.ts';

/** Point 2: the route table. */
export const POINT_2_ROUTES: readonly Rule[] = [
  {
    id: '2.route.public',
    rule: 'Public prefixes need no login: /s/, /invitation, /verify, /register, /create_trial and forgot-password.',
  },
  {
    id: '2.route.public-later',
    rule: 'Public prefixes need no login: /checkout, /payment-success and /confirm/statement.',
  },
  { id: '2.route.s', rule: '/s/{key}: password redirect.' },
  { id: '2.route.invitation', rule: '/invitation: password setting.' },
  { id: '2.route.confirm-statement', rule: '/confirm/statement: invoice statement view.' },
  {
    id: '2.route.login',
    rule: '/admin/authorization/login and /admin/authorization/forgot-password are one shared page.',
  },
  {
    id: '2.route.login-redirect',
    rule: 'Login accepts a redirect query parameter with the encoded return path.',
  },
  { id: '2.route.verify', rule: '/verify: verify information.' },
  { id: '2.route.register', rule: '/register: package price list.' },
  { id: '2.route.checkout', rule: '/checkout/{id}: package checkout.' },
  { id: '2.route.payment-success', rule: '/payment-success: payment success.' },
  { id: '2.route.create-trial', rule: '/create_trial: register page.' },
  { id: '2.route.root', rule: 'The root redirects to /admin.' },
  { id: '2.route.unknown', rule: 'Unknown paths redirect to /admin.' },

  {
    id: '2.route.admin-loading',
    rule: 'The admin area needs both the tenant and the current user to be loaded; a spinner shows meanwhile.',
  },
  {
    id: '2.route.admin-index',
    rule: '/admin redirects to the dashboard.',
  },
  {
    id: '2.route.admin-token',
    rule: 'A login redirect may land on /admin carrying an access_token query parameter.',
  },
  { id: '2.route.dashboard', rule: '/admin/dashboard.' },
  { id: '2.route.profile', rule: '/admin/profile.' },
  { id: '2.route.accessdenied', rule: '/admin/accessdenied.' },
  { id: '2.route.admin-unknown', rule: 'Unknown paths under /admin show the not-found page.' },
  { id: '2.route.templates', rule: '/admin/templates: list, create, {id}.' },
  { id: '2.route.invoices', rule: '/admin/invoices: list, create, {id}.' },
  { id: '2.route.invoices-publish', rule: '/admin/invoices/publish.' },
  {
    id: '2.route.invoice-calculating-machines',
    rule: '/admin/invoice-calculating-machines: list, create, {id}, publish (same pages as invoices).',
  },
  { id: '2.route.invoice-collectors', rule: '/admin/invoice-collectors: list, {id}.' },
  {
    id: '2.route.invoice-mistakes',
    rule: '/admin/invoice-mistakes: list, create, create-other, {id}.',
  },
  { id: '2.route.registrations', rule: '/admin/registrations: list, create, {id}.' },
  {
    id: '2.route.cancelled-invoices',
    rule: '/admin/cancelled-invoices: list.',
  },
  {
    id: '2.route.cancelled-invoices-statement',
    rule: '/admin/cancelled-invoices/statement/{id}.',
  },
  {
    id: '2.route.adjusted-invoices',
    rule: '/admin/adjusted-invoices: list, create/{id}, {id}.',
  },
  {
    id: '2.route.adjusted-invoices-others',
    rule: '/admin/adjusted-invoices/other/create, /admin/adjusted-invoices/other/{id}.',
  },
  {
    id: '2.route.adjusted-invoices-statement',
    rule: '/admin/adjusted-invoices/statement/{id}.',
  },
  {
    id: '2.route.replaced-invoices',
    rule: '/admin/replaced-invoices: list, {id}.',
  },
  {
    id: '2.route.replaced-invoices-others',
    rule: '/admin/replaced-invoices/other/create, /admin/replaced-invoices/other/{id}.',
  },
  {
    id: '2.route.replaced-invoices-statement',
    rule: '/admin/replaced-invoices/statement/{id}.',
  },
  { id: '2.route.invoice-statement', rule: '/admin/invoice-statement/invoices/{id}.' },
  {
    id: '2.route.invoice-data-summary-tables',
    rule: '/admin/report/invoice-data-summary-tables: list, modify, {id}.',
  },
  {
    id: '2.route.reports',
    rule: '/admin/report/invoice-summaries, /admin/report/invoice-details, /admin/report/invoice-usages.',
  },
  { id: '2.route.customers', rule: '/admin/customers: list, create, {id}.' },
  { id: '2.route.products', rule: '/admin/products: list, create, {id}.' },
  {
    id: '2.route.service-packages',
    rule: '/admin/service-packages: index (package manager), register (price list), checkout.',
  },
  { id: '2.route.history-invoices', rule: '/admin/transmission-history/invoices.' },
  {
    id: '2.route.history-others',
    rule: '/admin/transmission-history: registrations, invoices-mistakes, invoice-data-summary-tables, invoice-calculating-machines (one shared list page).',
  },
  {
    id: '2.route.settings-index',
    rule: '/admin/settings redirects to the first settings page the user may access, otherwise to access denied.',
  },
  { id: '2.route.settings-tenant', rule: '/admin/settings/tenant.' },
  {
    id: '2.route.settings-accounts',
    rule: '/admin/settings/accounts, accounts/create, accounts/update/{id}, accounts/{id}.',
  },
  { id: '2.route.settings-roles', rule: '/admin/settings/roles, roles/create, roles/{id}.' },
  { id: '2.route.settings-certificates', rule: '/admin/settings/certificates.' },
  { id: '2.route.settings-decimals', rule: '/admin/settings/decimal_configurations.' },

  { id: '2.settings.layout', rule: 'The settings area has its own layout with a left menu.' },
  {
    id: '2.settings.small-screen',
    rule: 'On small screens a back/close bar and a query flag for the menu view.',
  },
  { id: '2.settings.close', rule: 'A close button returns to the previous page (default /admin).' },
  {
    id: '2.settings.last-page',
    rule: 'The last settings page is remembered so a back link can return to it.',
  },
];
