import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts';
import { isAlive } from './postmaster.ts';

/** Exit code of a process that could not bring its embedded database back: a supervisor starts it anew. */
const EXIT_DATABASE_LOST = 4;

const WATCH_MS = 250;
const PAUSES_MS = [0, 1_000, 2_000, 5_000, 10_000, 20_000] as const;
/** A server that ran for so long has nothing to do with the failures before it. */
const SETTLED_MS = 60_000;

/**
 * Starts the embedded PostgreSQL again when its postmaster ends by itself (killed, out of memory), at the same port, so that
 * pools find it where it was. Pauses rise with each failure in a row; after the last one the process ends with EXIT_DATABASE_LOST.
 */
export function keepPostgresRunning(
  first: EmbeddedPostgres,
  { data_dir, log }: { data_dir: string; log: Log },
): { stop(): Promise<void>; ask_to_stop(): void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;
  const watch = async (): Promise<void> => {
    let failures = 0;
    for (;;) {
      const began = performance.now();
      while (isAlive(current.pid)) await delay(WATCH_MS, undefined, { ref: false, signal });
      if (performance.now() - began > SETTLED_MS) failures = 0;
      for (;;) {
        const pause_ms = PAUSES_MS[failures++];
        if (pause_ms === undefined) {
          log.fatal({ data_dir }, 'postgres ended again and again: this process ends too');
          process.exit(EXIT_DATABASE_LOST);
        }
        log.error({ data_dir, pid: current.pid, pause_ms }, 'postgres ended by itself and is started again');
        await delay(pause_ms, undefined, { signal });
        const again = await startEmbeddedPostgres({ data_dir, log, port: first.port }).catch(
          (error: unknown) => {
            log.error({ err: error }, 'postgres could not be started again');
            return null;
          },
        );
        if (again !== null) current = again;
        if (again?.port === first.port) break;
        signal.throwIfAborted();
      }
    }
  };
  const watched = watch().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    stop: async () => {
      stopping.abort();
      // A start that is under way ends first, so that its server is stopped too.
      await watched;
      await current.stop();
    },
    ask_to_stop: () => current.ask_to_stop(),
  };
}
