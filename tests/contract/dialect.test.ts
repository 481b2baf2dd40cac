import { beforeAll, describe, expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';
import { described } from './described.ts';
import { breachesOf, judged, type ErrorBody } from './injection.ts';

// What no walk over the operations comes upon: odd addresses, too much of anything, and the roles of the demo.

const server = withTestApp();

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
  '%s, which no operation takes, answers 404 in the shape of errors',
  async (method) => {
    const reply = await server.current.app.inject({
      method,
      url: '/api/customers',
      headers: { authorization: `Bearer ${owner}` },
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.json<ErrorBody>().errors[0]?.message).toMatch(/\p{L}/u);
  },
);
