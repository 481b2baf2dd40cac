import { once } from 'node:events';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { clerk } from './clerk.ts';
import { endProcessesWithFile, says, startProcess } from './product-process.ts';
import { withSeededDatabase } from './seeded-database.ts';
import { signInOver } from './sign-in-over.ts';

endProcessesWithFile();
// The two programs as they are, and so on the machine's own day.
const database = withSeededDatabase(() => systemClock.now());

it('a web process without jobs and a worker process publish an invoice together, and stop when told', async () => {
  const web = startProcess('server/main.ts', { ...database.env, WORKER: '0' });
  const address = await says(web, /http:\/\/127\.0\.0\.1:\d+/);
  const owner = clerk(address, await signInOver(address, 'owner@demo.vn'));
  const draft = await owner.draft({ issued_on: systemClock.today() });
  expect((await owner.publish(draft)).status).toBe(202);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'queued', number: null });

  const worker = startProcess('server/worker.ts', database.env);
  expect(await owner.reaches(draft.id, 'code_issued')).toMatchObject({ number: 1 });

  for (const child of [worker, web]) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
});

it('a process with pages and jobs takes no more requests as soon as it stops, while a long job ends', async () => {
  const child = startProcess('server/main.ts', database.env);
  const address = await says(child, /http:\/\/127\.0\.0\.1:\d+/);
  const owner = clerk(address, await signInOver(address, 'owner@demo.vn'));
  const draft = await owner.draft({ issued_on: systemClock.today() });
  const other = new pg.Client({ connectionString: database.env['DATABASE_URL'] });
  await other.connect();
  try {
    // The job that numbers the invoice waits for it.
    await other.query(`select pg_advisory_lock(hashtextextended('reserve-numbers:1', 0))`);
    expect((await owner.publish(draft)).status).toBe(202);
    await vi.waitFor(async () => {
      const waits = await other.query(`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`);
      expect(waits.rowCount).toBe(1);
    }, PATIENCE);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    // Less than a stop waits for jobs.
    await vi.waitFor(() => expect(fetch(address)).rejects.toThrow(), { timeout: 6_000, interval: 100 });
    expect(child.exitCode).toBeNull();
    await other.query('select pg_advisory_unlock_all()');
    expect(await ended).toEqual([0, null]);
  } finally {
    await other.end();
  }
});
