import pg from 'pg';
import type { Log } from '../log.ts';
import { wireTypes } from './types.ts';

export type PoolOptions = {
  max?: number;
  log?: Log;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Statements are sent without waiting for the answers of those before them. */
  pipeline?: boolean;
};

/**
 * A pool that survives the server: a connection lost while idle (57P01 at a shutdown) is logged and replaced,
 * where pg's default would end the process. Sessions run in UTC.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.name ?? 'hoadon',
    connectionTimeoutMillis: 10_000,
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

export type Pools = { web: pg.Pool; worker: pg.Pool; end(): Promise<void> };

/** The two pools of a process, apart so that a burst of jobs never starves the pages. */
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
  return {
    web,
    worker,
    end: async () => {
      await Promise.all([web.end(), worker.end()]);
    },
  };
}
