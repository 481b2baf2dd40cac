import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { components } from '#generated/types.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { deskOf, TENANT, type Desk } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Batch = Schemas['InvoicePublishes'];

const server = withTestApp();
let desk: Desk;
let token = '';
beforeAll(async () => {
  desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

type Asked = { id: number; lock_version: number };

async function publish(invoices: readonly Asked[], key: string = randomUUID()) {
  const { status, body, text } = await judged(server.current, 'publishInvoices', {
    token,
    headers: { 'idempotency-key': key },
    body: { invoices: invoices.map(({ id, lock_version }) => ({ id, lock_version })) },
  });
  expect(status, text).toBe(202);
  return (body as { bulk_publication: Schemas['BulkPublication'] }).bulk_publication;
}

async function batch(id: number): Promise<Batch> {
  const { body, text } = await judged(server.current, 'getInvoicePublishes', { token, id });
  expect(body, text).toHaveProperty('invoice_publishes');
  const found = (body as { invoice_publishes: Batch }).invoice_publishes;
  const { total, ok, failed, unknown, waiting } = found.counts;
  expect([total, ok + failed + unknown + waiting]).toEqual([found.rows.length, found.rows.length]);
  return found;
}

const counts = async (id: number): Promise<number[]> => {
  const { ok, failed, unknown, waiting } = (await batch(id)).counts;
  return [ok, failed, unknown, waiting];
};

describe('invoices published together', () => {
  test('are followed from waiting to issued, one that was not ready among the failed with its reason [7.call.get-invoices-bulk_publish-id]', async () => {
    const good = [await desk.draft(), await desk.draft()];
    const unready = await desk.draft({ lines: [] });
    const answer = await publish([...good, unready, { id: 999_999, lock_version: 1 }]);
    expect(answer.refused.map(({ invoice_id }) => invoice_id)).toEqual([unready.id, 999_999]);
    expect(await counts(answer.id)).toEqual([0, 2, 0, 2]);
    const before = await batch(answer.id);
    expect(before).toMatchObject({ final: false, started_by_name: expect.any(String) });
    expect(before.causes.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(before.rows.find(({ invoice_id }) => invoice_id === 999_999)).toMatchObject({
      name: null,
      status: null,
      outcome: 'failed',
    });

    await desk.work(good.map(({ id }) => id));
    await collectAnswers(server.current.publishing, TENANT);
    expect(await counts(answer.id)).toEqual([2, 2, 0, 0]);
    expect((await batch(answer.id)).final).toBe(true);
  });

  test('are grouped by why they were refused; published again by itself, one is issued in its old batch too', async () => {
    const office = authority(server.current.sandbox.url);
    await office.fault({
      kind: 'refuse',
      reasons: [{ code: '20014', text: 'Mã số thuế ngừng hiệu lực.', remedy: null }],
    });
    const drafts = [await desk.draft(), await desk.draft()];
    const { id } = await publish(drafts);
    await desk.work(drafts.map((one) => one.id));
    await collectAnswers(server.current.publishing, TENANT);
    const after = await batch(id);
    const [denied] = after.rows.filter(({ outcome }) => outcome === 'failed');
    expect(after.causes).toEqual([
      {
        ...{ cause: '20014', message: expect.any(String), status: 'denial_of_code_issuance' },
        ...{ count: 1, retryable: 1, invoice_ids: [expect.any(Number)] },
      },
    ]);
    const again = { id: denied?.invoice_id ?? 0, lock_version: denied?.lock_version ?? 0 };
    await publish([again]);
    await desk.work([again.id]);
    await collectAnswers(server.current.publishing, TENANT);
    expect(await counts(id)).toEqual([2, 0, 0, 0]);
    expect((await batch(id)).certificate).toBe(null);
  });

  test('while some wait it says what all come to, their numbers, how quick it is and what came last and what signs', async () => {
    const drafts = [await desk.draft(), await desk.draft(), await desk.draft()];
    const { id } = await publish(drafts);
    const total = drafts.reduce((sum, one) => sum + Number(one.total), 0);
    const begun = await batch(id);
    expect(begun).toMatchObject({ numbers: [], latest: [], pace: null, speed: null });
    expect(begun.certificate).toEqual({
      subject_name: expect.stringMatching(/\S/),
      valid_to: expect.stringMatching(/^\d{4}-/),
    });
    expect(begun.totals.map((one) => [one.currency, Number(one.total)])).toEqual([['VND', total]]);

    const [first, second] = drafts;
    if (first === undefined || second === undefined) throw new Error('three were made');
    await desk.work([first.id, second.id]);
    await collectAnswers(server.current.publishing, TENANT);
    const { latest, pace, numbers } = await batch(id);
    expect(latest.map(({ invoice_id, outcome }) => [invoice_id, outcome])).toEqual([
      [second.id, 'ok'],
      [first.id, 'ok'],
    ]);
    expect(pace).toEqual({ a_minute: 2, minutes_left: 1 });
    const given = Math.min(...latest.map(({ number }) => Number(number)));
    expect(numbers).toMatchObject([
      {
        count: 3,
        first: expect.stringMatching(new RegExp(`0${given}$`)),
        last: expect.stringMatching(new RegExp(`0${given + 2}$`)),
      },
    ]);
    server.current.clock.advance(4 * 60_000);
    const later = await batch(id);
    expect(later.pace).toEqual({ a_minute: 1, minutes_left: 2 });
    expect(later.speed?.seconds).toBe(10);
    expect(later.speed?.intervals.map(({ count }) => count)).toEqual([
      2,
      ...Array.from({ length: 23 }, () => 0),
    ]);
    expect(later.speed?.intervals[1]?.began_on).toBe(
      new Date(Date.parse(later.started_on) + 10_000).toISOString(),
    );
    server.current.clock.advance(2 * 60_000);
    expect((await batch(id)).pace).toBe(null);
  });

  test('asked for twice with one key are one batch; of the latest, the newest is first', async () => {
    const drafts = [await desk.draft()];
    const key = randomUUID();
    const first = await publish(drafts, key);
    expect((await publish(drafts, key)).id).toBe(first.id);
    const { body } = await judged(server.current, 'getRecentPublishes', { token });
    const { recent_publishes } = body as { recent_publishes: Schemas['RecentPublish'][] };
    expect(recent_publishes[0]).toMatchObject({ id: first.id, counts: { total: 1, waiting: 1 } });
  });

  test('a refused draft that is deleted leaves the batch as it was', async () => {
    const unready = await desk.draft({ lines: [] });
    const { id } = await publish([unready]);
    const removed = await judged(server.current, 'deleteInvoice', { token, id: unready.id });
    expect(removed.status).toBe(200);
    expect(await counts(id)).toEqual([0, 1, 0, 0]);
  });
});
