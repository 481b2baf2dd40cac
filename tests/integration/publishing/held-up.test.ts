import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { FaultOrder } from '#server/gateways/provider/sandbox/scenarios/faults.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { aRunnerIsThere } from '../reliability/runner-there.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { clerk, type Clerk } from '../reliability/clerk.ts';

type Schemas = components['schemas'];

const server = withTestApp();
everyStatementNamesItsTenant(server);
const TENANT = 1;

const DUE = { due_on: expect.stringMatching(/^2026-11-/) as string, source: expect.any(String) as string };

let owner: Clerk;
beforeAll(async () => {
  owner = clerk(server.current.url, await server.current.signIn('owner@demo.vn'));
});
beforeEach(async () => {
  server.current.clock.set(TEST_NOW);
  await authority(server.current.sandbox.url).clear();
  await aRunnerIsThere(server.current.publishing.db);
});

const fault = (kind: FaultOrder['fault'], count: number | null = 1) =>
  authority(server.current.sandbox.url).fault(kind, count);

async function published(): Promise<number> {
  const draft = await owner.draft();
  expect((await owner.publish(draft)).status).toBe(202);
  await again(draft.id);
  return draft.id;
}

const again = (id: number) => server.current.publishNow(TENANT, id);
const message = (set: ReturnType<typeof sql>, id: number) =>
  inTenant(server.current.publishing.db, TENANT, (tx) =>
    sql`update transmissions set ${set} where tenant_id = ${TENANT} and id = (
      select carried.transmission_id from transmission_documents as carried join documents on documents.tenant_id = ${TENANT}
        and documents.id = carried.document_id and documents.kind = 'invoice' and documents.subject_id = ${id}
      where carried.tenant_id = ${TENANT})`.execute(tx),
  );

const versioned = (invoices: readonly { id: number }[], version: ReturnType<typeof sql>) =>
  inTenant(server.current.publishing.db, TENANT, (tx) =>
    sql`update documents set version = ${version} where tenant_id = ${TENANT} and kind = 'invoice'
      and subject_id = any(${invoices.map(({ id }) => id)}::bigint[])`.execute(tx),
  );

async function batchOf(id: number): Promise<Schemas['InvoicePublishes']> {
  const { body } = await owner.call<{ invoice_publishes: Schemas['InvoicePublishes'] }>(
    'GET',
    `/api/invoices/bulk_publish/${id}`,
  );
  return body.invoice_publishes;
}

const health = async (): Promise<Schemas['TransmissionHealth']> =>
  (
    await owner.call<{ transmission_health: Schemas['TransmissionHealth'] }>(
      'GET',
      '/api/transmissions/health',
    )
  ).body.transmission_health;

