import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Provider } from '#server/gateways/provider/provider.ts';
import type { DocumentDeps } from '#server/modules/documents/index.ts';
import { askTasks, sweepAsking } from '#server/modules/transmissions/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { takeRights } from '../rights/take-rights.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { messageDesk, refusalIn, TENANT, type Submitted } from './message-desk.ts';

type Schemas = components['schemas'];
type Job = Schemas['Job'];

const server = withTestApp();
let token = '';
let desk: ReturnType<typeof messageDesk>;
let office: ReturnType<typeof authority>;
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  desk = messageDesk(server.current, token);
  office = authority(server.current.sandbox.url);
});
beforeEach(async () => {
  await office.clear();
  await office.outage(false);
});

const db = () => server.current.publishing.db;

async function start(message_questions: object) {
  const answer = await judged(server.current, 'startMessageQuestions', {
    token,
    body: { message_questions },
  });
  return { ...answer, body: answer.body as { job: Job } };
}

/** How many messages of this kind the list shows in a state. */
async function countOf(status: string): Promise<number> {
  const query = { status, kind: 'invoice' };
  const { body } = await judged(server.current, 'listTransmissions', { token, query });
  return (body as { transmissions: unknown[] }).transmissions.length;
}

async function asking(about: 'look_up' | 'fetch_again', status: string): Promise<Job> {
  const {
    status: code,
    body,
    text,
  } = await start({
    ...{ about, filter: { kind: 'invoice' } },
    expected_count: await countOf(status),
  });
  expect(code, text).toBe(202);
  return body.job;
}

const isPending = async (job_id: number): Promise<boolean> => {
  const key = `ask-about-messages:${TENANT}:${job_id}`;
  const { rows } = await sql`select 1 from graphile_worker._private_jobs where key = ${key}`.execute(db());
  return rows.length > 0;
};

/** One run of the job by a worker. */
async function run(job_id: number, deps: Partial<DocumentDeps> = {}, attempt = 1): Promise<void> {
  const key = `ask-about-messages:${TENANT}:${job_id}`;
  await sql`delete from graphile_worker._private_jobs where key = ${key}`.execute(db());
  await askTasks({ ...server.current.publishing, ...deps })['ask-about-messages']?.(
    { tenant_id: TENANT, job_id },
    attempt,
  );
}

async function resultOf(id: number): Promise<Schemas['JobQuestions']> {
  const { body, text } = await judged(server.current, 'getJobQuestions', { token, id });
  expect(body, text).toHaveProperty('job_questions');
  const { job_questions } = body as { job_questions: Schemas['JobQuestions'] };
  const { total, messages: _messages, ...counts } = job_questions;
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
  return job_questions;
}

async function jobNow(id: number): Promise<Job> {
  const { body } = await judged(server.current, 'getJob', { token, id });
  return (body as { job: Job }).job;
}

const outcomeOf = async (job_id: number, subject: Submitted): Promise<string | undefined> => {
  const { id } = await desk.sentMessage(subject);
  return (await resultOf(job_id)).messages.find((message) => message.id === id)?.outcome;
};

const wordsOf = async (job_id: number) => (await resultOf(job_id)).messages.map(({ words }) => words);

/** A provider of which some replies differ. */
const line = (changes: Partial<Provider>): Partial<DocumentDeps> => ({
  provider: { ...server.current.publishing.provider, ...changes },
});

