import { describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { PERMISSION_CODE } from '#generated/vocabulary.ts';
import { resolve } from '../../scripts/generate/document.ts';
import { description, operationRows } from './description.ts';

const known = new Set<string>(PERMISSION_CODE);

/** What an account does about its own way in. */
const OWN = '/api/users/profile/';

/** What is sent to be judged and makes nothing: no answer of it may be kept under a key. */
const JUDGED_ONLY: readonly string[] = ['/api/xml_verifications'];

/** Lists that answer the newest alone, or the few there are: an account's own jobs, devices and keys, a company's last imports. */
const NEWEST_ONLY = new Set(
  operationRows
    .map(([, { path }]) => path)
    .filter(
      (path) =>
        ['/api/jobs', '/api/signature_requests'].includes(path) ||
        path.endsWith('/imports') ||
        path.startsWith(OWN),
    ),
);

/** Short lists that are always read whole: what can be bought, the company's own choices, and what they are made from. */
const WHOLE = new Set([
  '/api/law_changes',
  '/api/service_packages',
  '/api/tenant_settings',
  '/api/timezones',
  '/api/decimal_configurations',
]);

/**
 * What nobody else writes at the same time: an account's own columns and password, its drafts, which carry a revision, and an
 * import, which its server side locks; and settings, of which a change names only the entries it sets.
 */
const ONE_WRITER = new Set(
  operationRows
    .map(([, { path }]) => path)
    .filter(
      (path) =>
        [OWN, '/api/column_settings/', '/api/drafts/'].some((start) => path.startsWith(start)) ||
        path.includes('/imports/') ||
        ['/api/tenant_settings', '/api/decimal_configurations'].includes(path),
    ),
);

describe.each(operationRows)('%s', (name, { operation, path, parameters }) => {
  test('has a verb and a noun for a name', () => {
    expect(name).toMatch(
      /^(list|get|create|update|delete|restore|revoke|publish|search|count|verify|quick|export|run|change|end|start|confirm|remove|renew|submit|send|cancel|find|choose|keep|drop|report|lookUp|resend|request|read|set|invite|bulk(Update|Delete|Undo))[A-Z][A-Za-z]+$/,
    );
  });

  test('says who may call it, in known codes', () => {
    const alternatives = operation.security;
    expect(alternatives).toBeDefined();
    const scopes = (alternatives ?? []).flatMap((one) => Object.values(one).flat());
    expect(scopes.filter((scope) => !known.has(scope))).toEqual([]);
  });

  test('documents its success and its errors', () => {
    const codes = Object.keys(operation.responses);
    expect(codes.filter((code) => code.startsWith('2'))).toHaveLength(1);
    // What asks for nothing and takes nothing can fail only on our side.
    const failing = operation.security?.length === 0 && parameters.length === 0 && !operation.requestBody;
    expect(codes).toEqual(expect.arrayContaining(failing ? [expect.stringMatching(/^5/)] : ['4XX', '5XX']));
  });

  test('shows an example of each body it takes', () => {
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      expect(media.example).toBeDefined();
    }
  });

  test('answers JSON under one named key, but the token endpoint, which answers as RFC 6749 says', () => {
    const [, success] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
    const schema =
      success === undefined ? undefined : resolve(description, success).content?.['application/json']?.schema;
    if (schema === undefined || path === '/oauth/token') return;
    expect(Object.keys(resolve(description, schema).properties ?? {})).toHaveLength(1);
  });

  test('lists page by page: page, limit, sort, query, and the total in X-Total-Count', () => {
    const row = operations[name as keyof typeof operations];
    if (!name.startsWith('list') || path.includes('{id}')) return;
    if (NEWEST_ONLY.has(path) || WHOLE.has(path)) return;
    expect(row.query).toEqual(expect.arrayContaining(['page', 'limit', 'sort', 'query', 'ids']));
    expect(JSON.stringify(operation.responses)).toContain('X-Total-Count');
  });

  test('takes an Idempotency-Key when it makes something', () => {
    const row = operations[name as keyof typeof operations];
    if (row.method !== 'POST' || row.auth !== 'bearer') return;
    // Nothing of them may be kept under a key, and each is harmless when it is repeated.
    if (path.startsWith(OWN) || JUDGED_ONLY.includes(path)) {
      expect(row.idempotency).toBe('none');
      return;
    }
    expect(['accepted', 'required']).toContain(row.idempotency);
  });

  test('guards against overwriting what somebody else changed', () => {
    const row = operations[name as keyof typeof operations];
    if (row.method !== 'PUT' || ONE_WRITER.has(path)) return;
    expect(row.request_fields).toContain('lock_version');
  });
});

describe('the description as a whole', () => {
  test('names each operation once and the table of operations holds them all', () => {
    const names = operationRows.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(operations).sort()).toEqual([...names].sort());
  });

  test('keeps secrets inside: no answer has a field for one', () => {
    const secret = /^(password.*|pkcs12.*|private_key.*|.*_sealed|certificate_der|hash|secret)$/;
    const asked = new Set(['TokenRequest', 'TenantCertificateInput', 'TrialInput', 'PasswordProof']);
    // The password of a demo, shown on its login page; a key and the secret of codes, in the answer that makes them.
    const open = new Set(['Site.password', 'ApiToken.secret', 'TotpStart.secret']);
    const told = Object.entries(description.components.schemas)
      .filter(([schema]) => !asked.has(schema))
      .flatMap(([schema, { properties }]) =>
        Object.keys(properties ?? {}).map((field) => `${schema}.${field}`),
      )
      .filter((place) => secret.test(place.split('.')[1] ?? '') && !open.has(place));
    expect(told).toEqual([]);
  });

  test('speaks snake_case', () => {
    const fields = Object.values(description.components.schemas).flatMap(({ properties }) =>
      Object.keys(properties ?? {}),
    );
    expect(fields.filter((field) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(field))).toEqual([]);
  });

  test('writes money, quantities, prices and rates as strings, never as JSON numbers', () => {
    const schemas = Object.entries(description.components.schemas);
    const floats = schemas.flatMap(([schema, { properties }]) =>
      Object.entries(properties ?? {})
        .filter(([, field]) => [resolve(description, field).type].flat().includes('number'))
        .map(([field]) => `${schema}.${field}`),
    );
    expect(floats).toEqual([]);
  });

  test('takes no property it does not name', () => {
    const open = Object.entries(description.components.schemas).filter(
      ([, schema]) => schema.type === 'object' && schema.additionalProperties !== false,
    );
    // Errors carry the record the other person saved, whatever it is.
    expect(open.map(([schema]) => schema).filter((schema) => schema !== 'Errors')).toEqual([]);
  });
});