describe('an invoice that is signed and does not leave says why, and until when it can wait', () => {
  test('where the installation’s own token is refused: the operator must act, whatever is tried again', async () => {
    await fault({ kind: 'unauthorized' }, null);
    const id = await published();
    const held = {
      cause: 'common_line',
      problem: 'Nơi truyền nhận không nhận khóa truy cập này.',
      mended_by: 'operator',
      since: TEST_NOW,
    };
    expect(await owner.publication(id)).toMatchObject({ status: 'signed', held, send_by: DUE });
    server.current.clock.advance(61_000);
    await again(id);
    expect(await owner.publication(id)).toMatchObject({ status: 'signed', held });
    expect(await health()).toMatchObject({ state: 'down', held });
    await authority(server.current.sandbox.url).clear();
    await again(id);
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued', held: null, send_by: null });
    expect((await health()).held).toBeNull();
  });

  test('and so does a batch while one of it waits', async () => {
    await fault({ kind: 'unauthorized' }, null);
    const drafts = [await owner.draft(), await owner.draft()];
    const { body } = await owner.publishMany(drafts, randomUUID());
    for (const { id } of drafts) await again(id);
    const before = await batchOf(body.bulk_publication.id);
    expect(before).toMatchObject({ held: { cause: 'common_line', mended_by: 'operator' }, send_by: DUE });
    await authority(server.current.sandbox.url).clear();
    for (const { id } of drafts) await again(id);
    expect(await batchOf(before.id)).toMatchObject({ final: true, held: null, send_by: null });
  });

  test('a batch says how many of it were answered in a way that cannot be read, until the answers are asked for again', async () => {
    await fault({ kind: 'garble_answers' }, 1);
    const drafts = [await owner.draft(), await owner.draft()];
    const { body } = await owner.publishMany(drafts, randomUUID());
    for (const { id } of drafts) await again(id);
    const batch = await batchOf(body.bulk_publication.id);
    expect(batch).toMatchObject({ counts: { ok: 1, waiting: 1 }, unread: 1, held: null });
    // What a version was answered that is over holds up nothing any more.
    await versioned(drafts, sql`version + 1`);
    expect(await batchOf(batch.id)).toMatchObject({ unread: 0 });
    await versioned(drafts, sql`version - 1`);
    const { rows } = await inTenant(server.current.publishing.db, TENANT, (tx) =>
      sql<{ id: number }>`select id from transmissions where tenant_id = ${TENANT}
        and status = 'response_in_incorrect_format' order by id desc limit 1`.execute(tx),
    );
    await owner.call('POST', `/api/transmissions/${rows[0]?.id}/fetch_again`, {});
    expect(await batchOf(batch.id)).toMatchObject({ final: true, unread: 0 });
  });

  test('where the provider is away it goes by itself once it is back', async () => {
    const { outage } = authority(server.current.sandbox.url);
    await outage(true);
    const id = await published();
    expect(await owner.publication(id)).toMatchObject({
      status: 'unknown',
      held: { cause: 'common_line', mended_by: 'itself' },
    });
    // Before it has waited for long, and so that nothing above every page is said yet.
    expect(await health()).toMatchObject({
      ...{ state: 'down', unsent: 0, unsent_since: null },
      held: { cause: 'common_line', mended_by: 'itself', since: TEST_NOW },
    });
    await outage(false);
    for (let round = 0; round < 3; round += 1) await again(id);
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued', held: null });
    expect(await health()).toMatchObject({ state: 'good', held: null });
  });

  test('where a page comes in place of an answer: it may pass, and what lasts for five minutes the operator must end', async () => {
    await fault({ kind: 'unauthorized' });
    const id = await published();
    await sql`update common_line set problem = 'garbled', problem_since = ${TEST_NOW}`.execute(
      server.current.publishing.db,
    );
    const held = { cause: 'common_line', since: TEST_NOW };
    expect(await owner.publication(id)).toMatchObject({ held: { ...held, mended_by: 'itself' } });
    server.current.clock.advance(301_000);
    expect(await owner.publication(id)).toMatchObject({ held: { ...held, mended_by: 'operator' } });
    await again(id);
    expect(await owner.publication(id)).toMatchObject({ status: 'code_issued', held: null });
  });

  test('where no process takes jobs', async () => {
    const draft = await owner.draft();
    expect((await owner.publish(draft)).status).toBe(202);
    expect(await owner.publication(draft.id)).toMatchObject({ held: null });
    await sql`update job_runners set seen_on = now() - interval '61 seconds'`.execute(
      server.current.publishing.db,
    );
    expect(await owner.publication(draft.id)).toMatchObject({
      held: { cause: 'runners', mended_by: 'operator' },
      send_by: DUE,
    });
    await again(draft.id);
    expect(await owner.publication(draft.id)).toMatchObject({ held: null, final: true });
  });

  test.each([
    ['turn', 'itself', sql`trying_until = null`],
    ['clock', 'operator', sql`trying_until = '2027-01-01'`],
    ['damaged', 'operator', sql`sha256 = decode('00', 'hex')`],
  ] as const)('%s, after a minute', async (cause, mended_by, set) => {
    await fault({ kind: 'unauthorized' });
    const id = await published();
    // The line is good again; this one alone has not left.
    await authority(server.current.sandbox.url).clear();
    await published();
    await message(set, id);
    expect(await owner.publication(id)).toMatchObject({ status: 'signed', held: null });
    server.current.clock.advance(61_000);
    expect(await owner.publication(id)).toMatchObject({ held: { cause, mended_by, since: TEST_NOW } });
  });

  test('that was sent and has no answer after five minutes says so, and that it is not sent again', async () => {
    await fault({ kind: 'silence' });
    const id = await published();
    expect(await owner.publication(id)).toMatchObject({ held: null });
    server.current.clock.advance(301_000);
    expect(await owner.publication(id)).toMatchObject({
      held: { cause: 'answer', mended_by: 'itself' },
      send_by: null,
    });
  });
});
