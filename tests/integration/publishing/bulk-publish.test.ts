import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { sweepBulkPublishes, takePortion } from '#server/modules/publishing/index.ts';
import { judged } from '#tests/contract/injection.ts';
import { inLongRun } from '#tests/setup/long-run.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { takeRights } from '../rights/take-rights.ts';
import { authority } from '../reliability/authority.ts';
import { asOwner, deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Batch = Schemas['InvoicePublishes'];
type Check = Schemas['BulkCheck'];

const server = withTestApp();
let desk: Desk;
let token = '';
beforeAll(async () => {
  desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

type Operation =
  | 'startBulkPublish'
  | 'previewBulkPublish'
  | 'setBulkPublishState'
  | 'startBulkRetry'
  | 'getInvoicePublishes';

async function call(operation: Operation, request: object = {}) {
  const { status, body, text } = await judged(server.current, operation, { token, ...request });
  return { status, text, body: body as { invoice_publishes: Batch; bulk_check: Check } & Schemas['Errors'] };
}

const start = (bulk_publish: object, key: string = randomUUID()) =>
  call('startBulkPublish', { headers: { 'idempotency-key': key }, body: { bulk_publish } });

const chosen = (ids: readonly number[]) => ({ ids, expected_count: ids.length });

async function batch(id: number): Promise<Batch> {
  const { body, text } = await call('getInvoicePublishes', { id });
  expect(body, text).toHaveProperty('invoice_publishes');
  const { total, ok, failed, unknown, waiting, stopped } = body.invoice_publishes.counts;
  expect(ok + failed + unknown + waiting + stopped).toBe(total);
  return body.invoice_publishes;
}

const portion = (publish_id: number) =>
  takePortion(server.current.publishing, { tenant_id: TENANT, publish_id });

async function issue(ids: readonly number[]): Promise<void> {
  await desk.work(ids);
  await collectAnswers(server.current.publishing, TENANT);
}

const setState = (id: number, state: string) =>
  call('setBulkPublishState', { id, body: { invoice_publishes: { state } } });

describe('bulk publishing', () => {
  const numbersOf = async (ids: readonly number[]) =>
    asOwner(server.current, async (tx) => {
      const rows = await tx
        .selectFrom('invoices')
        .select('number')
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      return rows.map(({ number }) => number);
    });

  test('waits once its starter may publish no more, and goes on in the name of who resumes it', async () => {
    const ids = [(await desk.draft()).id, (await desk.draft()).id];
    const started = await call('startBulkPublish', {
      token: await server.current.signIn('ktt@demo.vn'),
      headers: { 'idempotency-key': randomUUID() },
      body: { bulk_publish: chosen(ids) },
    });
    const { id, started_by_name: starter } = started.body.invoice_publishes;
    const giveBack = await takeRights(server.current.publishing.db, 'ktt@demo.vn');
    await portion(id);
    const paused = await batch(id);
    expect(paused).toMatchObject({ state: 'paused', counts: { waiting: 2 } });
    expect(paused.paused_because).toContain('không còn quyền phát hành');
    const resumed = (await setState(id, 'running')).body.invoice_publishes;
    expect(resumed).toMatchObject({ state: 'running', paused_because: null });
    expect(resumed.started_by_name).not.toBe(starter);
    await portion(id);
    await issue(ids);
    expect((await batch(id)).counts).toMatchObject({ ok: 2, waiting: 0 });
    await giveBack();
  });

  test('asked for twice with one key it is one batch, and its numbers follow each other', async () => {
    const ids = [(await desk.draft()).id, (await desk.draft()).id, (await desk.draft()).id];
    const key = randomUUID();
    const { status, body, text } = await start(chosen(ids), key);
    expect(status, text).toBe(202);
    const { id, counts, state } = body.invoice_publishes;
    expect([state, counts.total, counts.waiting]).toEqual(['running', 3, 3]);
    expect((await start(chosen(ids), key)).body.invoice_publishes.id).toBe(id);
    await Promise.all([portion(id), portion(id)]);
    await issue(ids);
    await portion(id);
    expect(await batch(id)).toMatchObject({ state: 'ended', final: true, counts: { total: 3, ok: 3 } });
    const [first = 0, ...others] = await numbersOf(ids);
    expect(others).toEqual([Number(first) + 1, Number(first) + 2]);
  });

  inLongRun('waits for the numbers of one hundred before it takes the next', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 101; at += 1) ids.push((await desk.draft()).id);
    const { id, counts, state } = (await start(chosen(ids))).body.invoice_publishes;
    expect([state, counts.total, counts.waiting]).toEqual(['running', 101, 101]);

    const taken = () =>
      asOwner(server.current, async (tx) => {
        const { rows } = await sql<{ count: number }>`select count(*) as count from invoice_publish_items
          where tenant_id = ${TENANT} and publish_id = ${id} and state = 'taken'`.execute(tx);
        return rows[0]?.count;
      });
    await portion(id);
    expect(await taken()).toBe(100);
    await portion(id);
    expect(await taken()).toBe(100);
    await issue(ids.slice(0, 100));
    // As after a killed process.
    await sweepBulkPublishes(server.current.publishing);
    await Promise.all([portion(id), portion(id)]);
    expect(await taken()).toBe(101);
    await issue(ids.slice(100));
    expect(await batch(id)).toMatchObject({ state: 'ended', final: true, counts: { total: 101, ok: 101 } });
    const [first] = await numbersOf(ids);
    expect(await numbersOf(ids)).toEqual(ids.map((_id, at) => Number(first) + at));
  });

  test('takes what a list finds under its filter; 409 in words when that is another number now', async () => {
    const name = `Khách lọc ${randomUUID().slice(0, 8)}`;
    const one = await desk.draft({ buyer_name: name });
    await desk.draft({ buyer_name: name });
    const filter = { query: name };
    const refused = await start({ filter, expected_count: 3 });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('bây giờ có 2')]);
    const { body } = await start({ filter, expected_count: 2 });
    expect(body.invoice_publishes.rows.map(({ invoice_id }) => invoice_id)).toContain(one.id);
    expect((await start({ filter, ids: [one.id], expected_count: 1 })).status).toBe(422);
    await setState(body.invoice_publishes.id, 'ended');
  });

  test('is paused, goes on and is stopped; what was stopped stays a draft and a batch that ended stays so', async () => {
    const ids = [(await desk.draft()).id, (await desk.draft()).id];
    const { id } = (await start(chosen(ids))).body.invoice_publishes;
    expect((await setState(id, 'paused')).body.invoice_publishes.state).toBe('paused');
    await portion(id);
    expect((await batch(id)).counts).toMatchObject({ waiting: 2 });
    expect((await setState(id, 'running')).body.invoice_publishes.state).toBe('running');
    expect((await setState(id, 'ended')).body.invoice_publishes.counts).toMatchObject({ stopped: 2 });
    await portion(id);
    expect(await batch(id)).toMatchObject({ final: true, counts: { stopped: 2, waiting: 0 } });
    expect((await setState(id, 'running')).status).toBe(409);
    expect((await start(chosen(ids))).status).toBe(202);
  });

  test('one that is not ready is refused with its cause; once it is put right that cause is tried again', async () => {
    const good = await desk.draft();
    const unready = await desk.draft({ lines: [] });
    const { id } = (await start(chosen([good.id, unready.id]))).body.invoice_publishes;
    await portion(id);
    const [cause] = (await batch(id)).causes;
    expect(cause).toMatchObject({ count: 1, retryable: 1 });
    const failed = await call('getInvoicePublishes', {
      id,
      query: { outcome: 'failed', cause: cause?.cause },
    });
    expect(failed.body.invoice_publishes).toMatchObject({ row_count: 1, rows: [{ invoice_id: unready.id }] });
    const retried = await call('startBulkRetry', { id, body: { bulk_retry: { cause: cause?.cause } } });
    expect(retried.body.invoice_publishes).toMatchObject({
      state: 'running',
      counts: { failed: 0, waiting: 2 },
    });
    await issue([good.id]);
    await portion(id);
    expect(await batch(id)).toMatchObject({ state: 'ended', counts: { ok: 1, failed: 1 } });
    const none = await call('startBulkRetry', { id, body: { bulk_retry: { cause: 'no_such_cause' } } });
    expect(none.status).toBe(409);
  });

  test('a draft that was changed after it was chosen is refused, not published unseen', async () => {
    const draft = await desk.draft();
    const { id } = (await start(chosen([draft.id]))).body.invoice_publishes;
    await asOwner(server.current, async (tx) =>
      tx.updateTable('invoices').set({ lock_version: 99 }).where('id', '=', draft.id).execute(),
    );
    await portion(id);
    expect((await batch(id)).counts).toMatchObject({ failed: 1 });
  });

  test('the check groups what is not ready by cause and says what the package loses, and changes nothing', async () => {
    const ids = [(await desk.draft()).id, (await desk.draft({ lines: [] })).id];
    const { status, body, text } = await call('previewBulkPublish', { body: { bulk_publish: chosen(ids) } });
    expect(status, text).toBe(200);
    expect(body.bulk_check).toMatchObject({
      ...{ total: 2, publishable: 2, checked: 2, ready: 1, not_ready: 1, to_confirm: 0, next_after_id: null },
      package: { needed: 2, refusal: null },
    });
    expect(body.bulk_check.causes.map(({ invoice_ids }) => invoice_ids)).toContainEqual([ids[1]]);
    const row = await desk.publication(ids[0] ?? 0);
    expect(row.status).toBe('draft');
  });
});
