import { beforeAll, describe, expect, test } from 'vitest';
import { plainTasks } from '#server/plain-tasks.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp({ invoices: 0, customers: 230, products: 4 });
everyStatementNamesItsTenant(server);

type Job = {
  id: number;
  state: string;
  total: number;
  done: number;
  failed: number;
  failures: { message: string }[];
  undoable: boolean;
};
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});

async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const reply = await server.current.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, total: Number(reply.headers['x-total-count']), body: reply.json<T>() };
}

const tenant_id = 1;

async function doJob(job_id: number): Promise<Job> {
  await plainTasks(server.current.publishing)['bulk']?.({ tenant_id, job_id });
  return (await call<{ job: Job }>('GET', `/api/jobs/${job_id}`)).body.job;
}

async function activeCount(): Promise<number> {
  return (await call('GET', '/api/customers?status=active&limit=1')).total;
}

async function auditVerdict() {
  return inTenant(server.current.publishing.db, tenant_id, (tx) => verifyAudit(tx, tenant_id));
}

describe('a bulk job', () => {
  test('changes all that match the filter, tells its progress, and is undone by the audit log', async () => {
    const before = await activeCount();
    expect(before).toBeGreaterThan(200);
    const started = await call<{ job: Job }>('POST', '/api/customers/bulk_update', {
      bulk: { filter: { status: 'active' }, expected_count: before, values: { status: 'inactive' } },
    });
    expect(started).toMatchObject({
      status: 202,
      body: { job: { state: 'queued', total: before, done: 0 } },
    });
    const done = await doJob(started.body.job.id);
    expect(done).toMatchObject({ state: 'done', done: before, failed: 0, undoable: true });
    expect(await activeCount()).toBe(0);
    const undo = await call<{ job: Job }>('POST', '/api/customers/bulk_undo', {
      bulk_undo: { job_id: done.id },
    });
    expect(await doJob(undo.body.job.id)).toMatchObject({ state: 'done', done: before, undoable: false });
    expect(await activeCount()).toBe(before);
    expect(await auditVerdict()).toEqual({ rows: before * 2, broken_at: null });
  });

  test('is refused with 409 when the filter holds another number than its reader saw', async () => {
    const active = await activeCount();
    const refused = await call('POST', '/api/customers/bulk_delete', {
      bulk: { filter: { status: 'active' }, expected_count: active + 1 },
    });
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'selection_changed' }] } });
    expect(await activeCount()).toBe(active);
  });

  test('undo leaves a record alone that was changed again since, and names it', async () => {
    const list = await call<{ customers: { id: number; name: string }[] }>('GET', '/api/customers?limit=2');
    const [first, second] = list.body.customers;
    if (first === undefined || second === undefined) throw new Error('two customers are needed');
    const ids = [first.id, second.id];
    const { body } = await call<{ job: Job }>('POST', '/api/customers/bulk_update', {
      bulk: { ids, expected_count: 2, values: { status: 'inactive' } },
    });
    await doJob(body.job.id);
    const got = await call<{ customer: Record<string, unknown> }>('GET', `/api/customers/${first.id}`);
    const { id: _id, created_on: _created, deleted_on: _deleted, ...customer } = got.body.customer;
    const changed = await call('PUT', `/api/customers/${first.id}`, {
      customer: { ...customer, status: 'active' },
    });
    expect(changed.status).toBe(200);
    const undo = await call<{ job: Job }>('POST', '/api/customers/bulk_undo', {
      bulk_undo: { job_id: body.job.id },
    });
    expect(await doJob(undo.body.job.id)).toMatchObject({
      done: 1,
      failed: 1,
      failures: [
        { record_id: first.id, label: first.name, message: expect.stringContaining('giữ nguyên') as string },
      ],
    });
  });

  test('deletes softly: the list loses them, undo brings them back', async () => {
    const list = await call<{ customers: { id: number }[] }>('GET', '/api/customers?limit=3');
    const ids = list.body.customers.map(({ id }) => id);
    const { body } = await call<{ job: Job }>('POST', '/api/customers/bulk_delete', {
      bulk: { ids, expected_count: 3 },
    });
    expect(await doJob(body.job.id)).toMatchObject({ done: 3, failed: 0 });
    expect((await call('GET', '/api/customers?limit=1')).total).toBe(list.total - 3);
    expect((await call('GET', '/api/customers?deleted=true&limit=1')).total).toBe(3);
    const undo = await call<{ job: Job }>('POST', '/api/customers/bulk_undo', {
      bulk_undo: { job_id: body.job.id },
    });
    expect(await doJob(undo.body.job.id)).toMatchObject({ done: 3 });
    expect((await call('GET', '/api/customers?limit=1')).total).toBe(list.total);
  });

  test('of another account is nobody’s to see', async () => {
    const jobs = await call<{ jobs: Job[] }>('GET', '/api/jobs');
    expect(jobs.body.jobs.length).toBeGreaterThan(0);
    const other = await server.current.signIn('ketoan@demo.vn');
    const id = jobs.body.jobs[0]?.id ?? 0;
    const seen = await server.current.app.inject({
      method: 'GET',
      url: `/api/jobs/${id}`,
      headers: { authorization: `Bearer ${other}` },
    });
    expect(seen.statusCode).toBe(404);
  });
});

describe('the last account with full rights', () => {
  test('cannot be switched off, and its role not stripped', async () => {
    const users = await call<{ users: ({ id: number } & Record<string, unknown>)[] }>(
      'GET',
      '/api/users?limit=100',
    );
    const owner = users.body.users.find(({ email }) => email === 'owner@demo.vn');
    if (owner === undefined) throw new Error('no owner');
    const { id, created_on: _created, activated_on: _activated, ...user } = owner;
    expect(await call('PUT', `/api/users/${id}`, { user: { ...user, status: 'inactive' } })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'last_full_account' }] },
    });
  });
});
