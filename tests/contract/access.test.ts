import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { described, signedIn, type Described } from './described.ts';
import { judged, type ErrorBody } from './injection.ts';

const server = withTestApp();

let reader = '';
let owner = '';
beforeAll(async () => {
  reader = await server.current.signIn('xem@demo.vn');
  owner = await server.current.signIn('owner@demo.vn');
});

/** 'Chỉ xem' reads everything but certificates, which belong to the settings. */
const forReaders = (one: Described): boolean =>
  one.method === 'GET' && one.path.indexOf('/api/certificates') !== 0;
const example = (one: Described): { body?: unknown } => (one.body === null ? {} : { body: one.body.example });

describe('without a token', () => {
  test.each(signedIn)('$id answers 401 before it reads anything else', async (one) => {
    const answered = await judged(server.current, one.id, {
      body: one.body === null ? undefined : '{broken',
    });
    expect(answered.status).toBe(401);
    expect((answered.body as ErrorBody).errors[0]).toMatchObject({ code: 'unauthenticated', fields: [] });
  });

  test.each(described.filter(({ id }) => operations[id].auth === 'client'))(
    '$id answers 401 without the client',
    async (one) => {
      const answered = await judged(server.current, one.id, {
        ...example(one),
        headers: { authorization: 'Basic eDp5' },
      });
      expect(answered.status).toBe(401);
      expect(answered.body).toMatchObject({ error: 'invalid_client' });
    },
  );

  test.each(described.filter(({ id }) => operations[id].auth === 'none'))('$id answers', async (one) => {
    expect((await judged(server.current, one.id)).status).toBe(200);
  });
});

describe('an account that may only read', () => {
  test.each(signedIn.filter((one) => !forReaders(one)))('$id answers 403', async (one) => {
    const answered = await judged(server.current, one.id, { ...example(one), token: reader });
    expect(answered.status).toBe(403);
    expect((answered.body as ErrorBody).errors[0]?.message).toContain(
      'Bạn không có quyền truy cập chức năng này',
    );
  });

  test.each(signedIn.filter(forReaders))('$id is open to it', async (one) => {
    const answered = await judged(server.current, one.id, { token: reader });
    expect(answered.status).not.toBe(401);
    expect(answered.status).not.toBe(403);
  });

  test('an accountant drafts but does not publish', async () => {
    const token = await server.current.signIn('ketoan@demo.vn');
    const draft = described.find(({ id }) => id === 'createInvoice')?.body?.example;
    expect((await judged(server.current, 'createInvoice', { body: draft, token })).status).toBe(201);
    const publish = { body: { invoice: { lock_version: 1 } }, token };
    expect((await judged(server.current, 'publishInvoice', publish)).status).toBe(403);
  });
});

describe('what the description does not name is refused', () => {
  test.each(signedIn)('an unknown query key of $id', async (one) => {
    const answered = await judged(server.current, one.id, {
      ...example(one),
      token: owner,
      query: { la: '1' },
    });
    expect(answered.status).toBe(422);
    expect((answered.body as ErrorBody).errors[0]).toMatchObject({
      code: 'invalid_additionalproperties',
      fields: ['la'],
    });
  });

  const bodied = described.filter(({ body }) => body !== null);

  test.each(bodied)('an unknown key in the body of $id', async (one) => {
    const body = { ...(one.body?.example as object), la: '1' };
    const answered = await judged(server.current, one.id, {
      body,
      token: operations[one.id].auth === 'bearer' ? owner : null,
    });
    expect(answered.status).toBe(operations[one.id].auth === 'client' ? 400 : 422);
  });

  const wrapped = bodied.filter(({ id }) => operations[id].request_key !== null);

  test.each(wrapped)('an unknown key inside the record of $id, by its name', async (one) => {
    const key = operations[one.id].request_key ?? '';
    const record = (one.body?.example as Record<string, object>)[key];
    const answered = await judged(server.current, one.id, {
      body: { [key]: { ...record, tenant_id: 2 } },
      token: owner,
    });
    expect(answered.status).toBe(422);
    expect((answered.body as ErrorBody).errors.map(({ fields }) => fields)).toContainEqual(['tenant_id']);
  });

  test.each(bodied)('another media type for $id', async (one) => {
    const answered = await judged(server.current, one.id, {
      body: '<a/>',
      token: operations[one.id].auth === 'bearer' ? owner : null,
      headers: { 'content-type': 'application/xml' },
    });
    expect(answered.status).toBe(415);
  });

  test.each(bodied.filter(({ body }) => body?.media === 'application/json'))(
    'a form in place of JSON for $id',
    async (one) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answered = await judged(server.current, one.id, { body: 'a=1', token: owner, headers });
      expect([415, 422]).toContain(answered.status);
    },
  );

  test.each(bodied.filter(({ body }) => body?.media === 'application/json'))(
    'broken JSON for $id',
    async (one) => {
      const answered = await judged(server.current, one.id, { body: '{"a":', token: owner });
      expect(answered.status).toBe(400);
      expect((answered.body as ErrorBody).errors[0]?.message).toBe(
        'Nội dung gửi lên không phải JSON hợp lệ.',
      );
    },
  );

  test.each(bodied)('no body for $id', async (one) => {
    const answered = await judged(server.current, one.id, {
      token: operations[one.id].auth === 'bearer' ? owner : null,
    });
    expect([400, 415, 422]).toContain(answered.status);
  });
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
