import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';

/** Spec point 7: the calls the product makes, method and path; paths without their query. */
const CALLS = [
  'POST /oauth/token',
  'GET /api/tenant',
  'PUT /api/tenant',
  'GET /api/users/profile',
  'GET /api/saved_searches',
  'GET /api/saved_searches/{id}',
  'POST /api/saved_searches',
  'PUT /api/saved_searches/{id}',
  'DELETE /api/saved_searches/{id}',
  'GET /api/quick_search',
  'GET /api/tenant_settings/setting_key',
  'GET /api/tenant_settings',
  'PUT /api/tenant_settings',
  'GET /api/tenant_settings/setting_invoice',
  'POST /api/send_email',
  'GET /api/transmissions',
  'GET /api/certificates',
  'POST /api/certificates',
  'DELETE /api/certificates/{id}',
  'POST /api/invoices/look_up',
  'GET /api/invoices/calculating_machine/publish/{id}',
  'GET /api/invoice_data_summary_tables/{id}',
  'GET /api/registrations/{id}',
  'GET /api/invoice_mistakes/{id}',
  'GET /api/invoices/bulk_publish/{id}',
  'GET /api/tax_authorities/search',
  'GET /api/tax_authorities/search/count',
  'GET /api/tax_authorities/{id}',
  'GET /api/decimal_configurations',
  'PUT /api/decimal_configurations',
  'GET /api/invoice_scheduler',
  'POST /api/invoice_scheduler',
  'PUT /api/invoice_scheduler/reset_error',
];

const built = new Set(Object.values(operations).map(({ method, path }) => `${method} ${path}`));
const open = new Set(
  [...readFileSync('docs/open-questions.md', 'utf8').matchAll(/^- `((?:GET|POST|PUT|DELETE) \/\S+)`/gm)].map(
    ([, call]) => call,
  ),
);

describe('the calls the product makes', () => {
  test.each(CALLS)('%s is answered, or docs/open-questions.md says that it is not there yet', (call) => {
    expect({ call, answered: built.has(call), listed_as_missing: open.has(call) }).toMatchObject({
      answered: !open.has(call),
    });
  });

  test('docs/open-questions.md lists no other call', () => {
    expect([...open].filter((call) => call !== undefined && !CALLS.includes(call))).toEqual([]);
  });
});

describe('responses are unwrapped from a named key', () => {
  test.each([
    ['getTenant', 'tenant'],
    ['updateTenant', 'tenant'],
    ['getProfile', 'user'],
    ['listTransmissions', 'transmissions'],
    ['listCertificates', 'tenant_certificates'],
    ['createCertificate', 'tenant_certificate'],
  ] as const)('%s from %s', (name, key) => expect(operations[name].response_key).toBe(key));

  test.each([
    ['updateTenant', 'tenant'],
    ['createCertificate', 'tenant_certificate'],
  ] as const)('%s sends its body under %s', (name, key) => expect(operations[name].request_key).toBe(key));
});

test('deleting a certificate also refreshes the invoice auto-config', () => {
  expect(operations.deleteCertificate.invalidates).toContain('invoice_auto_config');
});
