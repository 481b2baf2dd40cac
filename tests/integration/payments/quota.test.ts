import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { takePortion } from '#server/modules/publishing/index.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { clerk, type Clerk } from '../reliability/clerk.ts';
import { asOwner, TENANT } from '../signing/desk.ts';
import { cashDesk } from './cash-desk.ts';

type Schemas = components['schemas'];

const server = withTestApp();
let token = '';
let owner: Clerk;

beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  owner = clerk(server.current.url, token);
});

/** New drafts, published together: how many are taken, and why the others are not. */
async function publish(count: number): Promise<{ accepted: number; reasons: (string | undefined)[] }> {
  const invoices = [];
  for (let at = 0; at < count; at += 1) {
    const { id, lock_version } = await owner.draft();
    invoices.push({ id, lock_version });
  }
  const reply = await fetch(`${server.current.url}/api/invoices/publish`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ invoices }),
  });
  const { bulk_publication } = (await reply.json()) as { bulk_publication: Schemas['BulkPublication'] };
  const { accepted, refused } = bulk_publication;
  return { accepted: accepted.length, reasons: refused.map(({ reasons }) => reasons[0]?.code) };
}

const rewrite = (statement: ReturnType<typeof sql>) => asOwner(server.current, (tx) => statement.execute(tx));

test('what was paid for may be issued, and a tenth, at least ten, beyond it; then a package has to be bought', async () => {
  const desk = cashDesk(server.current, token);
  const request = await desk.bought();
  await desk.tell(desk.notice(request, request.total));
  await rewrite(sql`update package_grants set invoices = 1 where tenant_id = ${TENANT}`);
  expect(await publish(8)).toEqual({ accepted: 8, reasons: [] });
  expect((await desk.usage()).issuing).toMatchObject({ state: 'past_quota', left: 3 });
  expect(await publish(5)).toEqual({
    accepted: 3,
    reasons: ['package_used_up', 'package_used_up'],
  });
  expect((await desk.usage()).issuing).toMatchObject({ state: 'package_used_up', left: 0 });
  const more = await desk.bought();
  await desk.tell(desk.notice(more, more.total));
  expect(await publish(1)).toEqual({ accepted: 1, reasons: [] });
});

test('what a company issued in its trial on the day it buys is not taken off the package', async () => {
  await rewrite(sql`delete from package_grants where tenant_id = ${TENANT}`);
  await rewrite(sql`update tenants set trial_until = '2026-12-31' where id = ${TENANT}`);
  expect(await publish(3)).toEqual({ accepted: 3, reasons: [] });
  const desk = cashDesk(server.current, token);
  const request = await desk.bought();
  await desk.tell(desk.notice(request, request.total));
  const bought = await desk.usage();
  expect(bought).toMatchObject({ used: 0, left: bought.invoices });
  expect(await publish(2)).toEqual({ accepted: 2, reasons: [] });
  const { invoices, issuing } = await desk.usage();
  const grace = Math.floor((invoices ?? 0) / 10);
  expect(issuing).toMatchObject({ state: 'package', left: (invoices ?? 0) + grace - 2 });
});

test('after its trial a company issues nothing until it buys, and reads on', async () => {
  await rewrite(sql`delete from package_grants where tenant_id = ${TENANT}`);
  await rewrite(sql`update tenants set trial_until = '2026-01-01' where id = ${TENANT}`);
  expect(await publish(1)).toEqual({ accepted: 0, reasons: ['trial_ended'] });
  const { issuing } = await cashDesk(server.current, token).usage();
  expect(issuing).toEqual({ state: 'trial_ended', left: 0, until: '2026-01-01' });
  const list = await fetch(`${server.current.url}/api/invoices`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(list.status).toBe(200);
});

test('a batch that a package stops says what to buy and how it goes on; bought, it goes on when a person lets it', async () => {
  await rewrite(sql`delete from package_grants where tenant_id = ${TENANT}`);
  await rewrite(sql`update tenants set trial_until = '2026-01-01' where id = ${TENANT}`);
  const ids = [(await owner.draft()).id, (await owner.draft()).id];
  type Answered = { invoice_publishes: Schemas['InvoicePublishes'] };
  const started = await owner.call<Answered>(
    'POST',
    '/api/invoices/bulk_publish',
    { bulk_publish: { ids, expected_count: 2 } },
    { 'idempotency-key': randomUUID() },
  );
  const { id } = started.body.invoice_publishes;
  const portion = () => takePortion(server.current.publishing, { tenant_id: TENANT, publish_id: id });
  const path = `/api/invoices/bulk_publish/${id}`;
  const read = async () => (await owner.call<Answered>('GET', path)).body.invoice_publishes;
  await portion();
  expect(await read()).toMatchObject({
    state: 'paused',
    paused_because: expect.stringMatching(/dùng thử đã hết.*mua gói.*bấm Tiếp tục/) as string,
    counts: { waiting: 2 },
  });
  const desk = cashDesk(server.current, token);
  const request = await desk.bought();
  await desk.tell(desk.notice(request, request.total));
  expect(await read()).toMatchObject({
    state: 'paused',
    paused_because: expect.stringMatching(/gói đã phát hành được: bấm Tiếp tục/) as string,
  });
  await owner.call('PUT', `${path}/state`, { invoice_publishes: { state: 'running' } });
  await portion();
  for (const invoice_id of ids) await server.current.publishNow(TENANT, invoice_id);
  expect(await read()).toMatchObject({ state: 'ended', paused_because: null, counts: { ok: 2, waiting: 0 } });
});
