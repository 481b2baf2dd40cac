import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import pg from 'pg';
import { changeFeed, type ChangeFeed } from '#server/modules/changes/index.ts';
import type { Account } from '#server/context.ts';
import { silentLog } from '#server/platform/log.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

/** How often the connection that listens proves that it hears, and how long it waits for that. */
const PROOF_MS = 15_000;
const PATIENCE_MS = 5_000;

const server = withTestApp();
let way: Way;
let feed: ChangeFeed;

beforeEach(async () => {
  way = await wayTo(server.current.database_url);
  const { db } = server.current.publishing;
  feed = changeFeed({ db, database_url: way.url, log: silentLog });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  way.close();
  await feed.close();
});

type Way = { url: string; freeze(): void; thaw(): void; close(): void };

/** A way to the database on which packets can be dropped: neither end hears of it. */
async function wayTo(database_url: string): Promise<Way> {
  const target = new URL(database_url);
  const sockets = new Set<Socket>();
  let is_frozen = false;
  const proxy: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (bytes) => {
        if (!is_frozen) to.write(bytes);
      });
      from.on('close', () => {
        if (!is_frozen) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(database_url);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => {
      is_frozen = true;
    },
    thaw: () => {
      is_frozen = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

/** The owner of the first company, as signed in. */
async function owner(): Promise<Account> {
  const { sub, session_id } = claimsOf(await server.current.signIn('owner@demo.vn'));
  return {
    ...{ tenant_id: 1, user_id: Number(sub), session_id },
    ...{ email: 'owner@demo.vn', full_name: 'Trần Thu Hương', permissions: ['full'] },
  };
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    session_id: string;
  };

/** What a stream has sent so far, and whether it has ended. */
async function opened() {
  const stream = await feed.open(await owner());
  const seen = { text: '', is_over: false };
  stream.out.on('data', (bytes: Buffer) => {
    seen.text += bytes.toString();
  });
  stream.out.on('end', () => {
    seen.is_over = true;
  });
  return seen;
}

const BEAT = ':\n\n';
const beatsIn = ({ text }: { text: string }) => text.split(BEAT).length - 1;

const notify = () =>
  sql`select pg_notify('hoadon_changes', ${JSON.stringify({ tenant_id: 1, subject: 'invoice', ids: [7] })})`.execute(
    server.current.publishing.db,
  );

test('a sign of life is sent only after the connection that listens has heard a notice of its own', async () => {
  const stream = await opened();
  vi.advanceTimersByTime(PROOF_MS);
  expect(beatsIn(stream), 'its notice is still on its way').toBe(0);
  await vi.waitFor(() => expect(beatsIn(stream)).toBe(1), PATIENCE);
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(stream.is_over).toBe(false);
  vi.advanceTimersByTime(PROOF_MS - PATIENCE_MS);
  await vi.waitFor(() => expect(beatsIn(stream)).toBe(2), PATIENCE);
});

test('a connection on which packets are dropped is noticed within seconds; who reads on is told to read all again', async () => {
  const stream = await opened();
  way.freeze();
  await notify();
  vi.advanceTimersByTime(PROOF_MS);
  expect(stream.is_over).toBe(false);
  vi.advanceTimersByTime(PATIENCE_MS);
  await vi.waitFor(() => expect(stream.is_over).toBe(true), PATIENCE);
  // Nothing on it looked like a sign that what came before was heard.
  expect(beatsIn(stream)).toBe(0);
  expect(stream.text).not.toContain('"invoice"');
  way.thaw();
  const lost = performance.now();
  const again = await opened();
  await vi.waitFor(() => expect(again.text).toContain('opened'), PATIENCE);
  const [said] = JSON.parse(/data: (.*)/.exec(again.text)?.[1] ?? '[]') as { reach_ms: number }[];
  expect(said?.reach_ms, 'what was missed is older than what it knows').toBeLessThan(
    performance.now() - lost,
  );
  await notify();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1_000);
    expect(again.text).toContain('"invoice"');
  }, PATIENCE);
});

test('a notice that the database refuses ends the connection: the next one alone is heard', async () => {
  const stream = await opened();
  const listening = () =>
    sql<{ pid: number }>`select pid from pg_stat_activity where application_name = 'hoadon changes'
      and datname = current_database()`.execute(server.current.publishing.db);
  const before = (await listening()).rows;
  // As with a full queue of notices: the statement fails, the connection lives.
  const query = vi.spyOn(pg.Client.prototype, 'query').mockReturnValueOnce(refused() as never);
  vi.advanceTimersByTime(PROOF_MS);
  query.mockRestore();
  await vi.waitFor(() => expect(stream.is_over).toBe(true), PATIENCE);
  await vi.waitFor(async () => expect((await listening()).rows).toHaveLength(before.length - 1), PATIENCE);
  const again = await opened();
  await notify();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1_000);
    expect(again.text).toContain('"invoice"');
  }, PATIENCE);
  expect(again.text.split('"invoice"')).toHaveLength(2);
});

const refused: () => Promise<never> = async () => {
  throw new Error('too many notifications in the NOTIFY queue');
};
