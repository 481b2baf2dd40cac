import type { Rule } from './rule.ts';

/** The kinds whose cached data is invalidated after changes. */
const KIND_RULES = [
  'admin',
  'tenant',
  'tenant_setting',
  'tenant_settings',
  'tenant_role',
  'savedSearch',
  'columnSettings',
  'customer',
  'template',
  'product',
  'user',
  'password',
  'invoice',
  'currency',
  'invoice_mistake',
  'transmission',
  'registration',
  'email',
  'cancelled_invoices',
  'adjusted_invoices',
  'replaced_invoices',
  'invoice_data_summary_tables',
  'tenant_certificate',
  'look_up',
  'invoice_statement',
  'report_invoice_summary',
  'report_invoice_detail',
  'report_invoice_usage',
  'transmission_history',
  'dashboard',
  'onboarding',
  'payment_request',
  'decimal_configurations',
  'invoice_auto_config',
  'invoice_collector',
  'statement_signing',
].map((kind): Rule => ({
  id: `7.kinds.${kind}`,
  rule: `After changes, cached data of the kind ${kind} is invalidated.`,
}));

/** Point 7: the calls it makes. */
export const POINT_7: readonly Rule[] = [
  {
    id: '7.bearer',
    rule: 'All calls go to the admin API with header Authorization: Bearer {token}, except login.',
  },
  { id: '7.unwrapped', rule: 'Responses are unwrapped from a named key.' },
  {
    id: '7.call.post-oauth-token',
    rule: 'POST /oauth/token: form-encoded grant_type=refresh_token and refresh_token, basic client credentials; returns access_token, refresh_token, expires_in.',
  },
  { id: '7.call.get-tenant', rule: 'GET /api/tenant reads tenant.' },
  { id: '7.call.put-tenant', rule: 'PUT /api/tenant: body {tenant}.' },
  { id: '7.call.get-users-profile', rule: 'GET /api/users/profile reads user.' },
  { id: '7.call.get-saved_searches', rule: 'GET /api/saved_searches?type= reads saved_searches.' },
  { id: '7.call.get-saved_searches-id', rule: 'GET /api/saved_searches/{id} reads saved_search.' },
  { id: '7.call.post-saved_searches', rule: 'POST /api/saved_searches: body {saved_search}.' },
  { id: '7.call.put-saved_searches-id', rule: 'PUT /api/saved_searches/{id}: body {saved_search}.' },
  { id: '7.call.delete-saved_searches-id', rule: 'DELETE /api/saved_searches/{id}.' },
  { id: '7.call.get-quick_search', rule: 'GET /api/quick_search: filter query params.' },
  {
    id: '7.call.get-tenant_settings-setting_key',
    rule: 'GET /api/tenant_settings/setting_key?setting_key= reads tenant_setting.',
  },
  { id: '7.call.get-tenant_settings', rule: 'GET /api/tenant_settings reads tenant_settings.' },
  { id: '7.call.put-tenant_settings', rule: 'PUT /api/tenant_settings: body is the request object.' },
  {
    id: '7.call.get-tenant_settings-setting_invoice',
    rule: 'GET /api/tenant_settings/setting_invoice reads tenant_setting_invoice.',
  },
  {
    id: '7.call.post-send_email',
    rule: 'POST /api/send_email: body {mail_sender}.',
  },
  { id: '7.call.get-transmissions', rule: 'GET /api/transmissions: filters; reads transmissions.' },
  { id: '7.call.get-certificates', rule: 'GET /api/certificates?all= reads tenant_certificates.' },
  {
    id: '7.call.post-certificates',
    rule: 'POST /api/certificates: body {tenant_certificate}; reads tenant_certificate.',
  },
  { id: '7.call.delete-certificates-id', rule: 'DELETE /api/certificates/{id}.' },
  {
    id: '7.certificate-refreshes-auto-config',
    rule: 'Deleting a certificate also refreshes the invoice auto-config.',
  },
  {
    id: '7.call.post-invoices-look_up',
    rule: 'POST /api/invoices/look_up: body {invoice}; reads template.',
  },
  {
    id: '7.call.get-invoices-calculating_machine-publish-id',
    rule: 'GET /api/invoices/calculating_machine/publish/{id}: cash-register signing status; reads invoice_calculating_machine_tmp.',
  },
  {
    id: '7.call.get-invoice_data_summary_tables-id',
    rule: 'GET /api/invoice_data_summary_tables/{id} reads invoice_data_summary_table.',
  },
  {
    id: '7.call.get-registrations-id',
    rule: 'GET /api/registrations/{id}: declaration status; reads registration.',
  },
  {
    id: '7.call.get-invoice_mistakes-id',
    rule: 'GET /api/invoice_mistakes/{id} reads invoice_mistake.',
  },
  {
    id: '7.call.get-invoices-bulk_publish-id',
    rule: 'GET /api/invoices/bulk_publish/{id}: other (bulk) status; reads invoice_publishes.',
  },
  {
    id: '7.call.get-tax_authorities-search',
    rule: 'GET /api/tax_authorities/search?query&page reads tax_authorities.',
  },
  { id: '7.tax-authorities.pages', rule: 'An infinite-scroll variant appends pages.' },
  { id: '7.tax-authorities.first-page', rule: 'Page 1 resets the list of tax authorities.' },
  {
    id: '7.call.get-tax_authorities-search-count',
    rule: 'GET /api/tax_authorities/search/count?query reads count.',
  },
  { id: '7.call.get-tax_authorities-id', rule: 'GET /api/tax_authorities/{id} reads tax_authority.' },
  {
    id: '7.call.get-decimal_configurations',
    rule: 'GET /api/decimal_configurations reads decimal configurations.',
  },
  {
    id: '7.call.put-decimal_configurations',
    rule: 'PUT /api/decimal_configurations: body {decimal_configurations}.',
  },
  {
    id: '7.call.get-invoice_scheduler',
    rule: 'GET /api/invoice_scheduler reads invoice_config.',
  },
  {
    id: '7.call.post-invoice_scheduler',
    rule: 'POST /api/invoice_scheduler: body {invoice_config}.',
  },
  {
    id: '7.call.put-invoice_scheduler-reset_error',
    rule: 'PUT /api/invoice_scheduler/reset_error.',
  },
  ...KIND_RULES,
];
