import { expect, test } from 'vitest';
import { documentTasks, ownLineTasks } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { clerk } from '../reliability/clerk.ts';

const server = withTestApp();
const TENANT = 1;

async function waitingJobs(): Promise<Record<string, unknown>> {
  const pool = createPool(server.current.database_url, { max: 1, name: 'hoadon test' });
  try {
    const { rows } = await pool.query<{ key: string; task_identifier: string }>(
      `select key, task_identifier from graphile_worker.jobs where key like 'carry:%' or key like 'collect:%'`,
    );
    return Object.fromEntries(rows.map(({ key, task_identifier }) => [key, task_identifier]));
  } finally {
    await pool.end();
  }
}

test('the jobs of a company with a provider of its own go on at a worker apart, those of others where they are', async () => {
  const { publishing, url, signIn } = server.current;
  const owner = clerk(url, await signIn('owner@demo.vn'));
  const draft = await owner.draft();
  expect((await owner.publish(draft)).status).toBe(202);
  const document_id = await inTenant(publishing.db, TENANT, async (tx) => {
    const row = await tx
      .selectFrom('documents')
      .select('id')
      .where('kind', '=', 'invoice')
      .where('subject_id', '=', draft.id)
      .executeTakeFirstOrThrow();
    return row.id;
  });
  const here = documentTasks(publishing);
  const apart = ownLineTasks(publishing);
  const [carry, collect] = [`carry:${TENANT}:${document_id}`, `collect:${TENANT}`];
  await inTenant(publishing.db, TENANT, (tx) =>
    tx
      .insertInto('provider_lines')
      .values({
        ...{ tenant_id: TENANT, base_url: 'https://truyen-nhan.example' },
        created_on: server.current.clock.now(),
      })
      .execute(),
  );
  await here['carry-document']?.({ tenant_id: TENANT, document_id, attempt: 0 });
  await here['collect-answers']?.({ tenant_id: TENANT, attempt: 0 });
  expect(await waitingJobs()).toMatchObject({
    [carry]: 'carry-by-own-line',
    [collect]: 'collect-from-own-line',
  });
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'queued' });
  await apart['carry-by-own-line']?.({ tenant_id: TENANT, document_id, attempt: 0 });
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'sent_tvan' });
});
