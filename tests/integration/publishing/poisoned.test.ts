import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { documentOf, documentTasks, type DocumentDeps } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';
import { noticeDesk, OWNER } from '../notices/notice-desk.ts';
import { authority } from '../reliability/authority.ts';
import { asOwner } from '../signing/desk.ts';
import { clerk, type Clerk } from '../reliability/clerk.ts';
import { aRunnerIsThere } from '../reliability/runner-there.ts';

type Batch = components['schemas']['InvoicePublishes'];

const server = withTestApp();
const TENANT = 1;

let owner: Clerk;
beforeAll(async () => {
  owner = clerk(server.current.url, await server.current.signIn(OWNER));
});
beforeEach(async () => {
  server.current.clock.set(TEST_NOW);
  await authority(server.current.sandbox.url).clear();
  await aRunnerIsThere(server.current.publishing.db);
});

/** Invoices of which each try to write them throws. */
const poisoned = new Set<number>();

function withPoison(): DocumentDeps {
  const { publishing } = server.current;
  const kind = publishing.kinds['invoice'];
  if (kind === undefined) throw new Error('no such kind');
  const seal: typeof kind.seal = async (deps, tx, documents, now) => {
    if (documents.some(({ subject_id }) => poisoned.has(subject_id))) throw new Error('a fault');
    return kind.seal(deps, tx, documents, now);
  };
  return { ...publishing, kinds: { ...publishing.kinds, invoice: { ...kind, seal } } };
}

const change = (statement: ReturnType<typeof sql>) => asOwner(server.current, (tx) => statement.execute(tx));

const document = async (id: number) => {
  const found = await inTenant(server.current.publishing.db, TENANT, (tx) => documentOf(tx, 'invoice', id));
  if (found === null) throw new Error('never submitted');
  return found;
};

/** What the worker does with the job of an invoice; whether it threw. */
async function tried(id: number): Promise<boolean> {
  const carry = documentTasks(withPoison())['carry-document'];
  const payload = { tenant_id: TENANT, document_id: (await document(id)).id, attempt: 0 };
  return (carry?.(payload) ?? Promise.reject(new Error('no task'))).then(
    () => false,
    () => true,
  );
}

async function batchOf(id: number): Promise<Batch> {
  const { body } = await owner.call<{ invoice_publishes: Batch }>('GET', `/api/invoices/bulk_publish/${id}`);
  return body.invoice_publishes;
}

test('an invoice that each try throws at stays queued, and after five tries over minutes its page, its batch and a notice say so; mended, it goes', async () => {
  const { calm, of } = noticeDesk(server.current);
  await calm();
  const drafts = [await owner.draft(), await owner.draft()] as const;
  const [bad, good] = drafts;
  const { body } = await owner.publishMany([...drafts], randomUUID());
  poisoned.add(bad.id);
  const batch_id = body.bulk_publication.id;
  const stuck = async () => (await of(OWNER)).filter(({ topic }) => topic === 'stuck');
  const held = async () => (await owner.publication(bad.id)).held;

  for (let time = 0; time < 4; time += 1) {
    expect(await tried(bad.id)).toBe(true);
    server.current.clock.advance(60_000);
  }
  expect(await tried(good.id)).toBe(false);
  expect(await held()).toBeNull();
  expect(await stuck()).toEqual([]);

  expect(await tried(bad.id)).toBe(true);
  const { fault } = await document(bad.id);
  expect(fault).toMatch(/^[0-9A-F]{8}$/);
  expect(await owner.publication(bad.id)).toMatchObject({
    status: 'queued',
    held: { cause: 'fault', problem: fault, mended_by: 'operator', since: TEST_NOW },
  });
  expect(await batchOf(batch_id)).toMatchObject({
    counts: { total: 2, ok: 0, failed: 0, unknown: 0, waiting: 2 },
    faults: [{ code: fault, count: 1, since: TEST_NOW, invoice_ids: [bad.id] }],
  });
  expect(await stuck()).toMatchObject([{ document: 'invoice', count: 1, detail: fault, group: 'todo' }]);

  // No batch takes it any more: what waits beside it is signed together.
  const beside = await owner.draft();
  await owner.publish(beside);
  expect(await tried(beside.id)).toBe(false);
  expect(await document(beside.id)).toMatchObject({ signing: 'signed', failed_tries: 0 });
  expect(await document(bad.id)).toMatchObject({ stage: 'queued', status_error: false });

  // Who presses Thử lại ngay asks for it once more: it is tried at once, under the number and in the state that it has.
  const waiting = () =>
    change(
      sql`select from graphile_worker.jobs where key = ${`carry:${TENANT}:${bad_document.id}`} and run_at <= now() and attempts = 0`,
    );
  const bad_document = await document(bad.id);
  await change(sql`delete from graphile_worker._private_jobs where key like 'carry:%'`);
  expect((await waiting()).rows).toHaveLength(0);
  expect((await owner.publish(bad)).status).toBe(202);
  expect((await waiting()).rows).toHaveLength(1);
  expect(await document(bad.id)).toMatchObject({ stage: 'queued', version: bad_document.version });

  poisoned.delete(bad.id);
  expect(await tried(bad.id)).toBe(false);
  expect(await document(bad.id)).toMatchObject({ failed_tries: 0, failing_since: null, fault: null });
  for (const { id } of drafts) await server.current.publishNow(TENANT, id);
  expect(await batchOf(batch_id)).toMatchObject({ final: true, counts: { ok: 2, waiting: 0 }, faults: [] });
  expect(await stuck()).toEqual([]);
});
