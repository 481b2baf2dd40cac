import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Provider } from '#server/gateways/provider/provider.ts';
import { carryDocument, documentOf, sweep } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { enqueueJob, forgetJobs, putOffJobs } from '#server/platform/jobs/enqueue.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from './authority.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { clerk, type Clerk, type Draft } from './clerk.ts';
import { gate } from './gate.ts';
import { testWorker } from './test-worker.ts';

/** More than go each with its own job. */
const MANY = 9;

const server = withTestApp();
let owner: Clerk;
let database: pg.Pool;
beforeAll(async () => {
  const { url, signIn, database_url } = server.current;
  owner = clerk(url, await signIn('owner@demo.vn'));
  database = createPool(database_url, { max: 2 });
});
afterAll(() => database.end());

async function submittedDraft(): Promise<Draft> {
  const draft = await owner.draft();
  expect((await owner.publish(draft)).status).toBe(202);
  return draft;
}

/** What a worker that is killed leaves: its jobs locked in its name, for four hours. */
async function lockJobsByTheDead(): Promise<void> {
  const sql =
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1 where locked_at is null";
  expect((await database.query(sql)).rowCount).toBeGreaterThan(0);
}

/** `put_off`: those alone that wait for a while. */
async function jobs({ put_off = false } = {}): Promise<string[]> {
  const sql = `select key from graphile_worker.jobs where locked_at is null and key not like 'sweep%'
    and (not $1 or run_at > now() + interval '10 seconds') order by key`;
  return (await database.query<{ key: string }>(sql, [put_off])).rows.map(({ key }) => key);
}

it('a job locked by a dead worker holds no invoice back', async () => {
  const draft = await submittedDraft();
  await lockJobsByTheDead();
  await testWorker(server.current);
  const { number } = await owner.reaches(draft.id, 'code_issued');
  expect(await authority(server.current.sandbox.url).messages(number)).toHaveLength(1);
});

/** Key of the job of an invoice's document. */
async function jobOf(invoice_id: number): Promise<string> {
  const { db } = server.current.publishing;
  const document = await inTenant(db, 1, (tx) => documentOf(tx, 'invoice', invoice_id));
  return `carry:1:${document?.id}`;
}

it('sweeping again and again leaves one job an invoice, and none for what is done', async () => {
  const draft = await submittedDraft();
  const { publishing } = server.current;
  await Promise.all([sweep(publishing, 0), sweep(publishing, 0), sweep(publishing, 0)]);
  await sweep(publishing, 0);
  expect(await jobs()).toEqual([await jobOf(draft.id)]);
  // One that has moved within the last minute is left to its own job.
  await database.query('delete from graphile_worker._private_jobs');
  await sweep(publishing, 60_000);
  expect(await jobs()).toEqual([]);
  server.current.clock.advance(60_000);
  await sweep(publishing, 60_000);
  expect(await jobs()).toEqual([await jobOf(draft.id)]);
  await testWorker(server.current);
  await owner.reaches(draft.id, 'code_issued');
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), PATIENCE);
  await sweep(publishing, 0);
  expect(await jobs()).toEqual([]);
});

it('documents that go out with another one leave no job behind, and no company takes back jobs of another', async () => {
  const { publishing } = server.current;
  await database.query('delete from graphile_worker._private_jobs');
  const drafts: Draft[] = [];
  while (drafts.length < MANY) drafts.push(await submittedDraft());
  const keys = await Promise.all(drafts.map(({ id }) => jobOf(id)));
  expect(await jobs()).toEqual(keys.toSorted());
  const [own = '', other = ''] = keys;
  const of_another = other.replace('carry:1:', 'carry:2:');
  await enqueueJob(publishing.db, 'carry-document', {}, of_another);
  await inTenant(publishing.db, 1, (tx) => forgetJobs(tx, [of_another]));
  await inTenant(publishing.db, 1, (tx) => putOffJobs(tx, [of_another], 60_000));
  const job = { tenant_id: 1, document_id: Number(own.split(':')[2]) };
  let put_off: string[] = [];
  const provider: Provider = {
    ...publishing.provider,
    submit: async (message) => {
      put_off = await jobs({ put_off: true });
      return publishing.provider.submit(message);
    },
  };
  expect(await carryDocument({ ...publishing, provider }, job)).toBe('wait');
  // While their messages are on their way the jobs of the others would find nothing to do.
  expect(put_off).toEqual(keys.filter((key) => key !== own).toSorted());
  // Its own is ended by the worker that runs it.
  expect(await jobs()).toEqual([own, of_another, 'collect:1'].toSorted());
  for (const { id } of drafts) expect(await owner.publication(id)).toMatchObject({ status: 'sent_tvan' });
  await database.query('delete from graphile_worker._private_jobs');
  await testWorker(server.current);
  await sweep(publishing, 0);
  for (const { id } of drafts) await owner.reaches(id, 'code_issued');
});

it('a worker that starts while another is at work sends nothing a second time', async () => {
  const drafts = [await submittedDraft(), await submittedDraft(), await submittedDraft()];
  const { publishing, sandbox } = server.current;
  const sent: string[] = [];
  const looked_up: string[] = [];
  const line = gate();
  const held = (wait: Promise<unknown>): Provider => ({
    ...publishing.provider,
    submit: async (message) => {
      sent.push(message.message_id);
      await wait;
      return publishing.provider.submit(message);
    },
    lookUp: (message_id) => {
      looked_up.push(message_id);
      return publishing.provider.lookUp(message_id);
    },
  });
  await testWorker(server.current, held(line.passed));
  await vi.waitFor(() => expect(sent).toHaveLength(3), PATIENCE);
  await testWorker(server.current, held(Promise.resolve()));
  // The newcomer has had a go at each of them, and has put it off until the lease is over.
  await vi.waitFor(async () => {
    const { rows } = await database.query(
      "select from graphile_worker._private_jobs where key like 'carry:%' and run_at > now() + interval '1 second'",
    );
    expect(rows).toHaveLength(3);
  }, PATIENCE);
  line.open();
  for (const { id } of drafts) {
    const { number } = await owner.reaches(id, 'code_issued');
    expect(await authority(sandbox.url).messages(number)).toHaveLength(1);
    expect(await owner.history(id)).not.toContain('whereabouts_unknown');
  }
  expect(sent).toHaveLength(3);
  expect(looked_up).toEqual([]);
});
