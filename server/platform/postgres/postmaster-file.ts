import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What a postmaster writes about itself: postmaster.pid, lines 1, 4 and 8 (PostgreSQL source, miscadmin.h). */
export type Postmaster = { pid: number; port: number; ready: boolean };

export function readPostmasterFile(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : null;
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
export function whoseIs(pid: number, cluster: string): 'ours' | 'foreign' | 'dying' | 'unknown' {
  if (!isAlive(pid)) return 'dying';
  if (process.platform !== 'linux') return 'unknown';
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) ? 'ours' : 'foreign';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'dying' : 'foreign';
  }
}
