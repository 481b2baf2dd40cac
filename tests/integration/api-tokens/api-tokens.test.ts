import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/vietnam-time.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { describedAs } from '#tests/contract/described.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

type Token = {
  id: number;
  secret: string;
  prefix: string;
  last_used_on: string | null;
  lock_version: number;
};
type Wanted = { name?: string; permissions?: string[]; expires_on?: string | null };

const TENANT = 1;
let owner = '';
let start = '';

beforeAll(() => {
  start = server.current.clock.now();
});
beforeEach(async () => {
  server.current.clock.set(start);
  owner = await server.current.signIn('owner@demo.vn');
});

function ask(wanted: Wanted, token = owner, headers = {}): Promise<Answered> {
  const api_token = { name: 'Kho', permissions: ['read_customers'], expires_on: null, ...wanted };
  return judged(server.current, 'createApiToken', { body: { api_token }, token, headers });
}

async function make(wanted: Wanted = {}): Promise<Token> {
  const made = await ask(wanted);
  expect(made.status, made.text).toBe(201);
  return (made.body as { api_token: Token }).api_token;
}

async function statusWith(token: string, operation = 'listCustomers'): Promise<number> {
  return (await judged(server.current, operation, { token })).status;
}

describe('a key', () => {
  test('lets a program in with what it was given, and no further', async () => {
    const { secret } = await make({ permissions: ['read_customers', 'create_invoices'] });
    expect(secret).toMatch(/^hd_[\w-]{43}$/);
    expect(await statusWith(secret)).toBe(200);
    expect(await statusWith(secret, 'listProducts')).toBe(403);
    const body = describedAs('createInvoice').body?.example;
    expect((await judged(server.current, 'createInvoice', { token: secret, body })).status).toBe(201);
  });

  test('is told once: no later answer has it, not even the same request again', async () => {
    const headers = { 'idempotency-key': 'khoa-mot-lan' };
    const first = (await ask({}, owner, headers)).body as { api_token: Token };
    const again = (await ask({}, owner, headers)).body as { api_token: Token };
    expect(again.api_token).toEqual({ ...first.api_token, secret: null });
    const { id, secret, prefix } = first.api_token;
    const read = await judged(server.current, 'getApiToken', { id, token: owner });
    const listed = await judged(server.current, 'listApiTokens', { token: owner });
    for (const { text } of [read, listed]) {
      expect(text).toContain(prefix);
      expect(text).not.toContain(secret.slice(prefix.length));
    }
  });

  test('is nowhere in the database, only its hash in the sign-in directory', async () => {
    const { secret } = await make();
    const { db } = server.current.publishing;
    const hidden = secret.slice(12);
    for (const table of ['api_tokens', 'idempotency_keys', 'audit_log']) {
      const { rows } = await inTenant(db, TENANT, (tx) =>
        sql<{ row: string }>`select row_to_json(one)::text as row from ${sql.table(table)} as one`.execute(
          tx,
        ),
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map(({ row }) => row).join()).not.toContain(hidden);
    }
    const kept = await db.selectFrom('api_token_keys').select('hash').execute();
    expect(kept.every(({ hash }) => hash.length === 32)).toBe(true);
  });

  test('opens nothing once it is revoked', async () => {
    const { id, secret } = await make();
    expect(await statusWith(secret)).toBe(200);
    await judged(server.current, 'deleteApiToken', { id, token: owner });
    expect(await statusWith(secret)).toBe(401);
  });

  test('is good through its last day in Vietnam, and not a moment longer', async () => {
    const { clock } = server.current;
    const { secret } = await make({ expires_on: '2026-11-21' });
    clock.set('2026-11-21T16:59:59.000Z');
    expect(await statusWith(secret)).toBe(200);
    clock.set('2026-11-21T17:00:00.000Z');
    expect(await statusWith(secret)).toBe(401);
  });

  test('opens nothing while its maker is switched off', async () => {
    const { secret } = await make();
    const { db } = server.current.publishing;
    const set = (status: string) =>
      inTenant(db, TENANT, (tx) =>
        tx.updateTable('users').set({ status }).where('email', '=', 'owner@demo.vn').execute(),
      );
    await set('inactive');
    expect(await statusWith(secret)).toBe(401);
    await set('active');
    expect(await statusWith(secret)).toBe(200);
  });

  test('loses what its maker loses', async () => {
    const { secret } = await make({ permissions: ['full'] });
    const { db } = server.current.publishing;
    const owners = (permissions: string[]) =>
      inTenant(db, TENANT, async (tx) => {
        const user = tx.selectFrom('users').select('role_id').where('email', '=', 'owner@demo.vn');
        await tx.updateTable('roles').set({ permissions }).where('id', '=', user).execute();
      });
    await owners(['read_products']);
    expect(await statusWith(secret)).toBe(403);
    expect(await statusWith(secret, 'listProducts')).toBe(200);
    await owners(['full']);
    expect(await statusWith(secret)).toBe(200);
  });

  test('makes and renames no other key; it may end those within its rights, and itself', async () => {
    const { id, secret, lock_version } = await make({ permissions: ['full'] });
    expect((await ask({}, secret)).status).toBe(403);
    const body = { api_token: { name: 'Khác', lock_version } };
    expect((await judged(server.current, 'updateApiToken', { id, token: secret, body })).status).toBe(403);
    const lesser = await make({ permissions: ['tenant_settings'] });
    expect((await judged(server.current, 'deleteApiToken', { id, token: lesser.secret })).status).toBe(403);
    const end = (one: number) => judged(server.current, 'deleteApiToken', { id: one, token: secret });
    expect((await end(lesser.id)).status).toBe(200);
    expect((await judged(server.current, 'deleteApiToken', { id, token: secret })).status).toBe(200);
    expect(await statusWith(secret)).toBe(401);
  });

  test('leaves its name beside that of its maker in the log', async () => {
    const { secret } = await make({ name: 'ERP', permissions: ['full'] });
    const customer = { code: 'TU-ERP', name: 'Từ ERP', status: 'active' };
    await judged(server.current, 'createCustomer', { token: secret, body: { customer } });
    const log = await judged(server.current, 'listAuditLog', { token: owner, query: { query: 'Từ ERP' } });
    const [line] = (log.body as { audit_log: { actor_name: string }[] }).audit_log;
    expect(line?.actor_name).toMatch(/ \(ERP\)$/);
  });

  test('has its use noted at most once a minute', async () => {
    const { clock } = server.current;
    const { id, secret } = await make();
    const noted = async () => {
      await statusWith(secret);
      const read = await judged(server.current, 'getApiToken', { id, token: owner });
      return (read.body as { api_token: Token }).api_token.last_used_on;
    };
    const first = await noted();
    expect(first).toBe(clock.now());
    clock.advance(59_999);
    expect(await noted()).toBe(first);
    clock.advance(1);
    expect(await noted()).toBe(clock.now());
  });
});

