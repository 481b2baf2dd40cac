import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { plainTasks } from '#server/plain-tasks.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { registerDesk } from '../cash-registers/register-desk.ts';
import { linesAbout, verdictOf } from '../plain/plain-desk.ts';
import { asOwner, deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Job = components['schemas']['Job'];

const server = withTestApp();
let desk: Desk;
let token = '';
beforeAll(async () => {
  desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
});

async function start(bulk_delete: object, { as = token, key = randomUUID() as string } = {}) {
  const { status, body, text } = await judged(server.current, 'startBulkDelete', {
    ...{ token: as, headers: { 'idempotency-key': key }, body: { bulk_delete } },
  });
  return { status, text, body: body as { job: Job } & components['schemas']['Errors'] };
}

const chosen = (ids: readonly number[]) => ({ ids, expected_count: ids.length });

async function finished(id: number): Promise<Job> {
  await plainTasks(server.current.publishing)['bulk']?.({ tenant_id: TENANT, job_id: id });
  const { body } = await judged(server.current, 'getJob', { token, id });
  return (body as { job: Job }).job;
}

const left = (ids: readonly number[]) =>
  asOwner(server.current, async (tx) => {
    const rows = await tx.selectFrom('invoices').select('id').where('id', 'in', ids).orderBy('id').execute();
    return rows.map(({ id }) => id);
  });

async function drafts(count: number, buyer_name = 'Nhập nhầm'): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await desk.draft({ buyer_name })).id);
  return ids;
}

async function issuedInvoice(): Promise<number> {
  const made = await desk.draft();
  await desk.publish(made);
  await desk.work([made.id]);
  return made.id;
}

describe('deleting many drafts', () => {
  test('ticked ones go, each with its line in the log; what has a number is left out of it', async () => {
    const ids = await drafts(2);
    const issued = [await issuedInvoice()];
    const { status, body, text } = await start(chosen([...ids, ...issued]));
    expect(status, text).toBe(202);
    expect(body.job).toMatchObject({ action: 'delete', state: 'queued', total: 2 });
    expect(await finished(body.job.id)).toMatchObject({
      ...{ state: 'done', total: 2, done: 2, failed: 0, undoable: false },
    });
    expect(await left([...ids, ...issued])).toEqual(issued);
    const [line] = await linesAbout(server.current, 'invoices', ids[0] ?? 0);
    expect(line).toMatchObject({ action: 'delete', job_id: body.job.id });
    expect(line?.changes).toMatchObject({ buyer_name: ['Nhập nhầm', null] });
    expect(await verdictOf(server.current, TENANT)).toMatchObject({ broken_at: null });
  });

  test('one that gets its number before its turn stays and is named', async () => {
    const [first = 0, second = 0] = await drafts(2);
    const { body } = await start(chosen([first, second]));
    await asOwner(server.current, (tx) =>
      tx.updateTable('invoices').set({ lifecycle: 'queued' }).where('id', '=', first).execute(),
    );
    const job = await finished(body.job.id);
    expect(job).toMatchObject({ state: 'done', total: 2, done: 1, failed: 1 });
    expect(job.failures).toMatchObject([
      { record_id: first, message: expect.stringContaining('đã vào quá trình') },
    ]);
    expect(await left([first, second])).toEqual([first]);
    await asOwner(server.current, (tx) =>
      tx.updateTable('invoices').set({ lifecycle: 'draft' }).where('id', '=', first).execute(),
    );
  });

  test('over a filter the drafts of a wrong import go, and what comes to match it later stays', async () => {
    const ids = await drafts(120, 'Nhập nhầm cả tệp');
    const filter = { query: 'Nhập nhầm cả tệp' };
    expect((await start({ filter, expected_count: 119 })).status).toBe(409);
    const key = randomUUID();
    const { body } = await start({ filter, expected_count: 120 }, { key });
    expect((await start({ filter, expected_count: 120 }, { key })).body.job.id).toBe(body.job.id);
    const [later = 0] = await drafts(1, 'Nhập nhầm cả tệp');
    expect(await finished(body.job.id)).toMatchObject({ state: 'done', total: 120, done: 120 });
    expect(await left([...ids, later])).toEqual([later]);
  });

  test('drafts of cash registers go the same way', async () => {
    const register = await registerDesk(server.current);
    const draft = await desk.draft({ template_id: register.template_id, buyer_name: 'Quầy nhập nhầm' });
    const { body, text } = await start({
      ...{ filter: { query: 'Quầy nhập nhầm' }, list: 'invoice_calculating_machines', expected_count: 1 },
    });
    expect(body, text).toHaveProperty('job');
    expect(body.job.resource).toBe('invoice_calculating_machines');
    expect(await finished(body.job.id)).toMatchObject({ state: 'done', done: 1 });
    expect(await left([draft.id])).toEqual([]);
  });

  test('who may not delete invoices starts nothing; who lost the right meanwhile deletes nothing', async () => {
    const ids = await drafts(1);
    expect((await start(chosen(ids), { as: await server.current.signIn('xem@demo.vn') })).status).toBe(403);
    const { body } = await start(chosen(ids));
    const owner = await server.current.signIn('owner@demo.vn');
    expect(owner).not.toBe('');
    await asOwner(server.current, (tx) =>
      tx.updateTable('users').set({ status: 'inactive' }).where('email', '=', 'owner@demo.vn').execute(),
    );
    await plainTasks(server.current.publishing)['bulk']?.({ tenant_id: TENANT, job_id: body.job.id });
    await asOwner(server.current, (tx) =>
      tx.updateTable('users').set({ status: 'active' }).where('email', '=', 'owner@demo.vn').execute(),
    );
    expect(await left(ids)).toEqual(ids);
  });

  test('where none is a draft the answer says what can be done instead', async () => {
    const { status, body } = await start(chosen([await issuedInvoice()]));
    expect([status, body.errors[0]?.code]).toEqual([422, 'nothing_selected']);
  });
});
