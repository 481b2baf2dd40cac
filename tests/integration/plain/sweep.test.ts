import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainTasks, sweepPlainJobs } from '#server/plain-tasks.ts';
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

/** As the queue has it after so many failed tries. */
const failedTries = (key: string, tries: number) =>
  database.query('update graphile_worker._private_jobs set attempts = $2 where key = $1', [key, tries]);

async function triesOf(key: string): Promise<number | undefined> {
  const { rows } = await database.query<{ attempts: number }>(
    'select attempts from graphile_worker._private_jobs where key = $1',
    [key],
  );
  return rows[0]?.attempts;
}

test('a bulk job and an import that always fail keep their tries through sweeps, and end in words', async () => {
  const token = await server.current.signIn('owner@demo.vn');
  const call = async <T = Record<'import' | 'job', { id: number; state: string; message: string | null }>>(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object | Buffer,
  ) => {
    const type = payload instanceof Buffer ? { 'content-type': 'application/octet-stream' } : {};
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `fails${url}${method}`, ...type };
    const reply = await server.current.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    return reply.json<T>();
  };
  const tasks = plainTasks(server.current.publishing);
  await database.query(`create function no_change() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
    create trigger no_change before insert or update on products for each row execute function no_change()`);
  try {
    const { products } = await call<{ products: { id: number }[] }>('GET', '/api/products?limit=1');
    const selection = { ids: [products[0]?.id], expected_count: 1, values: { status: 'inactive' } };
    const { job } = await call('POST', '/api/products/bulk_update', { bulk: selection });
    const made = await call(
      'POST',
      '/api/products/imports?file_name=b.csv',
      Buffer.from('code,name\r\nB1,Bút\r\n'),
    );
    const id = made.import.id;
    await tasks['import-read']?.({ tenant_id: 1, import_id: id }, 1);
    const columns = [
      { index: 0, field: 'code' },
      { index: 1, field: 'name' },
    ];
    await call('PUT', `/api/products/imports/${id}`, { import: { columns, on_existing: 'skip' } });
    await tasks['import-check']?.({ tenant_id: 1, import_id: id }, 1);
    await call('POST', `/api/products/imports/${id}/run`, {});
    const works = [
      { key: `bulk:1:${job.id}`, task: 'bulk', payload: { tenant_id: 1, job_id: job.id } },
      { key: `import-run:1:${id}`, task: 'import-run', payload: { tenant_id: 1, import_id: id } },
    ];
    for (const { key, task, payload } of works) {
      await failedTries(key, 8);
      await sweepPlainJobs(server.current.publishing);
      expect(await triesOf(key)).toBe(8);
      await expect(tasks[task]?.(payload, 8)).rejects.toThrow();
      await expect(tasks[task]?.(payload, 9)).rejects.toThrow();
    }
    const ended = await call('GET', `/api/products/imports/${id}`);
    expect(ended.import).toMatchObject({
      state: 'done',
      message: expect.stringContaining('không nhập được phần còn lại'),
    });
    const failed = await call('GET', `/api/jobs/${job.id}`);
    expect(failed.job.state).toBe('failed');
  } finally {
    await database.query('drop trigger no_change on products; drop function no_change()');
  }
});
