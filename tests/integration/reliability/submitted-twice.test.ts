import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { submitDocuments } from '#server/modules/documents/index.ts';
import { explanationKind } from '#server/modules/explanations/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();
const TENANT = 1;

/** Once a connection waits for a row that another one has not committed. */
async function isWaiting(): Promise<void> {
  const { db } = server.current.publishing;
  const blocked = sql`select from pg_locks where not granted and locktype = 'transactionid'`;
  for (;;) if ((await blocked.execute(db)).rows.length > 0) return;
}

test('of two that submit a subject for the first time at once the second is stopped: neither found a document to lock', async () => {
  const { db, clock } = server.current.publishing;
  const submission = { tenant_id: TENANT, subject_id: 4_711, ordered_on: '2026-11-20', user_id: 1 };
  // Of the subject, which is not there, nothing is written.
  const kind = { ...explanationKind, onMoved: () => Promise.resolve() };
  const submit = (meanwhile: () => Promise<void>) =>
    inTenant(db, TENANT, async (tx) => {
      const documents = await submitDocuments(tx, kind, [submission], clock.now());
      await meanwhile();
      return documents;
    });
  let second: ReturnType<typeof submit> | null = null;
  const first = await submit(() => {
    second = submit(() => Promise.resolve());
    return Promise.race([isWaiting(), second.then(() => undefined)]);
  });
  expect(first).toMatchObject([{ version: 1 }]);
  await expect(second).rejects.toThrow(/another request has submitted/);
});
