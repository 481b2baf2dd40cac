import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DB } from '#generated/database.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';

/** The minutes until the provider is asked again for this company are over. */
export async function readInbox(tenant_id: number): Promise<void> {
  const connectionString = readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'test-database-url'), 'utf8');
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    await enqueueJob(
      kyselyOver<DB>(pool),
      'collect-answers',
      { tenant_id, attempt: 0 },
      `collect:${tenant_id}`,
    );
  } finally {
    await pool.end();
  }
}
