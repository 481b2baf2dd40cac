import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { DOCUMENT_KINDS } from '#server/document-kinds.ts';
import { seedDemo } from '#server/db/seed/seed-demo.ts';
import { silentLog } from '#server/platform/log.ts';
import { loadMasterKey } from '#server/platform/secrets/master-key.ts';
import { DEMO_PROVIDER_TAX_CODE } from '#server/start.ts';
import { systemClock } from '#server/platform/clock.ts';
import { NO_REMOTE_SIGNER, TEST_MASTER_KEY, testLines } from '#tests/setup/app-deps.ts';
import { withTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

/** The environment of a process of the product that shall run on a database of this test file. */
export type ProcessEnv = {
  DATABASE_URL: string;
  DATA_DIR: string;
  PORT: '0';
  PROVIDER_URL: '';
  LOG_LEVEL: 'warn';
};

/**
 * Both demo companies without invoices, and the secrets that belong to them. `now`: the present, ISO with Z. `database`: a migrated one,
 * readable from beforeAll on.
 */
export function withSeededDatabase(
  now: () => string,
  database: Pick<TestDatabase, 'url' | 'pool'> = withTestDatabase(),
): {
  readonly env: ProcessEnv;
  readonly pool: pg.Pool;
} {
  let data_dir = '';
  beforeAll(async () => {
    data_dir = mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
    const publishing = {
      log: silentLog,
      kinds: DOCUMENT_KINDS,
      remote_signer: NO_REMOTE_SIGNER,
      own_lines: testLines(TEST_MASTER_KEY, systemClock, false),
      certificate_key: loadMasterKey(data_dir, null).derive('certificates'),
      solution_provider_tax_code: DEMO_PROVIDER_TAX_CODE,
      new_message_suffix: () => randomBytes(16).toString('hex').toUpperCase(),
    };
    const root_file = join(data_dir, 'demo-root.pem');
    await seedDemo(
      { database_url: database.url, documents: publishing, now: now(), root_file },
      { invoices: 0, customers: 1, products: 1 },
    );
  }, 60_000);
  afterAll(() => rmSync(data_dir, { recursive: true, force: true }));
  return {
    get pool() {
      return database.pool;
    },
    get env(): ProcessEnv {
      return {
        DATABASE_URL: database.url,
        DATA_DIR: data_dir,
        PORT: '0',
        PROVIDER_URL: '',
        LOG_LEVEL: 'warn',
      };
    },
  };
}
