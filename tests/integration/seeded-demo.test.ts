import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { testWorker } from '#tests/integration/reliability/test-worker.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';

/** The provider or the authority has it, and has not answered. */
const ON_ITS_WAY = ['sent_tvan', 'sent', 'waiting_for_response'];

// Enough that one of them is held by the authority.
const server = withTestApp({ invoices: 20, customers: 4, products: 4 });

test('nothing of the demo happens later than the clock says', async () => {
  const found = await inTenant(server.current.publishing.db, 1, (tx) =>
    sql<{ name: string; latest: string }>`
      select * from (
        select 'messages' as name, max(greatest(created_on, applied_on)) as latest from transmissions
        union all select 'history', max(happened_on) from document_events
        union all select 'invoices', max(greatest(created_on, updated_on, signed_on)) from invoices
      ) as times`.execute(tx),
  );
  expect(found.rows).toHaveLength(3);
  expect(found.rows.filter(({ latest }) => !(latest <= TEST_NOW))).toEqual([]);
});

test('what the authority holds in the demo is answered minutes later, and the queue comes to rest', async () => {
  const { publishing, clock } = server.current;
  const waiting = (): Promise<{ id: number }[]> =>
    inTenant(publishing.db, 1, (tx) =>
      tx.selectFrom('invoices').select('id').where('status', 'in', ON_ITS_WAY).execute(),
    );
  expect((await waiting()).length).toBeGreaterThan(0);
  clock.advance(5 * 60_000);
  await testWorker(server.current);
  await vi.waitFor(async () => {
    const jobs = await sql`select from graphile_worker._private_jobs where key like 'collect:%'`.execute(
      publishing.db,
    );
    expect(jobs.rows).toEqual([]);
  }, PATIENCE);
  expect(await waiting()).toEqual([]);
});