describe('messages of unknown whereabouts', () => {
  test('are each asked about by the server, and each result says where its message is', async () => {
    const arrived = await desk.lost('invoice');
    const absent = await desk.submitted.invoice();
    await office.fault({ kind: 'drop' });
    await desk.carry(absent, { lookUp: async () => 'unknown' });
    const silent = await desk.lost('invoice');
    const { message_id } = await desk.sentMessage(silent);
    const job = await asking('look_up', 'unknown');
    expect(job).toMatchObject({ action: 'look_up', state: 'queued', total: 3, cancellable: true });
    expect(await resultOf(job.id)).toMatchObject({ total: 3, waiting: 3 });
    const { lookUp } = server.current.publishing.provider;
    await run(job.id, line({ lookUp: async (id) => (id === message_id ? 'unknown' : lookUp(id)) }));
    expect(await resultOf(job.id)).toMatchObject({ total: 3, arrived: 1, absent: 1, silent: 1, waiting: 0 });
    expect(await outcomeOf(job.id, arrived)).toBe('arrived');
    expect(await outcomeOf(job.id, absent)).toBe('absent');
    expect(await outcomeOf(job.id, silent)).toBe('silent');
    expect((await wordsOf(job.id)).filter((words) => words !== null)).toEqual([
      'Đơn vị truyền nhận chưa trả lời. Hệ thống tự tra cứu lại nửa phút một lần.',
    ]);
    expect(await jobNow(job.id)).toMatchObject({ state: 'done', done: 3, failed: 0, undoable: false });
    expect(await isPending(job.id)).toBe(false);
    // What becomes known later is said by the same result.
    await desk.carry(silent);
    expect(await resultOf(job.id)).toMatchObject({ arrived: 2, silent: 0 });
    expect(await wordsOf(job.id)).toEqual([null, null, null]);
    expect((await desk.history(arrived)).map(({ kind }) => kind)).toContain('look_up_asked');
    await desk.carry(absent);
    await desk.collect();
  });

  test('another number than the one that was confirmed is refused, more or less', async () => {
    const subject = await desk.lost('invoice');
    const wrong = await start({ about: 'look_up', filter: { kind: 'invoice' }, expected_count: 7 });
    expect(refusalIn(wrong)).toEqual([409, 'selection_changed']);
    await desk.carry(subject);
    const none = await start({ about: 'look_up', filter: { kind: 'invoice' }, expected_count: 1 });
    expect(refusalIn(none)).toEqual([409, 'selection_changed']);
  });

  test('two presses are one job, and two workers on it record each message once', async () => {
    const subjects = [await desk.lost('invoice'), await desk.lost('invoice')];
    const order = { about: 'look_up', filter: { kind: 'invoice' }, expected_count: 2 };
    const [one, other] = await Promise.all([start(order), start(order)]);
    expect(one.body.job.id).toBe(other.body.job.id);
    const { id } = one.body.job;
    await Promise.all([run(id), run(id)]);
    expect(await resultOf(id)).toMatchObject({ total: 2, arrived: 2 });
    expect(await jobNow(id)).toMatchObject({ state: 'done', done: 2, failed: 0 });
    for (const subject of subjects) expect(await desk.statusOf(subject)).toBe('sent_tvan');
  });

  test('a worker that is killed half-way is followed by another, and what was not kept is asked once more', async () => {
    const subject = await desk.lost('invoice');
    const job = await asking('look_up', 'unknown');
    const down = Object.assign(new Error('the database went away'), { code: '57P01' });
    const killed = async () => Promise.reject(down);
    await expect(run(job.id, line({ lookUp: killed }))).rejects.toThrow('the database went away');
    expect(await jobNow(job.id)).toMatchObject({ state: 'running', done: 0 });
    await sweepAsking(server.current.publishing);
    expect(await isPending(job.id), 'its worker may still be at it').toBe(false);
    server.current.clock.advance(4 * 60_000);
    await sweepAsking(server.current.publishing);
    expect(await isPending(job.id)).toBe(true);
    await run(job.id);
    expect(await outcomeOf(job.id, subject)).toBe('arrived');
    expect(await jobNow(job.id)).toMatchObject({ state: 'done', done: 1 });
  });

  test('a job that is stopped asks about no more of them, and says which those are', async () => {
    const subject = await desk.lost('invoice');
    const job = await asking('look_up', 'unknown');
    const stopped = await judged(server.current, 'cancelJob', {
      ...{ token, id: job.id, body: { job_cancel: {} } },
    });
    expect(stopped.status, stopped.text).toBe(200);
    await run(job.id);
    expect(await resultOf(job.id)).toMatchObject({ total: 1, stopped: 1, waiting: 0 });
    expect((await desk.sentMessage(subject)).status).toBe('unknown');
    await desk.carry(subject);
  });

  test('thousands are asked about a few at a time, at the end of the queue each time', async () => {
    const subject = await desk.lost('invoice');
    const job = await asking('look_up', 'unknown');
    // Messages that are gone by now take their turn like all others.
    await inTenant(db(), TENANT, (tx) =>
      sql`insert into job_records (tenant_id, job_id, record_id)
        select ${TENANT}, ${job.id}, id from generate_series(1000001, 1000040) as id`.execute(tx),
    );
    await run(job.id);
    const { total, waiting } = await resultOf(job.id);
    expect(total - waiting).toBe(20);
    expect(await isPending(job.id)).toBe(true);
    while (await isPending(job.id)) await run(job.id);
    expect(await resultOf(job.id)).toMatchObject({ total: 41, waiting: 0, arrived: 1, silent: 40 });
    expect(await jobNow(job.id)).toMatchObject({ state: 'done', done: 41 });
    expect((await desk.sentMessage(subject)).status).toBe('sent_tvan');
  });

  test('the sweep leaves one that waits where it is in the queue, and revives one that the queue has given up', async () => {
    const subject = await desk.lost('invoice');
    const job = await asking('look_up', 'unknown');
    const key = `ask-about-messages:${TENANT}:${job.id}`;
    const early = '2020-01-01T00:00:00.000Z';
    const queued = async () => {
      const { rows } = await sql<{ run_at: string; attempts: number }>`select run_at, attempts
        from graphile_worker._private_jobs where key = ${key}`.execute(db());
      return rows[0];
    };
    await sql`update graphile_worker._private_jobs set run_at = ${early}, attempts = 2 where key = ${key}`.execute(
      db(),
    );
    server.current.clock.advance(4 * 60_000);
    await sweepAsking(server.current.publishing);
    expect(await queued()).toEqual({ run_at: early, attempts: 2 });
    await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${key}`.execute(
      db(),
    );
    await sweepAsking(server.current.publishing);
    expect(await queued()).toMatchObject({ attempts: 0 });
    await run(job.id);
    expect(await outcomeOf(job.id, subject)).toBe('arrived');
  });

  test('are not asked about for who lost the right to ask, which the job says in words', async () => {
    const subject = await desk.lost('invoice');
    const job = await asking('look_up', 'unknown');
    const giveBack = await takeRights(db(), 'owner@demo.vn');
    await run(job.id);
    await giveBack();
    const ended = await jobNow(job.id);
    expect(ended).toMatchObject({ state: 'failed', done: 0, cancellable: false });
    expect(ended.failures[0]?.message).toContain('không còn quyền');
    expect((await desk.sentMessage(subject)).status).toBe('unknown');
    expect(await isPending(job.id)).toBe(false);
    // For the tests that follow.
    await run((await asking('look_up', 'unknown')).id);
  });

  test('one that fails each time is given up: it says so, and which messages were not asked about', async () => {
    const subject = await desk.lost('invoice');
    const job = await asking('look_up', 'unknown');
    const down = Object.assign(new Error('the database went away'), { code: '57P01' });
    const broken = line({ lookUp: async () => Promise.reject(down) });
    await expect(run(job.id, broken, 6)).rejects.toThrow('the database went away');
    expect(await jobNow(job.id)).toMatchObject({ state: 'running', finished_on: null });
    await run(job.id, broken, 7);
    expect(await jobNow(job.id)).toMatchObject({ state: 'failed', cancellable: false });
    expect((await jobNow(job.id)).finished_on).not.toBeNull();
    expect(await resultOf(job.id)).toMatchObject({ total: 1, stopped: 1, waiting: 0 });
    server.current.clock.advance(4 * 60_000);
    await sweepAsking(server.current.publishing);
    expect(await isPending(job.id)).toBe(false);
    // The next press asks again.
    const next = await asking('look_up', 'unknown');
    expect(next.id).not.toBe(job.id);
    await run(next.id);
    expect(await outcomeOf(next.id, subject)).toBe('arrived');
  });

  test('what is not well is named first, however late it was sent', async () => {
    const [first, last] = [await desk.lost('invoice'), await desk.lost('invoice')];
    const { message_id, id } = await desk.sentMessage(last);
    const job = await asking('look_up', 'unknown');
    const { lookUp } = server.current.publishing.provider;
    const faulty = async (one: string) => {
      if (one === message_id) throw new Error('a fault');
      return lookUp(one);
    };
    await run(job.id, line({ lookUp: faulty }));
    expect((await resultOf(job.id)).messages).toMatchObject([
      { id, outcome: 'failed' },
      { id: (await desk.sentMessage(first)).id, outcome: 'arrived' },
    ]);
    await desk.carry(last);
  });

  test('a job that asks about no messages names and counts none, though it has records', async () => {
    const { rows } = await inTenant(db(), TENANT, (tx) =>
      sql<{
        id: number;
      }>`with job as (insert into jobs (tenant_id, user_id, resource, action, state, selection, total, up_to_id, created_on)
          select ${TENANT}, id, 'invoices', 'email', 'running', '{}', 1, 0, now() from users
          where tenant_id = ${TENANT} and email = 'owner@demo.vn' returning id),
        record as (insert into job_records (tenant_id, job_id, record_id)
          select ${TENANT}, job.id, (select max(id) from transmissions where tenant_id = ${TENANT}) from job)
        select id from job`.execute(tx),
    );
    expect(await resultOf(rows[0]?.id ?? 0)).toMatchObject({ total: 0, waiting: 0, messages: [] });
  });

  test('a job of another account, and of another company, is not there', async () => {
    const subject = await desk.lost('invoice');
    const job = await asking('look_up', 'unknown');
    const other = await server.current.signIn('ketoan@demo.vn');
    const { status } = await judged(server.current, 'getJobQuestions', { token: other, id: job.id });
    expect(status).toBe(404);
    await run(job.id);
    expect(await outcomeOf(job.id, subject)).toBe('arrived');
  });
});

describe('answers that cannot be read', () => {
  test('are requested once more: read where they can be, and without a reply nothing is known', async () => {
    const subject = await desk.garbled('invoice');
    const count = await countOf('response_in_incorrect_format');
    const silent = await asking('fetch_again', 'response_in_incorrect_format');
    expect(silent.total).toBe(count);
    await run(silent.id, line({ fetchAgain: async () => ({ outcome: 'unknown', cause: 'timeout' }) }));
    const first = await resultOf(silent.id);
    expect(first).toMatchObject({ total: count, silent: count });
    expect(first.messages[0]?.words).toContain('không trả lời trong thời hạn');
    await office.clear();
    const job = await asking('fetch_again', 'response_in_incorrect_format');
    await run(job.id);
    expect(await resultOf(job.id)).toMatchObject({ total: count, read: count });
    expect(await resultOf(silent.id)).toMatchObject({ read: count, silent: 0 });
    expect(await desk.statusOf(subject)).toBe('code_issued');
  });
});
