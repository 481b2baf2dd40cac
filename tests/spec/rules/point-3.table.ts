import type { Rule } from './rule.ts';

/** Point 3: entities and their fields. */
export const POINT_3: readonly Rule[] = [
  {
    id: '3.tenant.fields',
    rule: 'Tenant: id, name, tax_code, address, industry, email, phone_number, website, fax, bank_account, bank_name, delegate_name, delegate_position, delegate_email, delegate_phone_number, tax_city_code, tax_city_name, tax_authority_code, tax_authority_name.',
  },
  { id: '3.timezone.fields', rule: 'Timezone: id, timezone, timezone_iana, display_name, diff.' },
  { id: '3.account.fields', rule: 'Current account: full_name, permissions (list of strings).' },
  { id: '3.decimals.keys', rule: 'Decimal configuration: config_key, config_value; eight keys.' },
  {
    id: '3.decimals.defaults',
    rule: 'Default value when missing: 2; 6 for amount after tax, amount without VAT, discount rate, unit price, VAT amount, quantity.',
  },
  {
    id: '3.settings.method-of-tax-calculation',
    rule: 'Tenant configuration method_of_tax_calculation: VAT, PERCENTAGE_ON_REVENUE.',
  },
  { id: '3.settings.price-includes-tax', rule: "Tenant configuration price_includes_tax: 'true', 'false'." },
  {
    id: '3.settings.invoice-type',
    rule: 'Tenant configuration invoice_type: INVOICE_WITH_CODE, INVOICE_WITHOUT_CODE.',
  },
  { id: '3.settings.setting-key', rule: 'Tenant settings each have a setting_key.' },
  {
    id: '3.tokens.exp',
    rule: 'Access token and refresh token are signed tokens with an exp claim in seconds.',
  },
  { id: '3.tokens.storage', rule: 'They are stored as access_token and refresh_token.' },
  { id: '3.tokens.refresh-response', rule: 'Refresh response: access_token, refresh_token, expires_in.' },
  { id: '3.saved-search.fields', rule: 'Saved search: id, type (used as a filter).' },
  { id: '3.tax-authorities', rule: 'Tax authorities: search results and count.' },
  {
    id: '3.auto-config',
    rule: 'Invoice auto-config (invoice_config).',
  },
  {
    id: '3.template-look-up',
    rule: 'Invoice template (look-up result).',
  },
  { id: '3.active-status', rule: "Active status: active ('Đang hoạt động'), inactive ('Ngừng hoạt động')." },
  {
    id: '3.message-kinds',
    rule: 'Message kinds: declaration, invoice, invoice_cash_register, invoice_mistake, data_summary_table, bulk_publish.',
  },
  {
    id: '3.document-kinds',
    rule: 'Document kinds: draft_invoice, invoice, explanation, wrong_invoice, cancel_invoice, statement_cancel_invoice, statement_replace_invoice, statement_modified_invoice.',
  },
  { id: '3.date-filters.names', rule: 'Parameters ending in OnMin or OnMax are dates.' },
  {
    id: '3.date-filters.shift',
    rule: 'They are sent as ISO date-times with Z suffix after shifting the value back 7 hours.',
  },
  { id: '3.date-filters.empty', rule: 'Empty, null or undefined filters are dropped.' },
];
