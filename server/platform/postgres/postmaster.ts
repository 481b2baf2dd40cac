import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clusterDir, commandIn, type Place } from './place.ts';

/** What a postmaster writes about itself: postmaster.pid, lines 1, 4 and 8 (PostgreSQL source, miscadmin.h). */
type Postmaster = { pid: number; port: number; ready: boolean; stopping: boolean };

export function readPostmasterFile(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const status = lines[7]?.trim();
  return pid > 0 && port > 0
    ? { pid, port, ready: status === 'ready', stopping: status === 'stopping' }
    : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whose process bears the pid of a postmaster.pid? A postmaster's working directory is its cluster, which tells
 * a reused pid (after a reboot, in a new container) from our orphan. A zombie has no working directory.
 */
export function ownerOfProcess(pid: number, cluster: string): 'ours' | 'foreign' | 'dying' | 'unknown' {
  if (!isAlive(pid)) return 'dying';
  if (process.platform !== 'linux') return 'unknown';
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) ? 'ours' : 'foreign';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'dying' : 'foreign';
  }
}

const poll_ms = 20;
const stop_wait_ms = 20_000;

/** A start that failed; `log` is what the postmaster wrote. */
export class PostmasterFailed extends Error {
  readonly log: string;
  constructor(log: string) {
    super(`PostgreSQL không khởi động được / did not start:\n${log.split('\n').slice(-12).join('\n')}`);
    this.name = 'PostmasterFailed';
    this.log = log;
  }
  /** Another postmaster is still dying, or took our port in between: worth another try. */
  get passing(): boolean {
    return /lock file .* already exists|shared memory block .* still in use|could not bind|TCP\/IP sockets/.test(
      this.log,
    );
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no loopback port');
  return address.port;
}

export type RunningPostmaster = { pid: number; port: number };

/** Starts the postmaster on a loopback port, any free one when none is given, and waits until it takes connections. */
export async function startPostmaster(
  place: Place,
  settings: Readonly<Record<string, string>>,
  wanted_port?: number,
): Promise<RunningPostmaster> {
  const cluster = clusterDir(place);
  const port = wanted_port ?? (await freePort());
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // A socket path may not pass 107 bytes, which a deep DATA_DIR does; loopback is enough.
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const log_file = join(place.home, 'postgres.log');
  if (existsSync(log_file)) renameSync(log_file, `${log_file}.old`);
  const log = openSync(log_file, 'a', 0o600);
  const { file, args, ...identity } = commandIn(place, 'postgres', [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  // Detached: Ctrl-C in a terminal must reach us first, who close connections and then stop it.
  const child = spawn(file, args, { ...identity, cwd: '/', detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  let over: string | null = null;
  child.once('error', (error) => (over = error.message));
  child.once('exit', () => (over ??= readFileSync(log_file, 'utf8').trim()));
  for (;;) {
    if (over !== null) throw new PostmasterFailed(over);
    const found = readPostmasterFile(cluster);
    if (found && found.pid === child.pid && found.ready) return { pid: found.pid, port };
    await delay(poll_ms);
  }
}

/** Fast shutdown: https://www.postgresql.org/docs/15/server-shutdown.html. A postmaster that is gone is no error. */
export function signalStop(pid: number, signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL' = 'SIGINT'): void {
  if (isAlive(pid)) process.kill(pid, signal);
}

/**
 * Fast shutdown, then an immediate one when it does not end; resolves when the process is gone. One that is stopped while it recovers from
 * a full disk never ends by itself.
 */
export async function stopPostmaster(pid: number, wait_ms = stop_wait_ms): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalStop(pid, signal);
    const deadline = performance.now() + wait_ms;
    while (isAlive(pid) && performance.now() < deadline) await delay(poll_ms);
  }
}
