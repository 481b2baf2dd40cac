import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { silentLog } from '#server/platform/log.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { locateNativePostgres } from '#server/platform/postgres/init-cluster.ts';
import { choosePlace, clusterDir, ownHome, writeOwned } from '#server/platform/postgres/place.ts';
import { startPostmaster, stopPostmaster } from '#server/platform/postgres/postmaster.ts';

/** A server, and one that follows it by streaming. */
export type Pair = {
  /** Role and database `hoadon` of each. */
  primary_url: string;
  standby_url: string;
  /** Of the superuser. */
  primary_admin_url: string;
  standby_admin_url: string;
  stopStandby(): Promise<void>;
  stop(): Promise<void>;
};

const folder = (): string => mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));

const THROWAWAY = { fsync: 'off' };
/** As much of the log is kept as the standby may miss until it begins to follow; commits are answered once they are in it, and no file is deleted while it is copied. */
const SETTINGS = { wal_keep_size: '256MB', synchronous_commit: 'on', autovacuum: 'off' };

/**
 * Makes the standby as the manual's 25.3.3 (low-level base backup) has it, from a copy of the primary's files: the PostgreSQL that npm
 * installs brings no pg_basebackup. https://www.postgresql.org/docs/18/continuous-archiving.html
 */
export async function startPair(prepare: (primary_url: string) => Promise<unknown>): Promise<Pair> {
  const [data_dir, standby_dir] = [folder(), folder()];
  const primary = await startEmbeddedPostgres({
    ...{ data_dir, log: silentLog, durable: false, settings: SETTINGS },
  });
  const stop = async (): Promise<void> => {
    await primary.stop();
    for (const dir of [data_dir, standby_dir]) rmSync(dir, { recursive: true, force: true });
  };
  try {
    return await follow(primary, { data_dir, standby_dir, prepare, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

type Made = {
  data_dir: string;
  standby_dir: string;
  prepare: (primary_url: string) => Promise<unknown>;
  /** Of the primary. */
  stop(): Promise<void>;
};

async function follow(
  primary: EmbeddedPostgres,
  { data_dir, standby_dir, prepare, stop }: Made,
): Promise<Pair> {
  await prepare(primary.url);
  const place = choosePlace(standby_dir, locateNativePostgres());
  ownHome(place);
  const admin = new pg.Client({ connectionString: primary.admin_url });
  await admin.connect();
  await admin.query(`select pg_backup_start('standby', true)`);
  const from = clusterDir(choosePlace(data_dir, locateNativePostgres()));
  const cluster = clusterDir(place);
  execFileSync('cp', ['-a', from, cluster]);
  const { rows } = await admin.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  await admin.end();
  for (const own of ['postmaster.pid', 'postmaster.opts']) rmSync(join(cluster, own), { force: true });
  const { hostname, port, username, password } = new URL(primary.admin_url);
  writeOwned(place, join(cluster, 'backup_label'), rows[0]?.labelfile ?? '');
  writeOwned(place, join(cluster, 'standby.signal'), '');
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  const standby = await startPostmaster(place, { ...THROWAWAY, hot_standby_feedback: 'on' });
  const onStandby = (url: string): string => Object.assign(new URL(url), { port: String(standby.port) }).href;
  return {
    primary_url: primary.url,
    standby_url: onStandby(primary.url),
    primary_admin_url: primary.admin_url,
    standby_admin_url: onStandby(primary.admin_url),
    stopStandby: () => stopPostmaster(standby.pid),
    stop: async () => {
      await stopPostmaster(standby.pid);
      await stop();
    },
  };
}
