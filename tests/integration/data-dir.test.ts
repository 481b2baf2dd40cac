import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { silentLog } from '#server/platform/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { openDatabase } from '#server/platform/postgres/open-database.ts';
import { inLongRun } from '#tests/setup/long-run.ts';
import { readPostmasterFile, stopPostmaster, ownerOfProcess } from '#server/platform/postgres/postmaster.ts';

const stand_in = fileURLToPath(new URL('../setup/hold-database.ts', import.meta.url));

const newFolder = (): string => mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));

/** A data directory whose first start is over: initdb takes most of the time of a test that is not about it. */
let started_once: string;
beforeAll(async () => {
  started_once = newFolder();
  await (await startEmbeddedPostgres({ data_dir: started_once, log: silentLog, durable: false })).stop();
});
afterAll(() => rmSync(started_once, { recursive: true, force: true }));

let data_dir: string;
let children: ChildProcess[];
beforeEach(() => {
  data_dir = newFolder();
  children = [];
});
afterEach(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  const cluster = join(data_dir, 'postgres', 'cluster');
  const left = readPostmasterFile(cluster);
  if (left && ownerOfProcess(left.pid, cluster) === 'ours') await stopPostmaster(left.pid);
  rmSync(data_dir, { recursive: true, force: true });
});

/** Makes the data directory one that was started before, with owners and modes; where its cluster is elsewhere, it stays empty. */
function afterFirstStart(): void {
  const home = join(started_once, 'postgres');
  if (existsSync(home)) expect(spawnSync('cp', ['-a', home, data_dir]).status).toBe(0);
}

type Outcome = { child: ChildProcess; url?: string; adopted?: boolean; code?: number | null; said: string };

/** Starts a process on the data directory; resolves when it is up, or has ended. */
async function start(): Promise<Outcome> {
  const child = spawn(process.execPath, [stand_in], {
    env: { ...process.env, DATA_DIR: data_dir, DATABASE_URL: '' },
  });
  children.push(child);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const up = once(child.stdout ?? child, 'data').then(
    ([line]) => JSON.parse(String(line)) as { url: string; adopted: boolean },
  );
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null }));
  return { child, ...(await Promise.race([up, ended])), said };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const closed = once(child, 'close');
  child.kill(signal);
  return (await closed)[0] as number | null;
}

async function query(url: string | undefined, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

it('of two first starts at once on an empty directory one runs and the other says so and stops', async () => {
  const outcomes = await Promise.all([start(), start()]);
  const [running, refused] = outcomes.toSorted((a, b) => Number(!a.url) - Number(!b.url));
  expect(running?.url).toMatch(/^postgres:\/\/hoadon:/);
  expect(refused).toMatchObject({ code: 3 });
  expect(refused?.said).toContain('Hóa Đơn Số đang chạy');
  expect(await query(running?.url, 'select current_user as who')).toEqual([{ who: 'hoadon' }]);
});

it('after a kill -9 the next start adopts the orphaned server and finds the data', async () => {
  afterFirstStart();
  const first = await start();
  await query(first.url, 'create table kept as select 42 as n');
  await kill(first.child, 'SIGKILL');
  const second = await start();
  expect(second).toMatchObject({ adopted: true, url: first.url });
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
  expect(await kill(second.child, 'SIGTERM')).toBe(0);
  expect(readPostmasterFile(join(data_dir, 'postgres', 'cluster'))).toBeNull();
});

inLongRun('after a kill -9 of the process and of PostgreSQL the next start recovers', async () => {
  afterFirstStart();
  const first = await start();
  await query(first.url, 'create table kept as select 42 as n');
  const postmaster = readPostmasterFile(join(data_dir, 'postgres', 'cluster'));
  process.kill(postmaster?.pid ?? NaN, 'SIGKILL');
  await kill(first.child, 'SIGKILL');
  const second = await start();
  expect(second).toMatchObject({ adopted: false });
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
});

it('ends a server that an earlier process began to stop and that does not come to its end', async () => {
  afterFirstStart();
  const first = await start();
  await query(first.url, 'create table kept as select 42 as n');
  const holding = new pg.Client({ connectionString: first.url });
  holding.on('error', () => undefined);
  await holding.connect();
  await kill(first.child, 'SIGKILL');
  const cluster = join(data_dir, 'postgres', 'cluster');
  // A smart shutdown waits for its clients, as a fast one waits for ever after a recovery that met a full disk.
  process.kill(readPostmasterFile(cluster)?.pid ?? NaN, 'SIGTERM');
  await expect.poll(() => readPostmasterFile(cluster)?.stopping).toBe(true);
  const second = await start();
  expect(second).toMatchObject({ adopted: false });
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
});

inLongRun('is not stopped by a postmaster.pid whose pid now belongs to another process', async () => {
  afterFirstStart();
  await kill((await start()).child, 'SIGTERM');
  const cluster = join(data_dir, 'postgres', 'cluster');
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${process.pid}\n${cluster}\n1790000000\n5432\n\n127.0.0.1\n\nready\n`,
  );
  expect(await start()).toMatchObject({ adopted: false, url: expect.any(String) });
});

inLongRun('begins again when the first initdb was interrupted', async () => {
  // What a kill in the middle leaves: the temporary name, half filled.
  const draft = join(data_dir, 'postgres', 'cluster.new');
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(join(draft, 'PG_VERSION'), '18\n');
  expect(await start()).toMatchObject({ adopted: false, url: expect.any(String) });
});

it('lets a command beside the running process use its server and leave it running', async () => {
  afterFirstStart();
  const owner = await start();
  const guest = await openDatabase({ data_dir, database_url: null }, silentLog, 'guest');
  expect(guest).toMatchObject({ url: owner.url, adopted: true });
  await guest.stop();
  expect(await query(owner.url, 'select 1 as up')).toEqual([{ up: 1 }]);
});

it('keeps the passwords from other users and the role from being a superuser', async () => {
  afterFirstStart();
  const { url } = await start();
  const file = join(data_dir, 'postgres', 'passwords.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(new URL(url ?? '').password);
  const rights = 'select rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user';
  expect(await query(url, rights)).toEqual([{ rolsuper: false, rolcreaterole: true, rolbypassrls: false }]);
  const wrong = new URL(url ?? '');
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

inLongRun('leaves no server behind when the start fails further on', async () => {
  afterFirstStart();
  const open = new URL('../../server/platform/postgres/open-database.ts', import.meta.url).href;
  const program = `
    const { openDatabase } = await import(${JSON.stringify(open)});
    const quiet = { info() {} };
    await openDatabase({ data_dir: ${JSON.stringify(data_dir)}, database_url: null }, quiet);
    console.log('open');
    throw new Error('the migration was refused');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  children.push(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(said).toBe('open\n');
  await expect.poll(() => existsSync(join(data_dir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
});
