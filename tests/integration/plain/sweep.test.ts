import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepPlainJobs } from '#server/plain-tasks.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp({ invoices: 0, customers: 4, products: 4 });
let database: pg.Client;
beforeAll(async () => {
  database = new pg.Client({ connectionString: server.current.database_url });
  await database.connect();
});
afterAll(() => database.end());

async function queued(): Promise<string[]> {
  const { rows } = await database.query<{ key: string }>(
    "select key from graphile_worker.jobs where key like 'bulk:%' or key like 'import-%' order by key",
  );
  return rows.map(({ key }) => key);
}

test('a bulk job and an import whose process died are given fresh jobs of the queue', async () => {
  const token = await server.current.signIn('owner@demo.vn');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'sweep-test-0001' };
  const list = await server.current.app.inject({ method: 'GET', url: '/api/customers?limit=1', headers });
  const [customer] = list.json<{ customers: { id: number }[] }>().customers;
  const bulk = { ids: [customer?.id ?? 0], expected_count: 1, values: { status: 'inactive' } };
  const started = await server.current.app.inject({
    method: 'POST',
    url: '/api/customers/bulk_update',
    headers,
    payload: { bulk },
  });
  const uploaded = await server.current.app.inject({
    method: 'POST',
    url: '/api/customers/imports?file_name=a.csv',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('code,name\r\nA1,An\r\n'),
  });
  expect([started.statusCode, uploaded.statusCode]).toEqual([202, 201]);
  const job = started.json<{ job: { id: number } }>().job.id;
  const made = uploaded.json<{ import: { id: number } }>().import.id;
  const both = [`bulk:1:${job}`, `import-read:1:${made}`];
  expect(await queued()).toEqual(both);
  await database.query('delete from graphile_worker._private_jobs');
  expect(await queued()).toEqual([]);
  await sweepPlainJobs(server.current.publishing);
  expect(await queued()).toEqual(both);
});
