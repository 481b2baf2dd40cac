import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { kyselyOver, withLock } from '#server/platform/db/database.ts';
import { tenantRead } from '#server/platform/db/tenant-read.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { keepUtc } from '#server/platform/postgres/pooler.ts';
import { inLongRun } from '#tests/setup/long-run.ts';
import { hasPooler, startPooler, type Pooler } from '#tests/setup/outside/pooler.ts';
import { clerk } from './clerk.ts';
import { endProcessesWithFile, says, startProcess } from './product-process.ts';
import { withSeededDatabase } from './seeded-database.ts';
import { signInOver } from './sign-in-over.ts';

endProcessesWithFile();
// Programs as they are, and so on the machine's own day.
const database = withSeededDatabase(() => systemClock.now());

async function pooler(connections: number): Promise<Pooler> {
  const started = await startPooler(database.env.DATABASE_URL, connections);
  onTestFinished(() => started.close());
  return started;
}

const INVOICES = 12;

inLongRun(
  'two web and two worker processes behind a pooler in transaction mode give each invoice one number',
  async () => {
    const { url } = await pooler(10);
    const env = { ...database.env, DATABASE_POOLER_URL: url };
    const webs = [1, 2].map(() => startProcess('server/main.ts', { ...env, WORKER: '0' }));
    const addresses = await Promise.all(webs.map((web) => says(web, /http:\/\/127\.0\.0\.1:\d+/)));
    const clerks = await Promise.all(
      addresses.map(async (address) => clerk(address, await signInOver(address, 'owner@demo.vn'))),
    );
    const workers = [1, 2].map(() => startProcess('server/worker.ts', env));
    await Promise.all(workers.map((worker) => says(worker, /taking jobs/)));

    const numbers = await Promise.all(
      Array.from({ length: INVOICES }, async (_, at) => {
        const desk = clerks[at % 2];
        if (desk === undefined) throw new Error('no web process');
        const draft = await desk.draft({ issued_on: systemClock.today() });
        const key = randomUUID();
        // Twice, as after an answer that was lost.
        expect((await desk.publish(draft, key)).status).toBe(202);
        expect((await desk.publish(draft, key)).status).toBe(202);
        expect((await desk.call('GET', '/api/invoices')).status).toBe(200);
        return (await desk.reaches(draft.id, 'code_issued')).number;
      }),
    );
    expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: INVOICES }, (_, at) => at + 1),
    );
    // Pages and jobs have only what the pooler opens; what listens goes past it.
    const { rows } = await database.pool.query<{ name: string; backends: number }>(
      `select application_name as name, count(*)::integer as backends from pg_stat_activity
       where datname = current_database() and application_name like 'hoadon%' group by 1`,
    );
    const pooled = rows.filter(({ name }) => name === 'hoadon web' || name === 'hoadon worker');
    expect(pooled.reduce((sum, { backends }) => sum + backends, 0)).toBeLessThanOrEqual(10);
  },
);

test.skipIf(!hasPooler())('sessions behind the pooler are in UTC, or the start says what to do', async () => {
  const { url, reconnect } = await pooler(1);
  const { DATABASE_URL } = database.env;
  const name = pg.escapeIdentifier(new URL(DATABASE_URL).pathname.slice(1));
  await database.pool.query(`alter role current_user in database ${name} set timezone to 'Asia/Ho_Chi_Minh'`);
  await reconnect();
  const held = new pg.Client({ connectionString: url });
  await held.connect();
  expect((await held.query('show timezone')).rows).toEqual([{ TimeZone: 'Asia/Ho_Chi_Minh' }]);
  await held.end();

  await expect(keepUtc(DATABASE_URL, url)).rejects.toThrow(/Asia\/Ho_Chi_Minh.*RECONNECT/);
  await reconnect();
  await keepUtc(DATABASE_URL, url);
});

test.skipIf(!hasPooler())('reads at once that share few connections see the tenant of each', async () => {
  const { url } = await pooler(2);
  const pool = createPool(url, { max: 8, pooled: true, pipeline: true });
  onTestFinished(() => pool.end());
  const read = tenantRead(pool, { prepare: false });
  const text = `select current_setting('app.tenant_id')::integer as tenant, current_user::text as role, $1::integer as at`;
  const at = Array.from({ length: 60 }, (_, index) => index);
  const seen = await Promise.all(at.map((one) => read(1 + (one % 2), { text, values: [one] })));
  expect(seen).toEqual(at.map((one) => [{ tenant: 1 + (one % 2), role: 'hoadon_app', at: one }]));
});

test.skipIf(!hasPooler())(
  'a lock excludes another process behind the pooler, and goes with work that fails',
  async () => {
    const { url } = await pooler(4);
    const pools = [1, 2].map(() => createPool(url, { pooled: true }));
    onTestFinished(async () => void (await Promise.all(pools.map((pool) => pool.end()))));
    const [one, other] = pools.map((pool) => kyselyOver<unknown>(pool));
    if (one === undefined || other === undefined) throw new Error('two pools');
    const inside = await withLock(one, 'key', () => withLock(other, 'key', async () => 'both'));
    expect(inside).toBeNull();
    await expect(withLock(one, 'key', () => Promise.reject(new Error('work')))).rejects.toThrow('work');
    expect(await withLock(other, 'key', async () => 'alone')).toBe('alone');
  },
);
