import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { silentLog } from '#server/platform/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import type { EmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import {
  isAlive,
  readPostmasterFile,
  stopPostmaster,
  ownerOfProcess,
} from '#server/platform/postgres/postmaster.ts';

const prefix = 'hoadon-test-';

/** Ends the clusters of test runs that were killed: their directory bears the pid of a process that is gone. */
async function sweepOrphans(): Promise<void> {
  for (const entry of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(entry)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const cluster = join(tmpdir(), entry, 'postgres', 'cluster');
    const postmaster = readPostmasterFile(cluster);
    if (postmaster && ownerOfProcess(postmaster.pid, cluster) === 'ours')
      await stopPostmaster(postmaster.pid);
    rmSync(join(tmpdir(), entry), { recursive: true, force: true });
  }
}

export type Clone = { name: string; url: string };

export type TestCluster = {
  data_dir: string;
  /** A copy of a database that nobody is connected to: of the migrated one when none is named. */
  clone(template?: string): Promise<Clone>;
  drop(name: string): Promise<void>;
  stop(): Promise<void>;
};

/** One throwaway cluster for a test run; its database `hoadon`, migrated once, is the template of all others. */
export async function startTestCluster(): Promise<TestCluster> {
  await sweepOrphans();
  const data_dir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  let postgres: EmbeddedPostgres | undefined;
  const stop = async (): Promise<void> => {
    await postgres?.stop();
    rmSync(data_dir, { recursive: true, force: true });
  };
  try {
    const settings = { max_connections: '300' };
    postgres = await startEmbeddedPostgres({ data_dir, log: silentLog, durable: false, settings });
    await migrate(postgres.url);
  } catch (error) {
    await stop();
    throw error;
  }
  const { url, admin_url } = postgres;
  const admin = new pg.Pool({ connectionString: admin_url, max: 2 });
  admin.on('error', () => undefined);
  let count = 0;
  return {
    data_dir,
    clone: async (template = 'hoadon') => {
      const name = `test_${++count}`;
      // Whoever filled the template may take a moment to leave it.
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [template],
      );
      // As files: without fsync cheaper than through the log, which holds every page once more.
      await admin.query(
        `create database ${name} template ${pg.escapeIdentifier(template)} owner hoadon strategy file_copy`,
      );
      const clone_url = new URL(url);
      clone_url.pathname = `/${name}`;
      return { name, url: clone_url.href };
    },
    drop: async (name) => {
      await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    },
    stop: async () => {
      await admin.end();
      await stop();
    },
  };
}
