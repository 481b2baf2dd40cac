import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { plainTasks } from '#server/plain-tasks.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { invoiceEmailTasks } from '#server/modules/invoice-emails/index.ts';
import { judged } from '#tests/contract/injection.ts';
import { takeRights } from '../rights/take-rights.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { asOwner, deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Job = Schemas['Job'];

const server = withTestApp();
let desk: Desk;
let token = '';
beforeAll(async () => {
  desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
});

async function start(bulk_email: object, { as = token, key = randomUUID() as string } = {}) {
  const { status, body, text } = await judged(server.current, 'startBulkEmail', {
    ...{ token: as, headers: { 'idempotency-key': key } },
    body: { bulk_email: { message: null, ...bulk_email } },
  });
  return { status, text, body: body as { job: Job } & Schemas['Errors'] };
}

const run = (job_id: number) =>
  plainTasks(server.current.publishing)['bulk']?.({ tenant_id: TENANT, job_id });

async function resultOf(id: number): Promise<Schemas['JobEmails']> {
  const { body, text } = await judged(server.current, 'getJobEmails', { token, id });
  expect(body, text).toHaveProperty('job_emails');
  const { total, ...parts } = (body as { job_emails: Schemas['JobEmails'] }).job_emails;
  expect(Object.values(parts).reduce((sum, count) => sum + count, 0)).toBe(total);
  return { total, ...parts };
}

const mailsOf = (ids: readonly number[]) =>
  asOwner(server.current, (tx) =>
    tx
      .selectFrom('invoice_emails')
      .select(['id', 'message', 'state'])
      .where('invoice_id', 'in', ids)
      .execute(),
  );

async function issued(buyer_name: string, buyer_email: string | null): Promise<number> {
  const made = await desk.draft({ buyer_name, buyer_email });
  await desk.publish(made);
  await desk.work([made.id]);
  await collectAnswers(server.current.publishing, TENANT);
  return made.id;
}

describe('mailing what a list finds', () => {
  test('each goes to its own buyer; those without an address and those not issued are counted and named', async () => {
    const buyer = 'Khách nhận thư';
    const ids = [await issued(buyer, 'mot@khach.vn'), await issued(buyer, 'hai@khach.vn')];
    const silent = await issued(buyer, null);
    const draft = (await desk.draft({ buyer_name: buyer, buyer_email: 'ba@khach.vn' })).id;
    const filter = { query: buyer };
    expect((await start({ filter, expected_count: 3 })).status).toBe(409);
    const { status, body, text } = await start({ filter, expected_count: 4, message: 'Gửi {nguoi_mua}' });
    expect(status, text).toBe(202);
    expect(body.job).toMatchObject({ action: 'email', total: 4 });
    expect(await resultOf(body.job.id)).toMatchObject({ total: 4, waiting: 4 });
    await run(body.job.id);
    expect(await resultOf(body.job.id)).toEqual({
      ...{ total: 4, sent: 0, on_their_way: 2, failed: 0, without_address: 1, not_issued: 1, waiting: 0 },
    });
    const read = await judged(server.current, 'getJob', { token, id: body.job.id });
    expect((read.body as { job: Job }).job).toMatchObject({
      ...{ state: 'done', done: 2, failed: 2, undoable: false },
      failures: expect.arrayContaining([
        expect.objectContaining({ record_id: silent, message: 'Hóa đơn không có email người mua.' }),
        expect.objectContaining({ record_id: draft }),
      ]),
    });
    const mails = await mailsOf([...ids, silent, draft]);
    expect(mails.map(({ message }) => message)).toEqual([`Gửi ${buyer}`, `Gửi ${buyer}`]);
    const tasks = invoiceEmailTasks(server.current.mail);
    for (const { id } of mails) await tasks['mail-invoice']?.({ tenant_id: TENANT, email_id: id });
    expect(await resultOf(body.job.id)).toMatchObject({ sent: 2, on_their_way: 0, failed: 0 });
  });

  test('no mail is put on its way for who lost the right to send it', async () => {
    const id = await issued('Khách không nhận', 'bon@khach.vn');
    const { body } = await start({ ids: [id], expected_count: 1 });
    const giveBack = await takeRights(server.current.publishing.db, 'owner@demo.vn');
    await run(body.job.id);
    await giveBack();
    const read = await judged(server.current, 'getJob', { token, id: body.job.id });
    expect((read.body as { job: Job }).job).toMatchObject({ state: 'failed', done: 0 });
    expect(await mailsOf([id])).toEqual([]);
  });

  test('those of one job that could not be sent are found by it, without those of another', async () => {
    const [good, bad, other, silent] = [
      await issued('Khách đến', 'den@khach.vn'),
      await issued('Khách hỏng', 'hong@khach.vn'),
      await issued('Khách lượt khác', 'khac@khach.vn'),
      await issued('Khách không email', null),
    ];
    const first = await start({ ids: [good, bad, silent], expected_count: 3 });
    const second = await start({ ids: [other], expected_count: 1 });
    const unsentOf = async (job_id: number) => {
      const query = { unsent_of_mail_job: String(job_id) };
      const { body, text } = await judged(server.current, 'listInvoices', { token, query });
      expect(body, text).toHaveProperty('invoices');
      return (body as { invoices: Schemas['InvoiceSummary'][] }).invoices.map(({ id }) => id);
    };
    // Mailed from there, they would be mailed once more when the job comes to them.
    expect(await unsentOf(first.body.job.id), 'those the job has not come to').toEqual([]);
    await run(first.body.job.id);
    await run(second.body.job.id);
    const { mail } = server.current;
    const failing = { ...mail, mailer: { ...mail.mailer, delivers: false } };
    const send = async (id: number, deps: typeof mail) => {
      for (const one of await mailsOf([id]))
        await invoiceEmailTasks(deps)['mail-invoice']?.({ tenant_id: TENANT, email_id: one.id });
    };
    await send(good, mail);
    await send(bad, failing);
    await send(other, failing);
    expect((await resultOf(first.body.job.id)).failed).toBe(1);
    expect(await unsentOf(first.body.job.id)).toEqual([bad]);
    expect(await unsentOf(second.body.job.id)).toEqual([other]);
    const again = { filter: { unsent_of_mail_job: first.body.job.id }, expected_count: 1 };
    expect((await start(again)).body.job).toMatchObject({ total: 1 });
  });

  test('asked for twice, by one key or by two, each buyer has one mail', async () => {
    const id = await issued('Khách bấm đúp', 'dup@khach.vn');
    const order = { ids: [id], expected_count: 1 };
    const key = randomUUID();
    const [first, second, third] = await Promise.all([
      start(order, { key }),
      start(order, { key }),
      start(order),
    ]);
    expect(new Set([first, second, third].map(({ body }) => body.job.id)).size).toBe(1);
    await run(first.body.job.id);
    await run(first.body.job.id);
    expect(await mailsOf([id])).toHaveLength(1);
  });

  test('words that no invoice has are refused before anything is sent; so is who may not send', async () => {
    const id = await issued('Khách lời sai', 'sai@khach.vn');
    const order = { ids: [id], expected_count: 1 };
    expect(await start({ ...order, message: 'Chào {khong_co}' })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'unknown_field', fields: ['message'] }] },
    });
    expect((await start(order, { as: await server.current.signIn('xem@demo.vn') })).status).toBe(403);
    expect(await mailsOf([id])).toEqual([]);
  });
});
