import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { described } from './described.ts';
import { judged, type Answered, type ErrorBody } from './injection.ts';

const server = withTestApp();

let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
});

const customer = (code: string, name = 'Công ty TNHH Bao bì Minh Khôi') => ({
  customer: { code, name, status: 'active' },
});

function create(key: string, body: unknown, operation = 'createCustomer'): Promise<Answered> {
  return judged(server.current, operation, { body, token: owner, headers: { 'idempotency-key': key } });
}

async function countOf(query: string, operation = 'listCustomers'): Promise<number> {
  const listed = await judged(server.current, operation, { token: owner, query: { query } });
  return Number(listed.headers['x-total-count']);
}

const draft = described.find(({ id }) => id === 'createInvoice')?.body?.example as { invoice: object };

async function newDraft(): Promise<{ id: number; lock_version: number }> {
  const made = await judged(server.current, 'createInvoice', { body: draft, token: owner });
  return (made.body as { invoice: { id: number; lock_version: number } }).invoice;
}

test('the same key and body give the same answer and one record', async () => {
  const first = await create('same-key-1', customer('KEY-1'));
  const second = await create('same-key-1', customer('KEY-1'));
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(await countOf('KEY-1')).toBe(1);
});

test('fields in another order are the same body', async () => {
  const { code, ...rest } = customer('KEY-ORDER').customer;
  const first = await create('other-order', { customer: { code, ...rest } });
  const second = await create('other-order', { customer: { ...rest, code } });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await countOf('KEY-ORDER')).toBe(1);
});

test('the same key with another body is refused and writes nothing', async () => {
  await create('other-body', customer('KEY-2'));
  const refused = await create('other-body', customer('KEY-3'));
  expect(refused.status).toBe(422);
  expect((refused.body as ErrorBody).errors[0]?.code).toBe('idempotency_key_reused');
  expect(await countOf('KEY-3')).toBe(0);
});

test('ten requests at once under one key make one record and get one answer', async () => {
  const invoice = { invoice: { ...draft.invoice, buyer_name: 'Mười lần một khóa' } };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => create('ten-at-once', invoice, 'createInvoice')),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ text }) => JSON.stringify(JSON.parse(text)))).size).toBe(1);
  expect(await countOf('Mười lần một khóa', 'listInvoices')).toBe(1);
});

test('a refused request keeps no key: corrected, it goes through under the same one', async () => {
  const wrong = await create('try-again-1', {
    customer: { ...customer('KEY-4').customer, tax_code: '0000000018' },
  });
  expect(wrong.status).toBe(422);
  await create('taken-code', customer('KEY-5'));
  expect((await create('try-again-1', customer('KEY-5'))).status).toBe(422);
  expect((await create('try-again-1', customer('KEY-4'))).status).toBe(201);
});

test('a request without a body has a key too', async () => {
  const made = await create('to-restore-1', customer('KEY-13'));
  const { id } = (made.body as { customer: { id: number } }).customer;
  const restore = () =>
    judged(server.current, 'restoreCustomer', {
      path: { id },
      token: owner,
      headers: { 'idempotency-key': 'restored-1' },
    });
  await judged(server.current, 'deleteCustomer', { path: { id }, token: owner });
  const first = await restore();
  expect(first.status, first.text).toBe(200);
  expect((await restore()).body).toEqual(first.body);
});

test('one key serves different operations', async () => {
  expect((await create('shared-key', customer('KEY-6'))).status).toBe(201);
  const product = { product: { code: 'KEY-6', name: 'Băng keo', status: 'active' } };
  expect((await create('shared-key', product, 'createProduct')).status).toBe(201);
});

test('a key belongs to who sent it: another person and a program get answers of their own', async () => {
  const first = await create('whose-key-1', customer('KEY-10'));
  expect(first.status).toBe(201);
  const chief = await server.current.signIn('ktt@demo.vn');
  const made = await judged(server.current, 'createApiToken', {
    token: owner,
    body: { api_token: { name: 'ERP', permissions: ['create_customers'], expires_on: null } },
  });
  const { secret } = (made.body as { api_token: { secret: string } }).api_token;
  for (const [at, token] of [chief, secret].entries()) {
    const headers = { 'idempotency-key': 'whose-key-1' };
    const body = customer(`KEY-11-${at}`);
    const own = await judged(server.current, 'createCustomer', { body, token, headers });
    expect(own.status, own.text).toBe(201);
    const same = await judged(server.current, 'createCustomer', { body: customer('KEY-10'), token, headers });
    expect(same.status).toBe(422);
  }
});

