/**
 * Specification, point 7: a call the product makes. Null where the specification shows nothing of that part, or says
 * in words what has no name on the wire.
 */
type Call = {
  call: string;
  /** Names of the query that are shown. */
  query: readonly string[];
  /** The named key of the body; `*` for a body without one. */
  body: string | null;
  /** The named key that is read from the answer; null where none is shown. */
  answer: string | null;
};

export const CALLS: readonly Call[] = [
  { call: 'POST /oauth/token', query: [], body: '*', answer: null },
  { call: 'GET /api/tenant', query: [], body: null, answer: 'tenant' },
  { call: 'PUT /api/tenant', query: [], body: 'tenant', answer: null },
  { call: 'GET /api/users/profile', query: [], body: null, answer: 'user' },
  { call: 'GET /api/saved_searches', query: ['type'], body: null, answer: 'saved_searches' },
  { call: 'GET /api/saved_searches/{id}', query: [], body: null, answer: 'saved_search' },
  { call: 'POST /api/saved_searches', query: [], body: 'saved_search', answer: null },
  { call: 'PUT /api/saved_searches/{id}', query: [], body: 'saved_search', answer: null },
  { call: 'DELETE /api/saved_searches/{id}', query: [], body: null, answer: null },
  { call: 'GET /api/quick_search', query: [], body: null, answer: null },
  {
    call: 'GET /api/tenant_settings/setting_key',
    query: ['setting_key'],
    body: null,
    answer: 'tenant_setting',
  },
  { call: 'GET /api/tenant_settings', query: [], body: null, answer: 'tenant_settings' },
  { call: 'PUT /api/tenant_settings', query: [], body: '*', answer: null },
  {
    call: 'GET /api/tenant_settings/setting_invoice',
    query: [],
    body: null,
    answer: 'tenant_setting_invoice',
  },
  { call: 'POST /api/send_email', query: [], body: 'mail_sender', answer: null },
  { call: 'GET /api/transmissions', query: [], body: null, answer: 'transmissions' },
  { call: 'GET /api/certificates', query: ['all'], body: null, answer: 'tenant_certificates' },
  { call: 'POST /api/certificates', query: [], body: 'tenant_certificate', answer: 'tenant_certificate' },
  { call: 'DELETE /api/certificates/{id}', query: [], body: null, answer: null },
  { call: 'POST /api/invoices/look_up', query: [], body: 'invoice', answer: 'template' },
  {
    call: 'GET /api/invoices/calculating_machine/publish/{id}',
    query: [],
    body: null,
    answer: 'invoice_calculating_machine_tmp',
  },
  {
    call: 'GET /api/invoice_data_summary_tables/{id}',
    query: [],
    body: null,
    answer: 'invoice_data_summary_table',
  },
  { call: 'GET /api/registrations/{id}', query: [], body: null, answer: 'registration' },
  { call: 'GET /api/invoice_mistakes/{id}', query: [], body: null, answer: 'invoice_mistake' },
  { call: 'GET /api/invoices/bulk_publish/{id}', query: [], body: null, answer: 'invoice_publishes' },
  {
    call: 'GET /api/tax_authorities/search',
    query: ['query', 'page'],
    body: null,
    answer: 'tax_authorities',
  },
  { call: 'GET /api/tax_authorities/search/count', query: ['query'], body: null, answer: 'count' },
  { call: 'GET /api/tax_authorities/{id}', query: [], body: null, answer: 'tax_authority' },
  { call: 'GET /api/decimal_configurations', query: [], body: null, answer: 'decimal_configurations' },
  {
    call: 'PUT /api/decimal_configurations',
    query: [],
    body: 'decimal_configurations',
    answer: null,
  },
  { call: 'GET /api/invoice_scheduler', query: [], body: null, answer: 'invoice_config' },
  { call: 'POST /api/invoice_scheduler', query: [], body: 'invoice_config', answer: null },
  { call: 'PUT /api/invoice_scheduler/reset_error', query: [], body: null, answer: null },
];

/** Kinds of records whose cached data is invalidated after changes, in the order of the specification. */
export const KINDS = [
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
] as const;
