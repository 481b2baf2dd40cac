import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { DB } from '#generated/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { silentLog } from '#server/platform/log.ts';
import { awaitDatabase } from '#server/platform/postgres/await-database.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { openMasterKey } from '#server/platform/secrets/open-master-key.ts';
import { debianPostgres } from '#tests/setup/outside/debian-postgres.ts';

const native = debianPostgres();
const guide = readFileSync('docs/running.md', 'utf8');
/** What the guide has people run, by its place among the blocks of a language. */
const block = (language: 'sql' | 'sh', at: number): string =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n([^\`]+)^\`\`\``, 'gm'))][at]?.[1] ?? '';
const [roles, backup_role] = [block('sql', 0), block('sql', 1)];
const [dump, restore] = [block('sh', 0), block('sh', 1)];

/** The password of the guide is that of its roles here. */
function as(role: string, admin_url: string): string {
  const url = new URL(admin_url);
  Object.assign(url, { username: role, password: '...', pathname: '/hoadon' });
  return url.href;
}

async function debianServer(): Promise<string> {
  const data_dir = mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
  const postgres = await startEmbeddedPostgres({
    data_dir,
    log: silentLog,
    native: native ?? '',
    durable: false,
  });
  onTestFinished(async () => {
    await postgres.stop();
    rmSync(data_dir, { recursive: true, force: true });
  });
  // What the embedded server makes by itself is left to the guide.
  psql(postgres.admin_url, 'drop database hoadon;\ndrop role hoadon;\n');
  return postgres.admin_url;
}

function psql(url: string, input: string): void {
  execFileSync(`${native}/bin/psql`, ['-q', '-v', 'ON_ERROR_STOP=1', url], { input });
}

function shell(command: string, cwd: string, env: Readonly<Record<string, string>>): void {
  const PATH = `${native}/bin:${process.env['PATH']}`;
  execFileSync('/bin/sh', ['-ec', command], { cwd, env: { ...process.env, ...env, PATH }, stdio: 'pipe' });
}

async function keysOf(url: string, tenant_id: number): Promise<string[]> {
  const pool = createPool(url, { max: 1 });
  try {
    const db = kyselyOver<DB>(pool);
    const rows = await inTenant(db, tenant_id, (tx) =>
      tx.selectFrom('idempotency_keys').select('key').execute(),
    );
    return rows.map(({ key }) => key);
  } finally {
    await pool.end();
  }
}

test.skipIf(native === null)(
  'the backup of the guide, restored on another server as it says, is the installation again',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const first = await debianServer();
    psql(first, roles);
    const url = as('hoadon', first);
    await migrate(url);
    const master_key = Buffer.alloc(32, 7);
    await openMasterKey(url, { data_dir: folder, master_key });
    psql(
      url,
      `insert into tenants (id, created_on) overriding system value values (7, now()), (8, now());
       begin; select set_config('app.tenant_id', '7', true); set local role hoadon_app;
       insert into idempotency_keys (tenant_id, caller, operation, key, request_hash, created_on)
         values (7, 'user:1', 'createCustomer', 'kept', '', now()); commit;`,
    );
    psql(first, backup_role);
    // Rather than a dump without rows.
    expect(() => shell(dump, folder, { BACKUP_URL: url })).toThrow(/row-level security/);
    shell(dump, folder, { BACKUP_URL: as('hoadon_backup', first) });

    const second = await debianServer();
    psql(second, roles);
    const restored = as('hoadon', second);
    shell(restore, folder, { DATABASE_URL: restored });
    const warnings: string[] = [];
    await awaitDatabase(restored, pino({ level: 'warn' }, { write: (line) => void warnings.push(line) }), 0);
    expect(warnings).toEqual([]);
    expect(await migrate(restored)).toEqual([]);
    await openMasterKey(restored, { data_dir: folder, master_key });
    expect(await keysOf(restored, 7)).toEqual(['kept']);
    expect(await keysOf(restored, 8)).toEqual([]);
  },
);
