import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DB } from '#generated/database.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { standbyReports } from '#server/platform/db/reports-source.ts';
import { tenantRead, type TenantRead } from '#server/platform/db/tenant-read.ts';
import { TENANT_ROLE } from '#server/platform/db/tenancy.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { startPair, type Pair } from './standby-server.ts';

let pair: Pair;
let primary: pg.Pool;
let admin_of_standby: pg.Pool;
let read_primary: TenantRead;
const pools: pg.Pool[] = [];
const opened = (url: string): pg.Pool => {
  const pool = createPool(url, { max: 4, pipeline: true, patience_ms: PATIENCE.timeout });
  pools.push(pool);
  return pool;
};

beforeAll(async () => {
  pair = await startPair(async (url) => {
    const pool = createPool(url);
    await pool.query(`create role ${TENANT_ROLE}; grant ${TENANT_ROLE} to current_user;
      create table figures (figure integer); grant select on figures to ${TENANT_ROLE}`);
    await pool.end();
  });
  primary = opened(pair.primary_url);
  read_primary = tenantRead(primary);
  admin_of_standby = opened(pair.standby_admin_url);
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await pair.stop();
});

const warn = vi.fn();
beforeEach(() => warn.mockClear());

type Options = { rest_ms?: number; catch_up_ms?: number; standby_url?: string };

function reports({
  rest_ms = 0,
  catch_up_ms = PATIENCE.timeout,
  standby_url = pair.standby_url,
}: Options = {}) {
  const standby = opened(standby_url);
  return standbyReports<DB>({
    primary: { pool: primary, db: kyselyOver<DB>(primary), read: read_primary },
    standby: { pool: standby, db: kyselyOver<DB>(standby), read: tenantRead(standby) },
    log: { ...silentLog, warn },
    catch_up_ms,
    rest_ms,
  });
}

let figures = 0;
const add = async (): Promise<void> => {
  await primary.query('insert into figures values (1)');
  figures += 1;
};
/** Which server answers, and what it knows. */
const ASKED = {
  text: 'select pg_is_in_recovery() as by_standby, (select count(*)::integer from figures) as figures',
  values: [],
};

type Answer = { by_standby: boolean; figures: number };

/** By the short way and by a cursor. */
async function answers({ read, portions }: ReturnType<typeof reports>): Promise<Answer[]> {
  const given = await read<Answer>(1, ASKED);
  for await (const rows of portions(1, sql.raw<Answer>(ASKED.text), 10)) given.push(...rows);
  return given;
}

const both = (by_standby: boolean): Answer[] => [
  { by_standby, figures },
  { by_standby, figures },
];
const reasons = (): unknown[] => warn.mock.calls.map(([said]: { reason: string }[]) => said?.reason);

test('the standby answers, with all that was committed on the primary when it was asked', async () => {
  const source = reports();
  for (let round = 0; round < 20; round += 1) {
    await add();
    expect(await answers(source)).toEqual(both(true));
  }
  expect(warn).not.toHaveBeenCalled();
});

test('a standby that falls behind is left alone for a while: the primary answers at once', async () => {
  const source = reports({ rest_ms: 600_000, catch_up_ms: 300 });
  await admin_of_standby.query('select pg_wal_replay_pause()');
  try {
    await add();
    expect(await answers(source)).toEqual(both(false));
  } finally {
    await admin_of_standby.query('select pg_wal_replay_resume()');
  }
  // It has caught up meanwhile.
  expect(await answers(source)).toEqual(both(false));
  expect(reasons()).toEqual(['behind by more than 300 ms']);
  expect(await answers(reports())).toEqual(both(true));
});

test('a standby that says nothing any more is not waited for', async () => {
  const source = reports({ rest_ms: 600_000, catch_up_ms: 5_000 });
  expect(await answers(source)).toEqual(both(true));
  const { rows } = await admin_of_standby.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'hoadon' and pid <> pg_backend_pid()`,
  );
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
  try {
    expect(await answers(source)).toEqual(both(false));
    expect(reasons()).toEqual(['Query read timeout']);
  } finally {
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
  }
});

test('a query that replaying breaks off is answered by the primary; a file that had begun is an error', async () => {
  const source = reports({ rest_ms: 600_000 });
  const slow = sql<{ number: number }>`select number, case when pg_is_in_recovery() and number > 10 then
    pg_sleep(60)::text end as slept from generate_series(1, 20) as number`;
  const breakOff = (): Promise<void> =>
    vi.waitFor(async () => {
      const { rowCount } = await admin_of_standby.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where query like 'fetch%' and state = 'active'`,
      );
      expect(rowCount).toBe(1);
    }, PATIENCE);
  const numbers: number[] = [];
  let broken: Promise<void> | undefined;
  const file = async (): Promise<void> => {
    for await (const rows of source.portions(1, slow, 10)) {
      numbers.push(...rows.map((row) => row.number));
      broken ??= breakOff();
    }
  };
  await expect(file()).rejects.toThrow('canceling statement');
  await broken;
  expect(numbers).toHaveLength(10);
  expect(reasons()).toEqual(['canceling statement due to user request']);
  // The next try, as of a job that is taken up again.
  numbers.length = 0;
  await file();
  expect(numbers).toHaveLength(20);
});

test.each([
  ['follows none', () => pair.primary_url],
  [
    'holds another database',
    () => Object.assign(new URL(pair.standby_admin_url), { pathname: '/postgres' }).href,
  ],
])('a server that %s is no standby, and is named', async (_why, url) => {
  expect(await answers(reports({ rest_ms: 600_000, standby_url: url() }))).toEqual(both(false));
  expect(reasons()).toEqual(['DATABASE_STANDBY_URL does not name a standby of DATABASE_URL']);
});

test('a statement that is wrong fails, and is no fault of the standby', async () => {
  await expect(reports().read(1, { text: 'select 1 / $1::int', values: [0] })).rejects.toThrow(
    'division by zero',
  );
  expect(warn).not.toHaveBeenCalled();
});

test('a standby that is gone costs time, and no report', async () => {
  await pair.stopStandby();
  const source = reports();
  expect(await answers(source)).toEqual(both(false));
  await add();
  expect(await answers(source)).toEqual(both(false));
  expect(warn).toHaveBeenCalled();
});
