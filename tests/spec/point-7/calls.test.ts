import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { RESOURCE_KIND } from '#generated/vocabulary.ts';
import { described, type Described } from '#tests/contract/described.ts';
import { POINT_7 } from '#tests/spec/rules/point-7.table.ts';
import { CALLS, KINDS } from './calls.table.ts';
import { shownBy, showsKind } from '#src/providers/cache/invalidate.ts';

const find = (call: string): Described | undefined =>
  described.find(({ method, path }) => `${method} ${path}` === call);

const built = CALLS.filter(({ call }) => find(call) !== undefined);
const missing = CALLS.filter(({ call }) => find(call) === undefined).map(({ call }) => call);
const open = [
  ...readFileSync('docs/open-questions.md', 'utf8').matchAll(/^- `((?:GET|POST|PUT|DELETE) \/\S+)`/gm),
].map(([, call = '']) => call);

afterAll(() => {
  const rest = missing.length === 0 ? '' : `; not there yet: ${missing.join(', ')}`;
  console.log(`${built.length} of the ${CALLS.length} calls of the specification stand${rest}`);
});

test('the specification shows thirty-three calls, each once', () => {
  expect(new Set(CALLS.map(({ call }) => call)).size).toBe(33);
});

test('docs/open-questions.md lists the calls that are not there yet, and no other', () => {
  expect(open.toSorted()).toEqual(missing.toSorted());
});

test('each call has its rule, which is unbuilt as long as the call is missing', () => {
  const calls = POINT_7.flatMap(({ id, rule, unbuilt }) =>
    id.startsWith('7.call.') ? [[/^[A-Z]+ [^\s:?.,]+/.exec(rule)?.[0], unbuilt !== undefined]] : [],
  );
  const expected = CALLS.map(({ call }) => [call, missing.includes(call)]);
  expect(calls).toEqual(expected);
});

describe.each(built)('$call [7.call.*]', ({ call, query, body, answer }) => {
  const one = find(call) as Described;
  const row = operations[one.id];

  test('takes what it is sent in the query', () => {
    expect([...row.query]).toEqual(expect.arrayContaining([...query]));
  });

  test('takes its body under its named key', () => {
    if (body === null) expect(row.request_key).toBeNull();
    else if (body === '*') expect([row.request_key, one.body === null]).toEqual([null, false]);
    else expect(Object.keys((one.body?.schema['properties'] as object | undefined) ?? {})).toEqual([body]);
  });

  if (answer !== null)
    test('answers under its named key', () => {
      expect(row.response_key).toBe(answer);
    });
});

test('deleting a certificate also refreshes the invoice auto-config, once there is one', () => {
  expect(operations.deleteCertificate.invalidates).toContain('invoice_auto_config');
});

test('a refresh token is renewed by a form with client credentials, for tokens and their life [7.call.post-oauth-token 3.tokens.refresh-response]', () => {
  const token = find('POST /oauth/token') as Described;
  expect(operations[token.id].auth).toBe('client');
  expect(token.body?.media).toBe('application/x-www-form-urlencoded');
  expect(Object.keys(token.body?.schema['properties'] as object)).toEqual(
    expect.arrayContaining(['grant_type', 'refresh_token']),
  );
  const schema = token.responses['200']?.content?.['application/json']?.schema;
  expect(schema?.['required']).toEqual(
    expect.arrayContaining(['access_token', 'refresh_token', 'expires_in']),
  );
});

test('all other calls carry the bearer token [7.bearer]', () => {
  const others = built.filter(({ call }) => call !== 'POST /oauth/token');
  expect(others.filter(({ call }) => operations[(find(call) as Described).id].auth !== 'bearer')).toEqual([]);
});

test('the kinds that a change makes stale are those of the specification, whole', () => {
  expect(KINDS).toHaveLength(36);
  expect(RESOURCE_KIND.filter((kind) => (KINDS as readonly string[]).includes(kind))).toEqual([...KINDS]);
});

test('every kind is raised by a call', () => {
  const raised = new Set<string>(Object.values(operations).flatMap(({ invalidates }) => [...invalidates]));
  expect(KINDS.filter((kind) => !raised.has(kind))).toEqual([]);
});

test.each([
  ['publishInvoice', ['invoice', 'transmission', 'transmission_history']],
  ['publishInvoices', ['invoice', 'transmission', 'transmission_history']],
  ['submitSignatures', ['invoice', 'transmission', 'transmission_history']],
  ['createCertificate', ['tenant_certificate', 'onboarding']],
  ['createTemplate', ['template', 'onboarding']],
  ['updateTenant', ['tenant', 'onboarding']],
] as const)('%s makes stale what it changes elsewhere too', (operation, kinds) =>
  expect(operations[operation].invalidates).toEqual(expect.arrayContaining([...kinds])),
);

describe('after changes, cached data is invalidated [7.kinds.*]', () => {
  const raised = new Set<string>(Object.values(operations).flatMap(({ invalidates }) => [...invalidates]));
  /** Whether a change of this kind reads a query again: by one of the resources, or the first words of keys, that show it. */
  const reads = (kind: string) => {
    const shown = shownBy(kind);
    const keys = [...(shown?.keys ?? []), ...(shown?.resources ?? []).map((name) => `/api/${name}`)];
    return keys.map((key) => showsKind([key], new Set([kind])));
  };

  test('each kind has its rule', () => {
    expect(POINT_7.map(({ id }) => id).filter((id) => id.startsWith('7.kinds.'))).toEqual(
      KINDS.map((kind) => `7.kinds.${kind}`),
    );
  });

  test.each(KINDS)('%s by some operation, and what shows it is read again', (kind) => {
    expect(raised.has(kind)).toBe(true);
    expect(shownBy(kind)).not.toBeNull();
    expect(reads(kind)).not.toContain(false);
  });
});
