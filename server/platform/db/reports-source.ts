import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { tenantRead, type TenantRead } from './tenant-read.ts';

/** Where reports are read. */
export type ReportsSource<DB> = {
  read: TenantRead;
  /** The server whose rows a file is written from, chosen anew for each. */
  db(): Promise<Kysely<DB>>;
};

type Servers<DB> = {
  primary: { pool: pg.Pool; db: Kysely<DB>; read: TenantRead };
  standby: { pool: pg.Pool; db: Kysely<DB> };
  log: Log;
  /** After a standby was away or too far behind it is left alone for so long. */
  rest_ms?: number;
};

/** How long a report waits for the standby to have what is committed, ms; after that the primary answers. */
const CATCH_UP_MS = 1_000;
const POLL_MS = 20;
const REST_MS = 15_000;

/**
 * Reads from a streaming standby, and never less than was committed on the primary when it was asked: a person who has just issued an
 * invoice finds it in the report. A standby that is away, is behind for longer than a second, or breaks a query off (a conflict with
 * what it replays) costs nothing but time: the primary answers.
 */
export function standbyReports<DB>({
  primary,
  standby,
  log,
  rest_ms = REST_MS,
}: Servers<DB>): ReportsSource<DB> {
  const read_standby = tenantRead(standby.pool);
  let rests_until = 0;

  const leaveAlone = (reason: string): void => {
    rests_until = performance.now() + rest_ms;
    log.warn({ reason, rest_s: rest_ms / 1_000 }, 'reports are read from the primary: the standby is no use');
  };
  const hasCaughtUp = async (): Promise<boolean> => {
    if (performance.now() < rests_until) return false;
    const { rows } = await primary.pool.query<{ lsn: string }>('select pg_current_wal_flush_lsn() as lsn');
    const until = performance.now() + CATCH_UP_MS;
    do {
      const answer = await standby.pool.query<{ has: boolean | null }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
        [rows[0]?.lsn],
      );
      const has = answer.rows[0]?.has ?? null;
      if (has === null) throw new Error('DATABASE_STANDBY_URL does not name a standby');
      if (has) return true;
      await sleep(POLL_MS);
    } while (performance.now() < until);
    throw new Error(`behind by more than ${CATCH_UP_MS} ms`);
  };
  const onStandby = async <T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    try {
      if (await hasCaughtUp()) return await work();
    } catch (error) {
      leaveAlone(error instanceof Error ? error.message : String(error));
    }
    return otherwise();
  };
  return {
    read: <Row extends object>(...asked: Parameters<TenantRead>) =>
      onStandby(
        () => read_standby<Row>(...asked),
        () => primary.read<Row>(...asked),
      ),
    db: () =>
      onStandby(
        async () => standby.db,
        async () => primary.db,
      ),
  };
}
