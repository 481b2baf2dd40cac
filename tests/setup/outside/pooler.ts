import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from '../../../scripts/test/free-port.ts';
import { PATIENCE } from '../patience.ts';

export type Pooler = {
  /** Of the same database and role, through the pooler. */
  url: string;
  /** Has it close its connections and open others, as an operator does after a change (RECONNECT). */
  reconnect(): Promise<void>;
  close(): Promise<void>;
};

const PGBOUNCER = '/usr/sbin/pgbouncer';

/** For `test.skipIf`: `npm test` installs it where it may (scripts/test/outside.ts). */
export const hasPooler = (): boolean => existsSync(PGBOUNCER);

/** PgBouncer does not run as root. */
const NOBODY = 65_534;

/** What docs/scale.md says to set, with a number of connections of our own. */
function recommended(connections: number): string {
  const [, block = ''] = /```ini\n([^`]+)```/.exec(readFileSync('docs/scale.md', 'utf8')) ?? [];
  const settings = block.replace(/^default_pool_size = \d+$/m, `default_pool_size = ${connections}`);
  if (!settings.includes(`= ${connections}\n`)) throw new Error('docs/scale.md names no size of the pool');
  return settings;
}

/** PgBouncer as docs/scale.md has it before a database, with `connections` of its own to it, on a free port. */
export async function startPooler(database_url: string, connections: number): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const direct = new URL(database_url);
  const [name, user] = [direct.pathname.slice(1), decodeURIComponent(direct.username)];
  const settings = `
[databases]
${name} = host=${direct.hostname} port=${direct.port || '5432'} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users
admin_users = ${user}
${recommended(connections)}
logfile = ${folder}/log
`;
  writeFileSync(join(folder, 'settings'), settings);
  writeFileSync(join(folder, 'users'), `"${user}" "${decodeURIComponent(direct.password)}"\n`);
  writeFileSync(join(folder, 'log'), '');
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (owner.uid !== undefined) {
    for (const file of ['', 'settings', 'users', 'log']) chownSync(join(folder, file), owner.uid, owner.gid);
  }
  const server = spawn(PGBOUNCER, ['-q', join(folder, 'settings')], {
    stdio: ['ignore', 'ignore', 'ignore'],
    ...owner,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const through = (database: string): string => {
    const url = new URL(database_url);
    Object.assign(url, { hostname: '127.0.0.1', port: String(port), pathname: `/${database}` });
    return url.href;
  };
  const once = async (url: string, statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await vi
    .waitFor(() => once(through(name), 'select 1'), PATIENCE)
    .catch((error: unknown) => {
      throw new Error(readFileSync(join(folder, 'log'), 'utf8'), { cause: error });
    });
  return {
    url: through(name),
    reconnect: () => once(through('pgbouncer'), 'reconnect'),
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