test('a key from before callers were kept still stands for everybody of the company', async () => {
  const headers = { 'idempotency-key': 'before-callers' };
  const body = customer('KEY-12');
  const first = await create('before-callers', body);
  await inTenant(server.current.publishing.db, 1, (tx) =>
    tx.updateTable('idempotency_keys').set({ caller: '' }).where('key', '=', 'before-callers').execute(),
  );
  const token = await server.current.signIn('ktt@demo.vn');
  const again = await judged(server.current, 'createCustomer', { body, token, headers });
  expect(again.body).toEqual(first.body);
  expect(await countOf('KEY-12')).toBe(1);
});

test('a key is good for a day', async () => {
  const { clock } = server.current;
  await create('yesterday-1', customer('KEY-7'));
  const now = clock.now();
  clock.advance(24 * 60 * 60 * 1000 + 1);
  owner = await server.current.signIn('owner@demo.vn');
  const again = await create('yesterday-1', customer('KEY-8'));
  clock.set(now);
  expect(again.status).toBe(201);
});

test.each(['short', 'x'.repeat(101)])('the key %s is refused', async (key) => {
  expect((await create(key, customer('KEY-9'))).status).toBe(422);
});

describe('publishing', () => {
  const publish = (id: number, lock_version: number, headers: Record<string, string>) =>
    server.current.app.inject({
      method: 'POST',
      url: `/api/invoices/${id}/publish`,
      headers: { authorization: `Bearer ${owner}`, ...headers },
      payload: { invoice: { lock_version } },
    });

  test('is refused without a key, and says so', async () => {
    const { id, lock_version } = await newDraft();
    const reply = await publish(id, lock_version, {});
    expect(reply.statusCode).toBe(422);
    expect(reply.json<ErrorBody>().errors[0]?.fields).toEqual(['idempotency-key']);
  });

  test('once more under the same key gives the same answer, and one number', async () => {
    const { id, lock_version } = await newDraft();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => publish(id, lock_version, { 'idempotency-key': 'publish-once' })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(202));
    await server.current.publishNow(1, id);
    const after = await publish(id, lock_version, { 'idempotency-key': 'publish-once' });
    expect(after.json()).toEqual(replies[0]?.json());
    const { invoice } = (await judged(server.current, 'getInvoice', { id, token: owner })).body as {
      invoice: object;
    };
    expect(invoice).toMatchObject({ status: 'code_issued', number: 1 });
  });

  test('once more under another key takes no second number', async () => {
    const { id, lock_version } = await newDraft();
    await publish(id, lock_version, { 'idempotency-key': 'publish-a' });
    await server.current.publishNow(1, id);
    const again = await publish(id, lock_version, { 'idempotency-key': 'publish-b' });
    await server.current.publishNow(1, id);
    expect(again.statusCode).toBe(202);
    expect(again.json()).toMatchObject({ publication: { status: 'code_issued', number: 2 } });
  });

  test('many at once under one key get the same answer for ever, not for a day', async () => {
    const { clock } = server.current;
    const { id, lock_version } = await newDraft();
    const ask = () =>
      judged(server.current, 'publishInvoices', {
        body: { invoices: [{ id, lock_version }] },
        token: owner,
        headers: { 'idempotency-key': 'publish-many' },
      });
    const first = await ask();
    expect(first.status, first.text).toBe(202);
    await server.current.publishNow(1, id);
    const now = clock.now();
    clock.advance(24 * 60 * 60 * 1000 + 1);
    owner = await server.current.signIn('owner@demo.vn');
    const again = await ask();
    clock.set(now);
    expect(again.body).toEqual(first.body);
  });

  test('the key of one invoice does not pass for another', async () => {
    const [first, second] = [await newDraft(), await newDraft()];
    await publish(first.id, first.lock_version, { 'idempotency-key': 'publish-c' });
    expect(
      (await publish(second.id, second.lock_version, { 'idempotency-key': 'publish-c' })).statusCode,
    ).toBe(422);
  });
});
