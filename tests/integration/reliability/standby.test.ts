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
import { startPair, type Pair } from './standby-server.ts';

let pair: Pair;
let primary: pg.Pool;
let admin_of_standby: pg.Pool;
let read_primary: TenantRead;
const pools: pg.Pool[] = [];
const opened = (url: string): pg.Pool => {
  const pool = createPool(url, { max: 4, pipeline: true, patience_ms: 1_000 });
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

function reports(rest_ms: number, standby_url = pair.standby_url) {
  const standby = opened(standby_url);
  return standbyReports<DB>({
    primary: { pool: primary, db: kyselyOver<DB>(primary), read: read_primary },
    standby: { pool: standby, db: kyselyOver<DB>(standby) },
    log: { ...silentLog, warn },
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

test('the standby answers, with all that was committed on the primary when it was asked', async () => {
  const { read, db } = reports(0);
  for (let round = 0; round < 20; round += 1) {
    await add();
    expect(await read(1, ASKED)).toEqual([{ by_standby: true, figures }]);
  }
  const { rows } = await sql`select pg_is_in_recovery() as by_standby`.execute(await db());
  expect(rows).toEqual([{ by_standby: true }]);
  expect(warn).not.toHaveBeenCalled();
});

test('a standby that falls behind is left alone for a while: the primary answers at once', async () => {
  const { read, db } = reports(60_000);
  await admin_of_standby.query('select pg_wal_replay_pause()');
  try {
    await add();
    expect(await read(1, ASKED)).toEqual([{ by_standby: false, figures }]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reason: expect.stringContaining('behind') as string }),
      expect.any(String),
    );
  } finally {
    await admin_of_standby.query('select pg_wal_replay_resume()');
  }
  // It has caught up meanwhile.
  expect(await read(1, ASKED)).toEqual([{ by_standby: false, figures }]);
  const { rows } = await sql`select pg_is_in_recovery() as by_standby`.execute(await db());
  expect(rows).toEqual([{ by_standby: false }]);
  expect(warn).toHaveBeenCalledOnce();
  expect(await reports(0).read(1, ASKED)).toEqual([{ by_standby: true, figures }]);
});

test('a server that follows none is no standby, and is named', async () => {
  expect(await reports(0, pair.primary_url).read(1, ASKED)).toEqual([{ by_standby: false, figures }]);
  expect(warn.mock.calls).toEqual([
    [{ reason: 'DATABASE_STANDBY_URL does not name a standby', rest_s: 0 }, expect.any(String)],
  ]);
});

test('a statement that is wrong fails, wherever it is read', async () => {
  await expect(reports(0).read(1, { text: 'select 1 / $1::int', values: [0] })).rejects.toThrow(
    'division by zero',
  );
});

test('a standby that is gone costs time, and no report', async () => {
  await pair.stopStandby();
  const { read } = reports(0);
  expect(await read(1, ASKED)).toEqual([{ by_standby: false, figures }]);
  await add();
  expect(await read(1, ASKED)).toEqual([{ by_standby: false, figures }]);
  expect(warn).toHaveBeenCalledTimes(2);
});
