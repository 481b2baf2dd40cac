import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { customers as descriptor } from '#generated/resources/customers.ts';
import { plainModule } from '#server/plain-module.ts';
import { holdChain } from '#server/platform/audit/write-audit.ts';
import { runBulk } from '#server/platform/crud/bulk/run-bulk.ts';
import type { CrudOptions } from '#server/platform/crud/crud-context.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { failure } from '#server/platform/http/failure.ts';
import { takeRights } from '../rights/take-rights.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import {
  TENANT,
  deskOf,
  editable,
  linesAbout,
  verdictOf,
  waitingForLocks,
  work,
  type Desk,
  type Job,
  type Row,
} from './plain-desk.ts';

const server = withTestApp({ invoices: 0, customers: 4, products: 4 });

let owner: Desk;
let made = 0;
beforeAll(async () => {
  owner = await deskOf(server.current, 'owner@demo.vn');
});

/** New active customers, stored beneath the application. */
async function customersOf(count: number): Promise<number[]> {
  made += 1;
  return inTenant(server.current.publishing.db, TENANT, async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into customers (tenant_id, code, name, status, created_on)
      select ${TENANT}, ${`L${made}-`} || n, ${`Loạt${made} khách `} || n, 'active', ${server.current.clock.now()}
      from generate_series(1, ${count}) as n returning id`.execute(tx);
    return rows.map(({ id }) => id);
  });
}

/** The filter that finds the customers made last. */
const lastMade = () => ({ query: `Loạt${made}` });

async function order(action: 'update' | 'delete', selection: object): Promise<Job> {
  const values = action === 'update' ? { values: { status: 'inactive' } } : {};
  const { status, body } = await owner.call<{ job: Job }>('POST', `/api/customers/bulk_${action}`, {
    bulk: { ...selection, ...values },
  });
  if (status !== 202) throw new Error(JSON.stringify(body));
  return body.job;
}

const jobOf = async (id: number): Promise<Job> =>
  (await owner.call<{ job: Job }>('GET', `/api/jobs/${id}`)).body.job;

async function finished(job: Job): Promise<Job> {
  await work(server.current, job.id);
  return jobOf(job.id);
}

const undo = (job: Job) =>
  owner.call<{ job: Job }>('POST', '/api/customers/bulk_undo', { bulk_undo: { job_id: job.id } });

const inactive = async () =>
  (
    await owner.call(
      'GET',
      `/api/customers?limit=1&status=inactive&query=${encodeURIComponent(lastMade().query)}`,
    )
  ).total;

describe('what is selected', () => {
  test.each([
    ['neither ids nor filter', {}],
    ['both', { ids: [1], filter: {} }],
  ])('is unclear with %s: 422', async (_name, selection) => {
    const refused = await owner.call('POST', '/api/customers/bulk_delete', {
      bulk: { ...selection, expected_count: 1 },
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'selection_unclear' }] } });
  });

  test('is at most 250 ids', async () => {
    const ids = await customersOf(251);
    const refused = await owner.call('POST', '/api/customers/bulk_delete', {
      bulk: { ids, expected_count: 251 },
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ fields: ['ids'] }] } });
    expect(await finished(await order('delete', { ids: ids.slice(1), expected_count: 250 }))).toMatchObject({
      done: 250,
    });
  });

  test('counts what is deleted only when the filter asks for the deleted', async () => {
    const ids = await customersOf(3);
    await finished(await order('delete', { ids, expected_count: 3 }));
    const again = await owner.call('POST', '/api/customers/bulk_delete', {
      bulk: { ids, expected_count: 3 },
    });
    expect(again).toMatchObject({ status: 409, body: { errors: [{ code: 'selection_changed' }] } });
    const filter = { ...lastMade(), deleted: true };
    const job = await finished(await order('update', { filter, expected_count: 3 }));
    expect(job).toMatchObject({ state: 'done', done: 0, failed: 3, undoable: false });
    expect(job.failures[0]?.message).toContain('đã xóa');
  });

  test('of another company is nothing', async () => {
    const ids = await customersOf(2);
    const other = await deskOf(server.current, 'owner@demo2.vn');
    for (const selection of [{ ids }, { filter: lastMade() }])
      expect(
        await other.call('POST', '/api/customers/bulk_delete', { bulk: { ...selection, expected_count: 2 } }),
      ).toMatchObject({ status: 409 });
  });
});

/** Does the job with customers that differ by these options. */
const workWith = (job: Job, options: CrudOptions, attempt?: number): Promise<void> =>
  runBulk(
    {
      ...server.current.publishing,
      stores: new Map([['customers', plainModule(descriptor, options).store]]),
      works: new Map(),
      may_go_on: async () => true,
    },
    { tenant_id: TENANT, job_id: job.id },
    attempt,
  );

const refuse = (wanted: boolean): Promise<void> =>
  wanted ? Promise.reject(failure(422, 'not_this_one', 'Không phải bản ghi này.')) : Promise.resolve();

describe('a job that is cut off', () => {
  const failsAt = (id: number | undefined): CrudOptions => ({
    beforeUpdate: (_tx, current) =>
      current.id === id ? Promise.reject(new Error('the power went')) : Promise.resolve(),
  });

  test('stands at its last portion, goes on from there, and does nothing twice', async () => {
    const ids = await customersOf(250);
    const job = await order('update', { filter: lastMade(), expected_count: 250 });
    await expect(workWith(job, failsAt(ids[130]))).rejects.toThrow('the power went');
    expect(await jobOf(job.id)).toMatchObject({ state: 'running', done: 100, failed: 0 });
    expect(await inactive()).toBe(100);
    expect(await finished(job)).toMatchObject({ state: 'done', done: 250, failed: 0 });
    expect(await inactive()).toBe(250);
    for (const id of [ids[0], ids[99], ids[100], ids[130], ids[249]])
      expect(await linesAbout(server.current, 'customers', id ?? 0)).toHaveLength(1);
    expect(await verdictOf(server.current, TENANT)).toMatchObject({ broken_at: null });
  });

  test.each(['locked', 'without permissions'] as const)(
    'ends in words once who started it is %s, and what it did stays',
    async (how) => {
      const ids = await customersOf(250);
      const job = await order('update', { filter: lastMade(), expected_count: 250 });
      await expect(workWith(job, failsAt(ids[130]))).rejects.toThrow('the power went');
      const giveBack = await takeRights(server.current.publishing.db, 'owner@demo.vn', how);
      await work(server.current, job.id);
      await giveBack();
      const ended = await jobOf(job.id);
      expect(ended).toMatchObject({ state: 'failed', done: 100, failed: 0 });
      expect(ended.failures[0]?.message).toContain('không còn quyền');
      expect(await inactive()).toBe(100);
      expect(await finished(job)).toEqual(ended);
    },
  );

  test('again and again fails at last, says so, and what it did can be undone', async () => {
    const ids = await customersOf(150);
    const job = await order('update', { filter: lastMade(), expected_count: 150 });
    for (let attempt = 1; attempt <= 8; attempt += 1)
      await expect(workWith(job, failsAt(ids[120]), attempt)).rejects.toThrow('the power went');
    expect(await jobOf(job.id)).toMatchObject({ state: 'running', done: 100 });
    await expect(workWith(job, failsAt(ids[120]), 9)).rejects.toThrow('the power went');
    expect(await jobOf(job.id)).toMatchObject({ state: 'failed', done: 100, undoable: true });
    await work(server.current, job.id, 10);
    expect(await inactive()).toBe(100);
    expect(await finished((await undo(job)).body.job)).toMatchObject({ state: 'done', done: 100 });
    expect(await inactive()).toBe(0);
  });

  test('taken by two workers at once is done once', async () => {
    const ids = await customersOf(250);
    const job = await order('update', { filter: lastMade(), expected_count: 250 });
    await Promise.all([
      work(server.current, job.id),
      work(server.current, job.id),
      work(server.current, job.id),
    ]);
    expect(await jobOf(job.id)).toMatchObject({ state: 'done', done: 250, failed: 0 });
    for (const id of ids.slice(95, 105))
      expect(await linesAbout(server.current, 'customers', id)).toHaveLength(1);
  });

  test('changes all but what is refused, names that, and leaves no trace of it', async () => {
    const ids = await customersOf(120);
    const job = await order('update', { filter: lastMade(), expected_count: 120 });
    const refused = [ids[3] ?? 0, ids[110] ?? 0];
    await inTenant(server.current.publishing.db, TENANT, (tx) =>
      tx
        .updateTable('customers')
        .set({ deleted_on: server.current.clock.now() })
        .where('id', '=', refused[1] ?? 0)
        .execute(),
    );
    await workWith(job, {
      beforeUpdate: (_tx, { id }) => refuse(id === refused[0]),
    });
    // One was deleted before its turn came: it is no longer of those that were meant.
    expect(await jobOf(job.id)).toMatchObject({
      done: 118,
      failed: 1,
      failures: [{ record_id: refused[0], message: 'Không phải bản ghi này.' }],
    });
    expect(await linesAbout(server.current, 'customers', refused[0] ?? 0)).toEqual([]);
    expect(await linesAbout(server.current, 'customers', ids[4] ?? 0)).toHaveLength(1);
  });
});

describe('beside a single change of one of its records', () => {
  test('it waits for the record and does not hold the audit chain meanwhile: no circle', async () => {
    const ids = await customersOf(5);
    const job = await order('update', { ids, expected_count: 5 });
    let working: Promise<void> | undefined;
    await inTenant(server.current.publishing.db, TENANT, async (tx) => {
      await sql`select from customers where id = ${ids[3] ?? 0} for update`.execute(tx);
      working = work(server.current, job.id);
      await expect.poll(() => waitingForLocks(server.current)).toBe(1);
      await holdChain(tx, TENANT);
    });
    await working;
    expect(await jobOf(job.id)).toMatchObject({ state: 'done', done: 5, failed: 0 });
  });
});

describe('undo', () => {
  test('is given once, however often it is asked for at once', async () => {
    await customersOf(5);
    const job = await finished(await order('update', { filter: lastMade(), expected_count: 5 }));
    const replies = await Promise.all([undo(job), undo(job), undo(job), undo(job)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    expect((await undo(job)).status).toBe(409);
  });

  test('is for what is over: not for a job that waits, nor for an undo', async () => {
    await customersOf(2);
    const job = await order('update', { filter: lastMade(), expected_count: 2 });
    expect((await undo(job)).status).toBe(409);
    await finished(job);
    const undone = await finished((await undo(job)).body.job);
    expect((await undo(undone)).status).toBe(409);
  });

  test('is for the account that asked, at the resource it was asked for', async () => {
    await customersOf(2);
    const job = await finished(await order('update', { filter: lastMade(), expected_count: 2 }));
    const other = await deskOf(server.current, 'ketoan@demo.vn');
    const payload = { bulk_undo: { job_id: job.id } };
    expect([403, 404]).toContain((await other.call('POST', '/api/customers/bulk_undo', payload)).status);
    expect((await owner.call('POST', '/api/products/bulk_undo', payload)).status).toBe(404);
    const stranger = await deskOf(server.current, 'owner@demo2.vn');
    expect((await stranger.call('POST', '/api/customers/bulk_undo', payload)).status).toBe(404);
  });

  test('of a job with refusals puts back what was done and nothing else', async () => {
    const ids = await customersOf(3);
    const gone = ids[1] ?? 0;
    const job = await order('update', { ids, expected_count: 3 });
    await workWith(job, {
      beforeUpdate: (_tx, { id }) => refuse(id === gone),
    });
    expect(await finished((await undo(job)).body.job)).toMatchObject({ total: 2, done: 2, failed: 0 });
    expect(await inactive()).toBe(0);
    expect(await linesAbout(server.current, 'customers', gone)).toEqual([]);
  });

  test('of a deletion leaves out a record whose code was taken meanwhile, and names it', async () => {
    const ids = await customersOf(3);
    const [first] = ids;
    const { code } = await owner.read(`/api/customers/${first}`);
    const job = await finished(await order('delete', { ids, expected_count: 3 }));
    await owner.make('/api/customers', { customer: { code, name: 'Người mới', status: 'active' } });
    expect(await finished((await undo(job)).body.job)).toMatchObject({
      done: 2,
      failed: 1,
      failures: [{ record_id: first, message: expect.stringContaining('dùng lại') as string }],
    });
    expect((await owner.read(`/api/customers/${first}`))['deleted_on']).not.toBeNull();
  });

  test('of a deletion that somebody already took back leaves the record alone', async () => {
    const ids = await customersOf(2);
    const job = await finished(await order('delete', { ids, expected_count: 2 }));
    await owner.call('POST', `/api/customers/${ids[0]}/restore`, {});
    await finished((await undo(job)).body.job);
    for (const id of ids) {
      const lines = await linesAbout(server.current, 'customers', id);
      expect(lines.map(({ action }) => action)).toEqual(['delete', 'restore']);
    }
  });

  test('is over after 24 hours', async () => {
    await customersOf(2);
    const job = await finished(await order('update', { filter: lastMade(), expected_count: 2 }));
    await inTenant(server.current.publishing.db, TENANT, (tx) =>
      sql`update jobs set finished_on = finished_on - interval '24 hours' + interval '1 second' where id = ${job.id}`.execute(
        tx,
      ),
    );
    expect(await jobOf(job.id)).toMatchObject({ undoable: true });
    await inTenant(server.current.publishing.db, TENANT, (tx) =>
      sql`update jobs set finished_on = finished_on - interval '1 second' where id = ${job.id}`.execute(tx),
    );
    expect(await jobOf(job.id)).toMatchObject({ undoable: false });
    expect((await undo(job)).status).toBe(409);
  });
});

test('an account that has lost its right meanwhile may neither start nor undo', async () => {
  await customersOf(2);
  const role = await owner.make('/api/roles', {
    role: { name: 'Sửa khách', permissions: ['read_customers', 'update_customers'] },
  });
  const { body } = await owner.call<{ users: Row[] }>('GET', '/api/users?limit=100');
  const clerk = body.users.find(({ email }) => email === 'ketoan@demo.vn');
  if (clerk === undefined) throw new Error('no clerk');
  await owner.call('PUT', `/api/users/${clerk.id}`, { user: editable(clerk, { role_id: role.id }) });
  const desk = await deskOf(server.current, 'ketoan@demo.vn');
  const bulk = { filter: lastMade(), expected_count: 2, values: { status: 'inactive' } };
  expect(
    (
      await desk.call('POST', '/api/customers/bulk_delete', {
        bulk: { filter: lastMade(), expected_count: 2 },
      })
    ).status,
  ).toBe(403);
  const started = await desk.call<{ job: Job }>('POST', '/api/customers/bulk_update', { bulk });
  expect(started.status).toBe(202);
  await work(server.current, started.body.job.id);
  const read = await owner.read(`/api/roles/${role.id}`);
  await owner.call('PUT', `/api/roles/${role.id}`, {
    role: editable(read, { permissions: ['read_customers'] }),
  });
  const later = await deskOf(server.current, 'ketoan@demo.vn');
  const payload = { bulk_undo: { job_id: started.body.job.id } };
  expect((await later.call('POST', '/api/customers/bulk_undo', payload)).status).toBe(403);
  expect((await later.call('POST', '/api/customers/bulk_update', { bulk })).status).toBe(403);
});
