import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { changeFeed } from '#server/modules/changes/index.ts';
import type { Tx } from '#server/context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { described } from '#tests/contract/described.ts';
import { done } from '#tests/integration/session/session-desk.ts';
import { TEST_APP_OPTIONS, testAppDeps } from '#tests/setup/app-deps.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { readChanges, type ChangeReader } from './change-reader.ts';

const server = withTestApp();

/** The same application as two other processes have it: their own connections, their own listening. */
let other: Process;
let strict: Process;
let other_url = '';
let owner = '';
let viewer = '';
let stranger = '';
const readers: ChangeReader[] = [];

beforeAll(async () => {
  other = await startProcess({ of_user: 150, of_company: 151 });
  strict = await startProcess({ of_user: 3, of_company: 5 });
  other_url = other.url;
  owner = await server.current.signIn('owner@demo.vn');
  viewer = await server.current.signIn('xem@demo.vn');
  stranger = await server.current.signIn('owner@demo2.vn');
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(async () => {
  await other.close();
  await strict.close();
});

type Process = { pool: pg.Pool; url: string; close(): Promise<void> };

async function startProcess(limits: { of_user: number; of_company: number }): Promise<Process> {
  const { database_url, clock, master } = server.current;
  const pool = createPool(database_url, { max: 3, name: 'hoadon other app' });
  const deps = testAppDeps(pool, clock, master);
  const changes = changeFeed({ db: deps.db, database_url, log: silentLog, limits });
  const app = await buildApp({ ...deps, changes }, TEST_APP_OPTIONS);
  return {
    pool,
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}

async function open(url: string, token: string): Promise<ChangeReader> {
  const reader = await readChanges(url, token);
  readers.push(reader);
  return reader;
}

const inFirst = <T>(work: (tx: Tx) => Promise<T>) => inTenant(server.current.publishing.db, 1, work);
const ask = (sql: string, values: unknown[] = []) => other.pool.query<Record<string, never>>(sql, values);

async function draft(token: string): Promise<number> {
  const body = described.find(({ id }) => id === 'createInvoice')?.body?.example;
  const made = await done<{ id: number }>(server.current, 'createInvoice', { token, body });
  return made.id;
}

describe('a change made through one process', () => {
  test('is told by another: what kind and which, never contents', async () => {
    const reader = await open(other_url, owner);
    expect([reader.status, reader.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(reader.headers.get('content-encoding'), 'a compressor would keep events back').toBeNull();
    expect(reader.headers.get('x-accel-buffering')).toBe('no');
    const id = await draft(owner);
    expect(await reader.next()).toEqual([{ kind: 'invoice', ids: [id] }]);
  });

  test('is never told to another company', async () => {
    const [own, foreign] = [await open(other_url, owner), await open(other_url, stranger)];
    await draft(owner);
    expect(await own.until('invoice')).not.toBeNull();
    // By now it had been told of what is not its own; the first thing that it hears is.
    const id = await draft(stranger);
    expect(await foreign.next()).toEqual([{ kind: 'invoice', ids: [id] }]);
  });

  test('many of a kind are one event without their numbers', async () => {
    const reader = await open(other_url, owner);
    const tenant_id = 1;
    await ask(`select pg_notify('hoadon_changes', $1)`, [
      JSON.stringify({ tenant_id, subject: 'invoice', ids: Array.from({ length: 21 }, (_, id) => id + 1) }),
    ]);
    expect(await reader.next()).toEqual([{ kind: 'invoice', ids: null }]);
  });
});

describe('who hears what', () => {
  const notify = (subject: string, more: object = {}) =>
    ask(`select pg_notify('hoadon_changes', $1)`, [JSON.stringify({ tenant_id: 1, subject, ...more })]);

  test('nothing of kinds that an account may not read', async () => {
    const reader = await open(other_url, viewer);
    await notify('proof_pack');
    await notify('declaration', { ids: [7] });
    expect(await reader.next()).toEqual([{ kind: 'registration', ids: [7] }]);
    const boss = await open(other_url, owner);
    await notify('proof_pack');
    expect(await boss.next()).toEqual([{ kind: 'proof_pack', ids: null }]);
  });

  test('nothing of what belongs to another person of the company', async () => {
    const { user_id } = claimsOf(owner);
    const [own, colleague] = [await open(other_url, owner), await open(other_url, viewer)];
    await notify('job', { ids: [1], user_id, bell: true });
    await notify('invoice', { ids: [2] });
    expect(kindsOf(await own.next())).toEqual(['invoice', 'job', 'notice']);
    expect(kindsOf(await colleague.next())).toEqual(['invoice']);
  });

  test('rights that are taken away count for streams that are open', async () => {
    const reader = await open(other_url, viewer);
    const before = await inFirst((tx) =>
      tx.selectFrom('roles').select('permissions').where('name', '=', 'Chỉ xem').executeTakeFirstOrThrow(),
    );
    const set = (permissions: string[]) =>
      inFirst((tx) => tx.updateTable('roles').set({ permissions }).where('name', '=', 'Chỉ xem').execute());
    try {
      await set(['read_invoices']);
      expect(await reader.until('user')).not.toBeNull();
      await notify('declaration', { ids: [7] });
      await notify('invoice', { ids: [8] });
      expect(await reader.next()).toEqual([{ kind: 'invoice', ids: [8] }]);
    } finally {
      await set(before.permissions);
    }
  });

  test('no stream for a program, nor for who is not signed in', async () => {
    for (const token of ['none', '']) expect((await open(other_url, token)).status).toBe(401);
  });
});

describe('a stream ends', () => {
  test('when its session ends, in whichever process', async () => {
    const token = await server.current.signIn('ktt@demo.vn');
    const [reader, remaining] = [await open(other_url, token), await open(other_url, owner)];
    await done(server.current, 'revokeToken', { body: { token } });
    expect(await reader.next()).toBeNull();
    expect((await open(other_url, token)).status).toBe(401);
    const id = await draft(owner);
    expect(await remaining.next()).toEqual([{ kind: 'invoice', ids: [id] }]);
  });

  test('when its account is locked', async () => {
    const reader = await open(other_url, await server.current.signIn('thungan@demo.vn'));
    const set = (status: string) =>
      inFirst((tx) =>
        tx.updateTable('users').set({ status }).where('email', '=', 'thungan@demo.vn').execute(),
      );
    await set('inactive');
    try {
      expect(await reader.next()).toBeNull();
    } finally {
      await set('active');
    }
  });

  test('when nothing can be heard any more; the next one listens anew', async () => {
    const reader = await open(other_url, owner);
    await ask(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'hoadon changes'`,
    );
    expect(await reader.next()).toBeNull();
    const again = await open(other_url, owner);
    const id = await draft(owner);
    expect(await again.next()).toEqual([{ kind: 'invoice', ids: [id] }]);
  });

  test('when the process stops', async () => {
    const stopping = await startProcess({ of_user: 1, of_company: 1 });
    const reader = await open(stopping.url, owner);
    await stopping.close();
    expect(await reader.next()).toBeNull();
  });
});

describe('what a stream says first', () => {
  const notify = (subject: string, more: object = {}) =>
    ask(`select pg_notify('hoadon_changes', $1)`, [JSON.stringify({ tenant_id: 1, subject, ...more })]);
  const kindsBefore = ({ recent }: ChangeReader) => recent.changed.map(({ kind }) => kind).toSorted();
  let fresh: Process;
  beforeEach(async () => {
    fresh = await startProcess({ of_user: 5, of_company: 20 });
  });
  afterEach(() => fresh.close());

  test('is what has changed since the process listens, how long ago, and how far back it knows', async () => {
    const before = performance.now();
    const first = await open(fresh.url, owner);
    expect(first.recent.changed).toEqual([]);
    expect(first.recent.reach_ms).toBeLessThan(performance.now() - before);
    await draft(owner);
    await first.until('invoice');
    const { recent } = await open(fresh.url, owner);
    const [change] = recent.changed;
    expect(recent.changed).toEqual([{ kind: 'invoice', ago_ms: expect.any(Number) }]);
    expect(change?.ago_ms).toBeLessThanOrEqual(recent.reach_ms);
    expect(recent.reach_ms).toBeLessThan(performance.now() - before);
  });

  test('is nothing of another company or person, nor of a kind that the account may not read', async () => {
    const { user_id } = claimsOf(owner);
    const first = await open(fresh.url, owner);
    await notify('job', { ids: [1], user_id, bell: true });
    await notify('proof_pack');
    await notify('invoice', { ids: [2] });
    await first.until('invoice');
    expect(kindsBefore(await open(fresh.url, owner))).toEqual(['invoice', 'job', 'notice', 'proof_pack']);
    expect(kindsBefore(await open(fresh.url, viewer))).toEqual(['invoice']);
    expect(kindsBefore(await open(fresh.url, stranger))).toEqual([]);
  });

  test('is that rights may have changed, where they have', async () => {
    await open(fresh.url, owner);
    await notify('access');
    await vi.waitFor(async () => {
      const reader = await open(fresh.url, viewer);
      const kinds = kindsBefore(reader);
      reader.close();
      expect(kinds).toEqual(['user']);
    }, PATIENCE);
  });

  test('leaves no gap to what is told after: what changes while a stream is being opened', async () => {
    const first = await open(fresh.url, owner);
    // Opening stops at the question whether the session goes on: the process has no connection left for it.
    const taken = await Promise.all(Array.from({ length: 3 }, () => fresh.pool.connect()));
    const opening = open(fresh.url, owner);
    await vi.waitFor(() => expect(fresh.pool.waitingCount).toBe(1), PATIENCE);
    await notify('declaration');
    await first.until('registration');
    for (const connection of taken) connection.release();
    const { recent, next } = await opening;
    const told = [...recent.changed, ...((await next()) ?? [])];
    expect(told.map(({ kind }) => kind)).toContain('registration');
  });

  test('reaches no further back than the connection by which it hears', async () => {
    const first = await open(fresh.url, owner);
    await notify('invoice', { ids: [1] });
    await first.until('invoice');
    await ask(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'hoadon changes'`,
    );
    expect(await first.next()).toBeNull();
    const lost = performance.now();
    const { recent } = await open(fresh.url, owner);
    expect(recent.changed).toEqual([]);
    expect(recent.reach_ms).toBeLessThan(performance.now() - lost);
  });
});

describe('many streams', () => {
  test('a hundred hold one connection to the database, and none of the pool', async () => {
    const many = await Promise.all(Array.from({ length: 100 }, () => open(other_url, owner)));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await ask(
      `select count(*)::int as listening from pg_stat_activity
       where datname = current_database() and application_name = 'hoadon changes' and state = 'idle'`,
    );
    expect(rows[0]?.['listening']).toBe(1);
    await vi.waitFor(() => expect(other.pool.idleCount).toBe(other.pool.totalCount), PATIENCE);
    const id = await draft(owner);
    const heard = await Promise.all(many.map((reader) => reader.next()));
    expect(
      heard.every((changes) => JSON.stringify(changes) === JSON.stringify([{ kind: 'invoice', ids: [id] }])),
    ).toBe(true);
  });

  test('an account has so many at most, and its company; one more when one is closed', async () => {
    const { url } = strict;
    const statusesOf = async (tokens: readonly string[]) => {
      const statuses: number[] = [];
      for (const token of tokens) statuses.push((await open(url, token)).status);
      return statuses;
    };
    expect(await statusesOf([owner, owner, owner, owner])).toEqual([200, 200, 200, 429]);
    expect(await statusesOf([viewer, viewer, viewer, stranger])).toEqual([200, 200, 429, 200]);
    readers[0]?.close();
    await vi.waitFor(async () => expect((await open(url, owner)).status).toBe(200), PATIENCE);
  });
});

function claimsOf(token: string): { user_id: number } {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return { user_id: Number(sub) };
}

const kindsOf = (changes: readonly { kind: string }[] | null) => changes?.map(({ kind }) => kind).toSorted();

test('a HEAD answers the headers of the stream and takes the place of no reader', async () => {
  const headers = { authorization: `Bearer ${stranger}` };
  for (let at = 0; at < 5; at += 1) {
    const reply = await fetch(`${strict.url}/api/changes`, { method: 'HEAD', headers });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
  }
  const reader = await readChanges(strict.url, stranger);
  readers.push(reader);
  expect(reader.status).toBe(200);
});
