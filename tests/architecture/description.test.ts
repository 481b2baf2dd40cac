import { describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { PERMISSION_CODE } from '#generated/vocabulary.ts';
import { resolve } from '../../scripts/generate/document.ts';
import { description, operationRows } from './description.ts';

const known = new Set<string>(PERMISSION_CODE);

/** What an account does about its own way in. */
const OWN = '/api/users/profile/';

/** What is sent to be judged and makes nothing: no answer of it may be kept under a key. */
const JUDGED_ONLY: readonly string[] = [
  '/api/xml_verifications',
  '/api/other_invoices/read',
  '/api/invoices/look_up',
  '/api/templates/preview',
  '/api/products/matches',
];

/**
 * What waits for the network or for a process that draws: under a key a whole operation is one transaction, which must not. A logo
 * that is sent again answers the one that is there.
 */
const WAITS_OUTSIDE: readonly string[] = ['/api/transmissions/{id}/fetch_again', '/api/template_logos'];

/** Lists that answer the newest alone, or the few there are: an account's own jobs, notices, devices and keys, a company's last imports. */
const NEWEST_ONLY = new Set(
  operationRows
    .map(([, { path }]) => path)
    .filter(
      (path) =>
        [
          '/api/jobs',
          '/api/notices',
          '/api/signature_requests',
          '/api/collector_mailbox/mails',
          '/api/till_devices',
        ].includes(path) ||
        path.endsWith('/imports') ||
        path.startsWith(OWN),
    ),
);

/** Short lists that are always read whole: what can be bought, the company's own choices, and what they are made from. */
const WHOLE = new Set([
  '/api/invoices/creators',
  '/api/error_codes',
  '/api/law_changes',
  '/api/service_packages',
  '/api/tenant_settings',
  '/api/timezones',
  '/api/decimal_configurations',
  '/api/invoice_collectors/missing',
]);

/** The specification (point 7) gives it no body. */
const NOTHING_SENT = '/api/invoice_scheduler/reset_error';

/** The state that is wanted, not a change of what was read: a batch is locked and refuses once it ended; that nothing is missing is a yes or no. */
const WANTED_STATES = ['/api/invoices/bulk_publish/{id}/state', '/api/invoice_collectors/missing'];

/**
 * What nobody else writes at the same time: an account's own columns, notices and password, its drafts, which carry a revision, and an
 * import, which its server side locks; and settings, of which a change names only the entries it sets.
 */
const ONE_WRITER = new Set(
  operationRows
    .map(([, { path }]) => path)
    .filter(
      (path) =>
        [OWN, '/api/column_settings/', '/api/drafts/', '/api/notices/'].some((start) =>
          path.startsWith(start),
        ) ||
        path.includes('/imports/') ||
        ['/api/tenant_settings', '/api/decimal_configurations', NOTHING_SENT, ...WANTED_STATES].includes(
          path,
        ),
    ),
);

type Row = (typeof operationRows)[number];

const tableRow = ([name]: Row) => operations[name as keyof typeof operations];

const successOf = ([, { operation }]: Row) =>
  Object.entries(operation.responses).find(([code]) => code.startsWith('2'))?.[1];

const answersJson = (row: Row): string[] | null => {
  const success = successOf(row);
  const schema =
    success === undefined ? undefined : resolve(description, success).content?.['application/json']?.schema;
  return schema === undefined ? null : Object.keys(resolve(description, schema).properties ?? {});
};

const isPaged = ([name, { path }]: Row): boolean =>
  name.startsWith('list') && !path.includes('{id}') && !NEWEST_ONLY.has(path) && !WHOLE.has(path);

const isPost = (row: Row): boolean => tableRow(row).method === 'POST' && tableRow(row).auth === 'bearer';

/** Of a POST nothing may be kept under a key, and each is harmless when it is repeated. */
const keepsNothing = ([, { path }]: Row): boolean =>
  path.startsWith(OWN) || [...JUDGED_ONLY, ...WAITS_OUTSIDE].includes(path);

/** The names of those that break a rule, so that a failure says which; and the rule must be about somebody. */
function breaking(about: (row: Row) => boolean, keeps: (row: Row) => boolean): string[] {
  const rows = operationRows.filter(about);
  expect(rows.length).toBeGreaterThan(0);
  return rows.filter((row) => !keeps(row)).map(([name]) => name);
}

describe('each operation', () => {
  const every = () => true;

  test('has a verb and a noun for a name', () => {
    const verb_and_noun =
      /^(list|get|create|update|delete|restore|revoke|publish|search|count|verify|quick|export|run|change|end|start|confirm|remove|renew|submit|send|cancel|find|forecast|preview|reconcile|choose|keep|drop|report|lookUp|resend|request|read|set|invite|bulk(Update|Delete|Undo))[A-Z][A-Za-z]+$/;
    expect(breaking(every, ([name]) => verb_and_noun.test(name))).toEqual([]);
  });

  test('says who may call it, in known codes', () => {
    const scopesOf = ([, { operation }]: Row): string[] | undefined =>
      operation.security?.flatMap((one) => Object.values(one).flat());
    const says = (row: Row): boolean => scopesOf(row)?.every((scope) => known.has(scope)) === true;
    expect(breaking(every, says)).toEqual([]);
  });

  test('documents one success and its errors', () => {
    const documents = ([, { operation, parameters }]: Row): boolean => {
      const codes = Object.keys(operation.responses);
      // What asks for nothing and takes nothing can fail only on our side.
      const fails_here_only =
        operation.security?.length === 0 && parameters.length === 0 && !operation.requestBody;
      const errors = fails_here_only
        ? codes.some((code) => code.startsWith('5'))
        : codes.includes('4XX') && codes.includes('5XX');
      return codes.filter((code) => code.startsWith('2')).length === 1 && errors;
    };
    expect(breaking(every, documents)).toEqual([]);
  });

  test('that takes a body shows an example of each', () => {
    const bodies = ([, { operation }]: Row) => Object.values(operation.requestBody?.content ?? {});
    const shows = (row: Row): boolean => bodies(row).every(({ example }) => example !== undefined);
    expect(breaking((row) => bodies(row).length > 0, shows)).toEqual([]);
  });

  test('that answers JSON does so under one named key, but the token endpoint, which answers as RFC 6749 says', () => {
    const named = (row: Row): boolean => answersJson(row)?.length === 1;
    const about = (row: Row): boolean => answersJson(row) !== null && row[1].path !== '/oauth/token';
    expect(breaking(about, named)).toEqual([]);
  });

  test('that lists does so page by page: page, limit, sort, query, and the total in X-Total-Count', () => {
    const pages = (row: Row): boolean => {
      const asked: readonly string[] = tableRow(row).query;
      return (
        ['page', 'limit', 'sort', 'query', 'ids'].every((name) => asked.includes(name)) &&
        JSON.stringify(row[1].operation.responses).includes('X-Total-Count')
      );
    };
    expect(breaking(isPaged, pages)).toEqual([]);
  });

  test('that makes something takes an Idempotency-Key', () => {
    const takes = (row: Row): boolean => ['accepted', 'required'].includes(tableRow(row).idempotency);
    expect(breaking((row) => isPost(row) && !keepsNothing(row), takes)).toEqual([]);
  });

  test('of which nothing may be kept takes none', () => {
    const takes_none = (row: Row): boolean => tableRow(row).idempotency === 'none';
    expect(breaking((row) => isPost(row) && keepsNothing(row), takes_none)).toEqual([]);
  });

  test('that changes a record guards against overwriting what somebody else changed', () => {
    const guards = (row: Row): boolean =>
      (tableRow(row).request_fields as readonly string[]).includes('lock_version');
    const about = (row: Row): boolean => tableRow(row).method === 'PUT' && !ONE_WRITER.has(row[1].path);
    expect(breaking(about, guards)).toEqual([]);
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
    const asked = new Set([
      'TokenRequest',
      'TenantCertificateInput',
      'TrialInput',
      'PasswordProof',
      'CollectorMailboxInput',
      'CollectorMailboxUpdate',
      'ProviderConnectionInput',
      'ProviderConnectionUpdate',
    ]);
    // The password of a demo, shown on its login page; a key and the secret of codes, in the answer that makes them.
    const open = new Set(['Site.password', 'ApiToken.secret', 'TotpStart.secret', 'WebhookEndpoint.secret']);
    const told = Object.entries(description.components.schemas)
      .filter(([schema]) => !asked.has(schema))
      .flatMap(([schema, { properties }]) =>
        Object.keys(properties ?? {}).map((field) => `${schema}.${field}`),
      )
      .filter((place) => secret.test(place.split('.')[1] ?? '') && !open.has(place));
    expect(told).toEqual([]);
  });

  test('speaks snake_case, but for the ends of dates that the specification names OnMin and OnMax', () => {
    const fields = Object.values(description.components.schemas).flatMap(({ properties }) =>
      Object.keys(properties ?? {}),
    );
    expect(fields.filter((field) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*((On)?(Min|Max))?$/.test(field))).toEqual(
      [],
    );
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
