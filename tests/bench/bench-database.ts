import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { DB } from '#generated/database.ts';
import type { Db } from '#server/context.ts';
import { migrate } from '#server/db/migrate.ts';
import { hasBench, seedBench, type BenchSizes } from '#server/db/seed/bench/seed-bench.ts';
import { systemClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { silentLog } from '#server/platform/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { loadMasterKey, type MasterKey } from '#server/platform/secrets/master-key.ts';

export type BenchDatabase = {
  url: string;
  db: Db;
  data_dir: string;
  master_key: MasterKey;
  tenant_id: number;
  /** The process of PostgreSQL. */
  postmaster: number;
  close(): Promise<void>;
};

/**
 * The embedded PostgreSQL with its usual settings (fsync on) and the bench tenant. Under `data_dir` it is kept for the next run;
 * without one it is thrown away at the end.
 */
export async function openBenchDatabase(sizes: BenchSizes, data_dir: string | null): Promise<BenchDatabase> {
  const place = data_dir === null ? mkdtempSync(join(tmpdir(), 'hoadon-bench-')) : resolve(data_dir);
  mkdirSync(place, { recursive: true });
  const postgres = await startEmbeddedPostgres({ data_dir: place, log: silentLog });
  const pool = createPool(postgres.url, { name: 'hoadon bench' });
  const close = async (): Promise<void> => {
    await pool.end();
    if (!postgres.adopted) await postgres.stop();
    if (data_dir === null) rmSync(place, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    const db = kyselyOver<DB>(pool);
    const master_key = loadMasterKey(place, null);
    const certificate_key = master_key.derive('certificates');
    if (!(await hasBench(db))) {
      await seedBench(
        { db, database_url: postgres.url, certificate_key, clock: systemClock, log: silentLog },
        sizes,
      );
    }
    const owner = await db
      .selectFrom('sign_ins')
      .select('tenant_id')
      .where('email', '=', 'owner@bench.vn')
      .executeTakeFirstOrThrow();
    return {
      ...{ url: postgres.url, db, data_dir: place, master_key, close },
      tenant_id: owner.tenant_id,
      postmaster: postgres.pid,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
