import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { initCluster, locateNativePostgres } from './init-cluster.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { choosePlace, clusterDir, clusterPasswords, ownHome, type Place } from './place.ts';
import {
  signalStop,
  PostmasterFailed,
  readPostmasterFile,
  startPostmaster,
  stopPostmaster,
  ownerOfProcess,
  type RunningPostmaster,
} from './postmaster.ts';
import { clusterUrls, dataDirectoryBehind, provision } from './provision.ts';
import { sharedBuffers } from './shared-buffers.ts';

export type EmbeddedPostgres = {
  /** Of the postmaster. */
  pid: number;
  port: number;
  /** For the application: role and database `hoadon`. */
  url: string;
  /** For the superuser, database `postgres`: test databases, nothing else. */
  admin_url: string;
  /** It was running already: an orphan of a killed process, or started by another process that lives. */
  adopted: boolean;
  stop(): Promise<void>;
  /** Asks it to stop and does not wait: for a process that is ending. */
  ask_to_stop(): void;
};

type EmbeddedOptions = {
  /** Absolute; exists (open-database.ts makes it). */
  data_dir: string;
  log: Log;
  /** false: no fsync anywhere, for databases thrown away afterwards. */
  durable?: boolean;
  settings?: Readonly<Record<string, string>>;
  /** Where a server that has to be started listens; any free port when not given. */
  port?: number;
  /** The directory with bin/ of another PostgreSQL than the one that npm installed. */
  native?: string;
};

const launch_wait_ms = 120_000;
const passing_trouble_ms = 20_000;
const retry_ms = 200;
/** What is left of a process that has ended: its server had all the time until this start to stop. */
const orphan_stop_ms = 10_000;
const zombie_ms = 5000;
/**
 * Tables of a new company grow from nothing to thousands of rows within a minute, the pause of autovacuum by default. Until they are
 * analyzed, sessions keep the plans of empty tables: each foreign key that refers to a document then reads all documents.
 */
const KEPT = { autovacuum_naptime: '10s', shared_buffers: sharedBuffers() };
const THROWAWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

async function adopt(place: Place, superuser_password: string): Promise<RunningPostmaster | null> {
  const cluster = clusterDir(place);
  const found = readPostmasterFile(cluster);
  if (!found) return null;
  const { admin_url } = clusterUrls(found.port, { superuser: superuser_password, app: '' });
  const directory = await dataDirectoryBehind(admin_url);
  return directory === realpathSync(cluster) || directory === cluster ? found : null;
}

/** Removes a postmaster.pid whose pid now belongs to another process, or to one that is never reaped. */
function dropStaleFile(place: Place, waited_ms: number): void {
  const cluster = clusterDir(place);
  const found = readPostmasterFile(cluster);
  if (!found) return;
  const owner = ownerOfProcess(found.pid, cluster);
  if (owner === 'foreign' || (owner === 'dying' && waited_ms > zombie_ms))
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Ends a server of ours that a process which is gone began to stop, and that does not come to an end (a disk that was full). */
async function endStoppingOrphan(place: Place, log: Log): Promise<void> {
  const cluster = clusterDir(place);
  const found = readPostmasterFile(cluster);
  if (found?.stopping !== true || ownerOfProcess(found.pid, cluster) !== 'ours') return;
  log.warn({ pid: found.pid }, 'postgres is still stopping from an earlier run, and is ended');
  await stopPostmaster(found.pid, orphan_stop_ms);
}

async function startOrAdopt(
  place: Place,
  superuser_password: string,
  settings: Readonly<Record<string, string>>,
  wanted_port: number | undefined,
  log: Log,
): Promise<RunningPostmaster & { adopted: boolean }> {
  const began = performance.now();
  for (;;) {
    const running = await adopt(place, superuser_password);
    if (running) return { ...running, adopted: true };
    await endStoppingOrphan(place, log);
    dropStaleFile(place, performance.now() - began);
    try {
      return { ...(await startPostmaster(place, settings, wanted_port)), adopted: false };
    } catch (error) {
      const passing = error instanceof PostmasterFailed && error.passing;
      if (!passing || performance.now() - began > passing_trouble_ms) throw error;
      await delay(retry_ms);
    }
  }
}

/**
 * Starts the PostgreSQL of a data directory (making it the first time), or adopts the one already running there.
 * Any number of processes may call this at once; who may stop it is the caller's affair (see open-database.ts).
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { data_dir, log, durable = true } = options;
  const lock = await lockDataDir(data_dir, 'launch', launch_wait_ms);
  if (!lock)
    throw new Error(
      `another process has been starting PostgreSQL in ${data_dir} for ${launch_wait_ms / 1000} s`,
    );
  try {
    const place = choosePlace(data_dir, options.native ?? locateNativePostgres());
    ownHome(place);
    const passwords = clusterPasswords(place);
    const fresh = await initCluster(place, passwords.superuser, durable);
    const settings = { ...(durable ? KEPT : THROWAWAY), ...options.settings };
    const { pid, port, adopted } = await startOrAdopt(
      place,
      passwords.superuser,
      settings,
      options.port,
      log,
    );
    const urls = clusterUrls(port, passwords);
    await provision(urls, passwords).catch(async (error: unknown) => {
      // Without room on the disk, for one: what was started for this start alone ends with it.
      if (!adopted) await stopPostmaster(pid);
      throw error;
    });
    log.info({ data_dir, pid, port, adopted, fresh, run_as: place.run_as.kind }, 'postgres is up');
    return {
      ...urls,
      pid,
      port,
      adopted,
      stop: () => stopPostmaster(pid),
      ask_to_stop: () => signalStop(pid),
    };
  } finally {
    lock.release();
  }
}
