import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { PoolerConfig } from '../pooler-config.ts';
import { gatheringSocket } from './gathering-socket.ts';

type Parser = (text: string) => unknown;

/** Object ids of PostgreSQL's built-in types (pg_type.dat). */
const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;
const array_oid = { int8: 1016, date: 1182, timestamptz: 1185, numeric: 1231 } as const;

function int8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond 2^53`);
  return value;
}

const same: Parser = (text) => text;
// The driver's typings know only single types by name; its parsers go by any object id.
const driverParser = pg.types.getTypeParser as (id: number, format?: 'text' | 'binary') => Parser;
const parseTimestamptz = driverParser(oid.timestamptz);

/** ISO 8601 with milliseconds and Z; 'infinity' stays a word. */
function timestamptz(text: string): string {
  const value = parseTimestamptz(text);
  return value instanceof Date ? value.toISOString() : text;
}

const scalars: Readonly<Record<keyof typeof oid, Parser>> = {
  int8,
  date: same,
  timestamptz,
  numeric: same,
};

// text[]: the one built-in array parser that leaves the elements as they are.
const textArray = driverParser(1009) as (text: string) => (string | null)[];

const parsers = new Map<number, Parser>();
for (const kind of Object.keys(scalars) as (keyof typeof oid)[]) {
  const parse = scalars[kind];
  parsers.set(oid[kind], parse);
  parsers.set(array_oid[kind], (text) => textArray(text).map((item) => (item === null ? null : parse(item))));
}

/**
 * How rows reach us: int8 as a number (ids, counts), numeric and date as the text PostgreSQL prints (money is
 * never a float, a date never an instant), timestamptz as ISO 8601 with Z; arrays of them alike.
 */
const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    parsers.get(id) ?? driverParser(id, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** The same with timestamptz as the driver's Date: graphile-worker compares the last times of its crontab with Dates. */
const runnerTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary'): unknown =>
    id === oid.timestamptz
      ? parseTimestamptz
      : wireTypes.getTypeParser(id, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

type PoolOptions = {
  max?: number;
  /** How long a connection is waited for; ten seconds by default. */
  patience_ms?: number;
  /** How long the answer to a statement is waited for, ms; without end when left out. */
  answer_ms?: number;
  log?: Log;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Statements are sent without waiting for the answers of those before them. */
  pipeline?: boolean;
  /** Of a runner of jobs: who asks for a connection gets one, however long the database is away, and times are Dates. */
  patient?: boolean;
  /** A pooler takes no settings of a session with the connection: the role brings them (`keepUtc`). */
  pooled?: boolean;
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
 * where pg's default would end the process. Sessions run in UTC, by themselves or, behind a pooler, by their role.
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
    ...(options.pooled === true ? {} : { options: '-c timezone=UTC' }),
    ...(options.answer_ms === undefined ? {} : { query_timeout: options.answer_ms }),
    types: options.patient === true ? runnerTypes : wireTypes,
    pipeline: options.pipeline ?? false,
    ...(options.pipeline === true && { stream: gatheringSocket }),
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

const STANDBY_MAX = 10;
/** Short: while the standby is away the primary answers. */
const STANDBY_PATIENCE_MS = 1_000;
/** Longer than a report takes; a standby that vanished without a word is noticed by it. */
const STANDBY_ANSWER_MS = 60_000;

type Pools = {
  web: pg.Pool;
  /** What the tasks use. */
  worker: pg.Pool;
  /** What takes jobs and writes their ends. */
  runner: pg.Pool;
  /** What reports are read by; null where there is no standby. */
  standby: pg.Pool | null;
  end(): Promise<void>;
};

/**
 * The pools of a process, apart so that a burst of jobs never starves the pages, nor its own bookkeeping. The runner stays on the direct
 * way: it listens, which a pooler in transaction mode does not pass on.
 */
export function openPools(
  url: string,
  options: {
    web_max?: number;
    worker_max?: number;
    pooler?: PoolerConfig | null;
    standby_url?: string | null;
    log?: Log;
  } = {},
): Pools {
  const log = options.log && { log: options.log };
  const pooled = options.pooler ? { pooled: true } : {};
  const many_url = options.pooler?.url ?? url;
  const web = createPool(many_url, {
    ...{ max: options.web_max ?? 20, name: 'hoadon web', pipeline: true },
    ...pooled,
    ...log,
  });
  const worker = createPool(many_url, {
    ...{ max: options.worker_max ?? 10, name: 'hoadon worker' },
    ...pooled,
    ...log,
  });
  // Of these each worker holds one, to hear of new jobs.
  const runner = createPool(url, { max: 10, name: 'hoadon runner', patient: true, ...log });
  const standby = options.standby_url
    ? createPool(options.standby_url, {
        ...{ max: STANDBY_MAX, name: 'hoadon reports', pipeline: true },
        ...{ patience_ms: STANDBY_PATIENCE_MS, answer_ms: STANDBY_ANSWER_MS },
        ...log,
      })
    : null;
  return {
    web,
    worker,
    runner,
    standby,
    end: async () => {
      await Promise.all([web.end(), worker.end(), runner.end(), standby?.end()]);
    },
  };
}
