import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { clerk } from '#tests/integration/reliability/clerk.ts';
import { endProcessesWithFile, says, startProcess } from '#tests/integration/reliability/product-process.ts';
import { withSeededDatabase } from '#tests/integration/reliability/seeded-database.ts';
import { signInOver } from '#tests/integration/reliability/sign-in-over.ts';
import { startPair, type Pair } from '#tests/integration/reliability/standby-server.ts';
import { PATIENCE } from '#tests/setup/patience.ts';

endProcessesWithFile();
let pair: Pair;
let pool: pg.Pool;
beforeAll(async () => {
  pair = await startPair(migrate);
  pool = createPool(pair.primary_url, { max: 5 });
});
afterAll(async () => {
  await pool.end();
  await pair.stop();
});
const database = withSeededDatabase(() => systemClock.now(), {
  get url() {
    return pair.primary_url;
  },
  get pool() {
    return pool;
  },
});

/** Connections by which reports are read. */
async function readers(admin_url: string): Promise<number> {
  const client = new pg.Client({ connectionString: admin_url });
  await client.connect();
  const { rowCount } = await client.query(
    `select from pg_stat_activity where application_name = 'hoadon reports'`,
  );
  await client.end();
  return rowCount ?? 0;
}

test('reports of the product are read from its standby, an invoice that was just issued among them; without the standby from the primary', async () => {
  const web = startProcess('server/main.ts', { ...database.env, DATABASE_STANDBY_URL: pair.standby_url });
  const address = await says(web, /http:\/\/127\.0\.0\.1:\d+/);
  const owner = clerk(address, await signInOver(address, 'owner@demo.vn'));
  const today = systemClock.today();
  const report = async (): Promise<unknown> => {
    const { status, body } = await owner.call<{ report_invoice_summary: unknown }>(
      'GET',
      `/api/reports/invoice_summaries?from=${today}&to=${today}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const draft = await owner.draft({ issued_on: today });
  expect((await owner.publish(draft)).status).toBe(202);
  await owner.reaches(draft.id, 'code_issued');
  await vi.waitFor(async () => expect(JSON.stringify(await report())).toContain('Minh Khôi'), PATIENCE);
  expect(await readers(pair.standby_admin_url)).toBeGreaterThan(0);
  expect(await readers(pair.primary_admin_url)).toBe(0);
  await pair.stopStandby();
  expect(JSON.stringify(await report())).toContain('Minh Khôi');
});
