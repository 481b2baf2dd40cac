import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../log.ts';
import { awaitDatabase } from './await-database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts';

let folder: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
  postgres = await startEmbeddedPostgres({ data_dir: folder, log: silentLog, durable: false });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function asSuperuser(database: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres', database) });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The superuser keeps its password; the roles that a test makes have the one they are made with. */
function urlOf(role: string, database: string): string {
  const url = new URL(postgres.admin_url);
  if (role !== 'postgres') [url.username, url.password] = [role, 'secret'];
  url.pathname = `/${database}`;
  return url.href;
}

/** Answers what the log was warned of. */
async function warningsOf(role: string, database: string): Promise<string[]> {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  await awaitDatabase(urlOf(role, database), log, 0);
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

/** The statements that a refusal ends with, as the reader of it copies them. */
async function refusedWith(role: string, database: string): Promise<string> {
  const error: unknown = await awaitDatabase(urlOf(role, database), silentLog, 0).catch(
    (cause: unknown) => cause,
  );
  return error instanceof Error ? error.message : '';
}

const IN_USE = 'create table schema_migrations (version integer)';

test('a superuser is refused for a new installation, with the role to make, and warned of in one that is in use', async () => {
  await asSuperuser('postgres', 'create database new', 'create database used');
  expect(await refusedWith('postgres', 'new')).toMatch(
    /^DATABASE_URL dùng superuser \(postgres\)[^]*create role hoadon login createrole/,
  );
  await asSuperuser('used', IN_USE);
  expect(await warningsOf('postgres', 'used')).toEqual([
    expect.stringContaining('superuser'),
    expect.stringContaining('textlike'),
  ]);
});

test('a role that may not make roles is refused with what a superuser runs, and goes on after it', async () => {
  await asSuperuser(
    'postgres',
    `create role modest login password 'secret'`,
    'create database modest owner modest',
  );
  const words = await refusedWith('modest', 'modest');
  expect(words).toMatch(/^Vai trò modest không được tạo vai trò khác/);
  await asSuperuser('modest', words.slice(words.lastIndexOf('create role hoadon_app')));
  expect(await warningsOf('modest', 'modest')).toEqual([expect.stringContaining('textlike')]);
  // A second installation on the same server, by a role of its own.
  await asSuperuser(
    'postgres',
    `create role second login createrole password 'secret'`,
    'create database second owner second',
  );
  const second = await refusedWith('second', 'second');
  expect(second).toMatch(
    /^Máy chủ PostgreSQL này đã có hoadon_app của một bản cài khác, và second không phải/,
  );
  await asSuperuser(
    'second',
    second.slice(second.lastIndexOf('grant')),
    'alter function pg_catalog.textlike(text, text) leakproof',
  );
  expect(await warningsOf('second', 'second')).toEqual([]);
  await asSuperuser('postgres', 'drop role hoadon_sweep', 'drop role hoadon_app');
});

test('a database that was restored without its roles is refused with the roles to make before it is restored again', async () => {
  await asSuperuser(
    'postgres',
    `create role restored login createrole password 'secret'`,
    'create database restored owner restored',
  );
  await asSuperuser('restored', IN_USE);
  expect(await refusedWith('restored', 'restored')).toMatch(
    /^Cơ sở dữ liệu được khôi phục mà thiếu vai trò[^]*docs\/running\.md[^]*grant hoadon_app to restored$/,
  );
});

test('a server that is not up yet is waited for; one that stays away is named without its password', async () => {
  const { hostname, port } = new URL(postgres.admin_url);
  const late = createServer((socket) => {
    pipeline(socket, connect(Number(port), hostname), socket, () => undefined);
  }).listen(0, hostname);
  await once(late, 'listening');
  const address = late.address() as AddressInfo;
  late.close();
  await once(late, 'close');
  onTestFinished(() => void late.close());
  const url = new URL(postgres.url);
  url.port = String(address.port);
  const gone: unknown = await awaitDatabase(url.href, silentLog, 0).catch((cause: unknown) => cause);
  const words = gone instanceof Error ? gone.message : '';
  expect(words).toContain(
    `Không kết nối được cơ sở dữ liệu ${hostname}:${address.port}/hoadon: connect ECONNREFUSED`,
  );
  expect(words).not.toContain(url.password);
  const log = pino({ level: 'warn' }, { write: () => void late.listen(address.port, hostname) });
  await awaitDatabase(url.href, log);
});
