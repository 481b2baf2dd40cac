import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { reportTasks, sweepReports } from '#server/modules/reports/index.ts';
import { judged } from '#tests/contract/injection.ts';
import { takeRights } from '../rights/take-rights.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { asOwner } from '../signing/desk.ts';
import { sql } from 'kysely';

type Job = components['schemas']['Job'];

const server = withTestApp({ invoices: 60, customers: 6, products: 8 });
const ASKED = { from: '2025-12-01', to: '2026-11-30' };
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});

const start = async (format: string) => {
  const body = { report_export: { ...ASKED, format } };
  const reply = await judged(server.current, 'startInvoiceSummaryExport', { token, body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(202);
  return (reply.body as { job: Job }).job;
};
/** As a worker does; `meanwhile` happens while it draws its first PDF. */
const work = async ({ id }: Job, meanwhile?: () => Promise<unknown>) => {
  const { invoice_printer } = server.current.mail;
  let next = meanwhile;
  const print: typeof invoice_printer.print = async (tenant_id, view) => {
    const now = next;
    next = undefined;
    await now?.();
    return invoice_printer.print(tenant_id, view);
  };
  const deps = { ...server.current.publishing, invoice_printer: { print, close: invoice_printer.close } };
  await reportTasks(deps)['report']?.({ tenant_id: 1, job_id: id });
};
const read = async ({ id }: Job, as = token) => judged(server.current, 'getJob', { token: as, id });
const jobOf = async (job: Job) => ((await read(job)).body as { job: Job }).job;
const cancel = ({ id }: Job, as = token) =>
  judged(server.current, 'cancelJob', { token: as, id, body: { job_cancel: {} } });
const fetchAs = (path: string, as = token) =>
  fetch(server.current.url + path, { headers: { authorization: `Bearer ${as}` } });
const fileOf = ({ id }: Job, as = token) => fetchAs(`/api/jobs/${id}/file`, as);

test('a job writes the file that is answered at once, tells how far it came, and raises a notice that leads to it', async () => {
  const job = await start('csv');
  expect(job).toMatchObject({ action: 'export', state: 'queued', cancellable: true, file: null });
  expect((await fileOf(job)).status).toBe(409);
  await work(job);
  const done = await jobOf(job);
  expect(done).toMatchObject({ state: 'done', cancellable: false });
  expect(done.done).toBe(done.total);
  expect(done.total).toBeGreaterThan(0);
  const direct = await fetchAs(
    `/api/reports/invoice_summaries/export?${new URLSearchParams({ ...ASKED, format: 'csv' }).toString()}`,
  );
  const file = await fileOf(job);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.equals(Buffer.from(await direct.arrayBuffer()))).toBe(true);
  expect(done.file?.bytes).toBe(bytes.byteLength);
  expect(file.headers.get('content-type')).toContain('text/csv');
  const { body } = await judged(server.current, 'listNotices', { token });
  expect((body as { notices: object[] }).notices).toContainEqual(
    expect.objectContaining({ topic: 'report_done', path: `/admin/report/invoice-summaries?tep=${job.id}` }),
  );
});

test.each(['owner@demo2.vn', 'ketoan@demo.vn'])(
  '%s finds neither job nor file, and cannot stop it',
  async (email) => {
    const job = await start('xlsx');
    const stranger = await server.current.signIn(email);
    expect((await cancel(job, stranger)).status).toBe(404);
    await work(job);
    expect((await read(job, stranger)).status).toBe(404);
    expect((await fileOf(job, stranger)).status).toBe(404);
    expect((await fileOf(job)).status).toBe(200);
  },
);

test('a job that is stopped has no file, and the worker that takes it up leaves it', async () => {
  const job = await start('pdf');
  const stopped = await cancel(job);
  expect(stopped.status, JSON.stringify(stopped.body)).toBe(200);
  await work(job);
  expect(await jobOf(job)).toMatchObject({ state: 'cancelled', file: null });
  expect((await fileOf(job)).status).toBe(409);
  expect((await cancel(job)).status).toBe(409);
});

const partsOf = ({ id }: Job) =>
  asOwner(server.current, async (tx) => {
    const { rows } = await sql<{ part: number }>`select part from job_file_parts
      where tenant_id = 1 and job_id = ${id} order by part`.execute(tx);
    return rows.map(({ part }) => part);
  });

test('a job that is stopped while it is drawn keeps nothing of its file', async () => {
  const job = await start('pdf');
  await work(job, () => cancel(job));
  expect(await jobOf(job)).toMatchObject({ state: 'cancelled', file: null });
  expect(await partsOf(job)).toEqual([]);
});

test('a worker that was taken to be dead leaves the file to the one that took the job up', async () => {
  const job = await start('pdf');
  await work(job, () => work(job));
  const done = await jobOf(job);
  expect(done).toMatchObject({ state: 'done', done: done.total });
  expect(await partsOf(job)).toEqual([1]);
  expect(Buffer.from(await (await fileOf(job)).arrayBuffer()).byteLength).toBe(done.file?.bytes);
});

test('three are written at once; a file is kept for seven days', async () => {
  const jobs = [await start('csv'), await start('csv'), await start('csv')];
  const body = { report_export: { ...ASKED, format: 'csv' } };
  expect((await judged(server.current, 'startInvoiceSummaryExport', { token, body })).status).toBe(409);
  for (const job of jobs) await work(job);
  const [kept, old] = jobs as [Job, Job, Job];
  await asOwner(server.current, (tx) =>
    sql`update jobs set finished_on = finished_on - interval '8 days' where tenant_id = 1 and id = ${old.id}`.execute(
      tx,
    ),
  );
  await sweepReports(server.current.publishing);
  expect((await fileOf(kept)).status).toBe(200);
  expect((await fileOf(old)).status).toBe(409);
});

test.each(['before it begins', 'while it is drawn'])(
  'a report is not written for who lost the right to it %s, which the job says in words',
  async (when) => {
    const job = await start('pdf');
    const { db } = server.current.publishing;
    let giveBack = async (): Promise<void> => undefined;
    const take = async (): Promise<void> => {
      giveBack = await takeRights(db, 'owner@demo.vn');
    };
    if (when === 'before it begins') await take();
    await work(job, when === 'before it begins' ? undefined : take);
    await giveBack();
    const ended = await jobOf(job);
    expect(ended).toMatchObject({ state: 'failed', file: null });
    expect(ended.failures[0]?.message).toContain('không còn quyền');
    expect(await partsOf(job)).toEqual([]);
  },
);
