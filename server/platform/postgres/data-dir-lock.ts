import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

type DataDirLock = { release(): void };

const retry_ms = 50;

/** A handle that is collected closes its file and frees the lock: each is in this set until it is released. */
const held = new Set<DatabaseSync>();

function tryLock(file: string): DataDirLock | null {
  const handle = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is ever written, so no journal file is wanted beside it.
    handle.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    held.add(handle);
    return {
      release: () => {
        if (held.delete(handle)) handle.close();
      },
    };
  } catch (error) {
    handle.close();
    // SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return null;
    throw error;
  }
}

/**
 * Takes the named lock of a data directory, waiting up to `wait_ms`; null when another process holds it.
 *
 * The lock is the operating system's own on a file (through SQLite, which has the three systems' calls that Node
 * lacks): it falls with the process, so a kill -9 leaves nothing stale and no pid has to be guessed at.
 */
export async function lockDataDir(
  data_dir: string,
  name: string,
  wait_ms: number,
): Promise<DataDirLock | null> {
  const file = join(data_dir, `${name}.lock`);
  const deadline = performance.now() + wait_ms;
  for (;;) {
    const lock = tryLock(file);
    if (lock || performance.now() >= deadline) return lock;
    await delay(retry_ms);
  }
}
