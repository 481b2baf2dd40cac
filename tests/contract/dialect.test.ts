import { beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '#generated/operations.ts';
import { callsPerMinute } from '#server/http/calls-per-minute.table.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { described } from './described.ts';
import { breachesOf, judged, type ErrorBody } from './injection.ts';

// What no walk over the operations comes upon: odd addresses, too much of anything, and the roles of the demo.

const server = withTestApp();

/** Operations that anyone may send a body to; one takes a file. */
const open = described.filter(({ id, body }) => {
  const { auth } = operations[id as OperationId];
  return auth !== 'bearer' && body !== null && id !== 'submitStatementFile';
});

let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
});

test('an accountant drafts but does not publish', async () => {
  const token = await server.current.signIn('ketoan@demo.vn');
  const draft = described.find(({ id }) => id === 'createInvoice')?.body?.example;
  expect((await judged(server.current, 'createInvoice', { body: draft, token })).status).toBe(201);
  const publish = { body: { invoice: { lock_version: 1 } }, token };
  expect((await judged(server.current, 'publishInvoice', publish)).status).toBe(403);
});

test.each([
  ['/api/khong-co', 404],
  ['/api/customers/abc', 422],
  ['/api/customers/0', 422],
  ['/api/customers/-1', 422],
  ['/api/customers/1.5', 422],
  ['/api/customers/99999999999999999999', 422],
  ['/api/customers/9007199254740993', 422],
  ['/api/customers/%00', 422],
  ['/api/customers/%E0%A4%A', 400],
  [`/api/customers/${'1'.repeat(500)}`, 400],
])('%s answers %d in the shape of errors', async (url, status) => {
  const reply = await server.current.app.inject({ url, headers: { authorization: `Bearer ${owner}` } });
  expect(reply.statusCode, reply.body).toBe(status);
  expect(reply.json<ErrorBody>().errors[0]?.message).toMatch(/\p{L}/u);
});

describe('too much of anything', () => {
  const DEEP = 100_000;

  test('a body of five megabytes answers 413 in words', async () => {
    const body = JSON.stringify({
      customer: { code: 'X', name: 'x'.repeat(5 * 1024 * 1024), status: 'active' },
    });
    const answered = await judged(server.current, 'createCustomer', { body, token: owner });
    expect(answered.status).toBe(413);
    expect((answered.body as ErrorBody).errors[0]?.message).toContain('quá lớn');
  });

  test('a form of five megabytes answers 413 as RFC 6749 shapes it', async () => {
    const body = `grant_type=password&username=a&password=${'x'.repeat(5 * 1024 * 1024)}`;
    const answered = await judged(server.current, 'createToken', { body });
    expect(answered.status).toBe(413);
    expect(answered.body).toMatchObject({ error: 'invalid_request' });
  });

  test.each(['name', 'code', 'tax_code', 'status'])(
    '%s nested a hundred thousand deep is refused',
    async (field) => {
      const record = JSON.stringify({ code: 'X', name: 'X', status: 'active', [field]: '?' });
      const deep = '['.repeat(DEEP) + ']'.repeat(DEEP);
      const body = `{"customer":${record.replace('"?"', deep)}}`;
      const answered = await judged(server.current, 'createCustomer', { body, token: owner });
      expect(answered.status).toBe(422);
      expect((answered.body as ErrorBody).errors[0]?.fields).toEqual([field]);
    },
  );

  test.each(open.map(({ id }) => id))('%s takes no body of a megabyte from a stranger', async (id) => {
    const body = `{"unknown":"${'x'.repeat(1024 * 1024)}"}`;
    const answered = await judged(server.current, id, { body });
    expect(answered.status).toBe(413);
  });

  test.each(open.map(({ path }) => path))('how often an address may call %s is limited', (path) => {
    expect(callsPerMinute(1)[path.replaceAll(/\{(\w+)\}/g, ':$1')]).toBeGreaterThan(0);
  });

  test('the file of a statement, up to its two megabytes, is taken from the buyer', async () => {
    const body = { statement_file: { key: 'A'.repeat(43), file_base64: 'A'.repeat(2_800_000) } };
    expect((await judged(server.current, 'submitStatementFile', { body })).status).toBe(404);
  });

  test('of a body with thousands of wrong places the answer names the first and says that there are more', async () => {
    const lines = Array.from({ length: 1_000 }, () => ({ unknown: 1 }));
    const body = { invoice: { lines } };
    const answered = await judged(server.current, 'createInvoice', { body, token: owner });
    const { errors } = answered.body as ErrorBody;
    expect([answered.status, errors.length, errors.at(-1)?.code]).toEqual([422, 101, 'more_errors']);
    expect(errors.some(({ fields }) => fields.includes('lines.0.unknown'))).toBe(true);
  });

  test('an address longer than a request may be answers 431 in words', async () => {
    const url = `${server.current.url}/api/customers?query=${'a'.repeat(40_000)}`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${owner}` } });
    expect(reply.status).toBe(431);
    const headers = Object.fromEntries(reply.headers);
    const body = (await reply.json()) as ErrorBody;
    expect(breachesOf('listCustomers', { status: 431, headers, body })).toEqual([]);
    expect(body.errors[0]).toMatchObject({ code: 'address_too_long', fields: [] });
  });

  test.each(['__proto__', 'constructor'])('a body with %s is refused', async (key) => {
    const body = `{"customer":{"code":"X","name":"X","status":"active","${key}":{"prototype":{"full":true}}}}`;
    expect([400, 422]).toContain(
      (await judged(server.current, 'createCustomer', { body, token: owner })).status,
    );
  });
});

test.each(['PATCH', 'OPTIONS', 'PUT'] as const)(
  '%s, which no operation takes, answers 405 with the methods there are',
  async (method) => {
    const reply = await server.current.app.inject({
      method,
      url: '/api/customers',
      headers: { authorization: `Bearer ${owner}` },
    });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect(reply.json<ErrorBody>().errors[0]?.message).toMatch(/\p{L}/u);
  },
);
