import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { isDatabaseDown } from '../postgres/database-down.ts';
import { tenantPortions } from './tenancy.ts';
import type { TenantRead } from './tenant-read.ts';

/** Where reports are read. */
export type ReportsSource = {
  read: TenantRead;
  /** As tenantPortions. */
  portions<Row extends object>(
    tenant_id: number,
    statement: RawBuilder<Row>,
    size: number,
  ): AsyncGenerator<Row[]>;
};

/** `read`: one for each pool, since it names what it prepares. */
type Side<DB> = { pool: pg.Pool; db: Kysely<DB>; read: TenantRead };

type Servers<DB> = {
  primary: Side<DB>;
  standby: Side<DB>;
  log: Log;
  /** How long a report waits for the standby to have what is committed; after that the primary answers. */
  catch_up_ms?: number;
  /** After a standby was away or too far behind it is left alone for so long. */
  rest_ms?: number;
};

const CATCH_UP_MS = 1_000;
const POLL_MS = 20;
const REST_MS = 15_000;

/**
 * Reads from a streaming standby, and never less than was committed on the primary when it was asked: a person who has just issued an
 * invoice finds it in the report. A standby that is away, is behind for longer than a second, or breaks a query off (a conflict with
 * what it replays) costs nothing but time: the primary answers, and for a while it answers at once. Rows that were given already are not
 * given again: a file that breaks off half-way is an error.
 */
export function standbyReports<DB>({
  primary,
  standby,
  log,
  catch_up_ms = CATCH_UP_MS,
  rest_ms = REST_MS,
}: Servers<DB>): ReportsSource {
  let rests_until = 0;
  const blame = (error: unknown): void => {
    const isNews = performance.now() >= rests_until;
    rests_until = performance.now() + rest_ms;
    const { message = '', code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
    const reason = message || code;
    if (isNews)
      log.warn(
        { reason, rest_s: rest_ms / 1_000 },
        'reports are read from the primary: the standby is no use',
      );
  };
  const mayServe = async (): Promise<boolean> => {
    if (performance.now() < rests_until || isBusy(standby.pool)) return false;
    const { rows } = await primary.pool.query<Position>(POSITION);
    const [wanted] = rows;
    try {
      if (wanted !== undefined) await untilCaughtUp(standby.pool, wanted, catch_up_ms);
      return wanted !== undefined;
    } catch (error) {
      blame(error);
      return false;
    }
  };
  return {
    read: async <Row extends object>(...asked: Parameters<TenantRead>) => {
      if (await mayServe())
        try {
          return await standby.read<Row>(...asked);
        } catch (error) {
          if (!isOfStandby(error)) throw error;
          blame(error);
        }
      return primary.read<Row>(...asked);
    },
    portions: async function* <Row extends object>(
      tenant_id: number,
      statement: RawBuilder<Row>,
      size: number,
    ) {
      if (await mayServe()) {
        let has_begun = false;
        try {
          for await (const portion of tenantPortions(standby.db, tenant_id, statement, size)) {
            has_begun = true;
            yield portion;
          }
          return;
        } catch (error) {
          if (!isOfStandby(error)) throw error;
          blame(error);
          if (has_begun) throw error;
        }
      }
      yield* tenantPortions(primary.db, tenant_id, statement, size);
    },
  };
}

type Position = { lsn: string; cluster: string; database: string };

const SAME = `(select system_identifier::text from pg_control_system()) as cluster, current_database()::text as database`;
/** How far the log of the primary is on disk, and which data it is about. */
const POSITION = `select pg_current_wal_flush_lsn()::text as lsn, ${SAME}`;
const CAUGHT_UP = `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= $1::pg_lsn as has, ${SAME}`;

type Standing = Omit<Position, 'lsn'> & { follows: boolean; has: boolean | null };

/** Why a standby cannot be read. */
class Unfit extends Error {}

async function untilCaughtUp(
  standby: pg.Pool,
  { lsn, cluster, database }: Position,
  within_ms: number,
): Promise<void> {
  const until = performance.now() + within_ms;
  do {
    // Of a server that vanished without a word no answer ever comes.
    const asked = { text: CAUGHT_UP, values: [lsn], query_timeout: within_ms };
    const { rows } = await standby.query<Standing>(asked);
    const [it] = rows;
    if (it?.follows !== true || it.cluster !== cluster || it.database !== database)
      throw new Unfit('DATABASE_STANDBY_URL does not name a standby of DATABASE_URL');
    if (it.has === true) return;
    await sleep(POLL_MS);
  } while (performance.now() < until);
  throw new Unfit(`behind by more than ${within_ms} ms`);
}

/** All its connections are at work, as while many long files are written: no fault of the server. */
function isBusy({ totalCount, idleCount, options }: pg.Pool): boolean {
  return idleCount === 0 && totalCount >= (options.max ?? 0);
}

/** SQLSTATE of a query that replaying broke off: serialization_failure, deadlock_detected, query_canceled. */
const BROKEN_OFF: ReadonlySet<string> = new Set(['40001', '40P01', '57014']);

function isOfStandby(error: unknown): boolean {
  if (isDatabaseDown(error)) return true;
  if (!(error instanceof Error)) return false;
  return (
    BROKEN_OFF.has((error as NodeJS.ErrnoException).code ?? '') || /query read timeout/i.test(error.message)
  );
}
