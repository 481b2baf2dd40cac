import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { wireTypes } from './types.ts';

export type PoolOptions = {
  max?: number;
  /** How long a connection is waited for; ten seconds when not told. */
  patience_ms?: number;
  log?: Log;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Statements are sent without waiting for the answers of those before them. */
  pipeline?: boolean;
  /** Who asks for a connection gets one, however long the database is away. */
  patient?: boolean;
};

type Connected = Parameters<pg.Pool['connect']>[0];

const RETRY_MS = 500;

/** Asks again until there is a connection, or until the pool is ended: for those who can only wait. */
class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.#untilConnected();
    super.connect(callback);
    return undefined;
  }

  async #untilConnected(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending) throw error;
        await sleep(RETRY_MS);
      }
    }
  }
}

/**
 * A pool that survives the server: a connection lost while idle (57P01 at a shutdown) is logged and replaced,
 * where pg's default would end the process. Sessions run in UTC.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new (options.patient === true ? PatientPool : pg.Pool)({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.name ?? 'hoadon',
    connectionTimeoutMillis: options.patience_ms ?? 10_000,
    // A server that vanished without a word is noticed, instead of being waited for.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: '-c timezone=UTC',
    types: wireTypes,
    pipeline: options.pipeline ?? false,
  });
  // The error itself drags the whole client along, statements and all: its words are enough. A pool that is ending loses
  // connections as a matter of course.
  const report = (error: Error): void => {
    if (!pool.ending) options.log?.warn({ reason: error.message }, 'database connection lost');
  };
  pool.on('error', report);
  // Also while a client is lent out: its query rejects by itself, the event must only not be unheard.
  pool.on('connect', (client) => void client.on('error', report));
  return pool;
}

export type Pools = {
  web: pg.Pool;
  /** What the tasks use. */
  worker: pg.Pool;
  /** What takes jobs and writes their ends. */
  runner: pg.Pool;
  end(): Promise<void>;
};

/** The pools of a process, apart so that a burst of jobs never starves the pages, nor its own bookkeeping. */
export function openPools(
  url: string,
  options: { web_max?: number; worker_max?: number; log?: Log } = {},
): Pools {
  const { log } = options;
  const web = createPool(url, {
    max: options.web_max ?? 20,
    name: 'hoadon web',
    pipeline: true,
    ...(log && { log }),
  });
  const worker = createPool(url, {
    max: options.worker_max ?? 10,
    name: 'hoadon worker',
    ...(log && { log }),
  });
  const runner = createPool(url, { max: 4, name: 'hoadon runner', patient: true, ...(log && { log }) });
  return {
    web,
    worker,
    runner,
    end: async () => {
      await Promise.all([web.end(), worker.end(), runner.end()]);
    },
  };
}