describe('making a key is refused', () => {
  test('with more than its maker may', async () => {
    const { db } = server.current.publishing;
    const role = (permissions: string[]) =>
      inTenant(db, TENANT, async (tx) => {
        const user = tx.selectFrom('users').select('role_id').where('email', '=', 'ketoan@demo.vn');
        await tx.updateTable('roles').set({ permissions }).where('id', '=', user).execute();
      });
    await role(['tenant_settings', 'read_customers']);
    const clerk = await server.current.signIn('ketoan@demo.vn');
    for (const permissions of [['read_customers', 'read_products'], ['full']]) {
      const refused = await ask({ permissions }, clerk);
      expect(refused.status).toBe(422);
      expect((refused.body as ErrorBody).errors[0]).toMatchObject({
        code: 'beyond_own_rights',
        fields: ['permissions'],
      });
    }
    expect((await ask({ permissions: ['read_customers'] }, clerk)).status).toBe(201);
  });

  test('with a last day that is over', async () => {
    expect((await ask({ expires_on: '2026-11-19' })).status).toBe(422);
    expect((await ask({ expires_on: '2026-11-20' })).status).toBe(201);
  });
});

test('a key that is renamed keeps its scope, and a stale name is refused', async () => {
  const { id, lock_version } = await make({ permissions: ['read_products'] });
  const rename = (version: number) =>
    judged(server.current, 'updateApiToken', {
      id,
      token: owner,
      body: { api_token: { name: 'Tên mới', lock_version: version } },
    });
  expect((await rename(lock_version)).body).toMatchObject({
    api_token: { name: 'Tên mới', permissions: ['read_products'] },
  });
  expect((await rename(lock_version)).status).toBe(409);
});

test('a key of one company opens nothing of another', async () => {
  const { secret } = await make({ permissions: ['full'] });
  const own = await judged(server.current, 'listCustomers', { token: secret });
  const theirs = await judged(server.current, 'listCustomers', {
    token: await server.current.signIn('owner@demo2.vn'),
  });
  expect(own.text).not.toBe(theirs.text);
  expect((await judged(server.current, 'listCustomers', { token: owner })).text).toBe(own.text);
});

test('a key nobody made is refused', async () => {
  expect(await statusWith(`hd_${'A'.repeat(43)}`)).toBe(401);
  expect(await statusWith('hd_short')).toBe(401);
});

test('a day later nothing is forgotten: keys outlive the sessions they were made in', async () => {
  const { secret } = await make();
  server.current.clock.advance(40 * DAY_MS);
  expect(await statusWith(secret)).toBe(200);
});
