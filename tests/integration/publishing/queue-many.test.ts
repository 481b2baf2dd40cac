import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { queuePublications } from '#server/modules/publishing/index.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { AGREED, correctionsDesk } from '../corrections/corrections-desk.ts';
import { cashDesk } from '../payments/cash-desk.ts';
import { clerk, type Clerk, type Draft, type InvoiceInput } from '../reliability/clerk.ts';
import { asOwner } from '../signing/desk.ts';
import { countedStatements } from './counted-statements.ts';

const server = withTestApp();
const TENANT = 1;
let owner: Clerk;
beforeAll(async () => {
  const { url, signIn } = server.current;
  owner = clerk(url, await signIn('owner@demo.vn'));
});

const drafts = (count: number, changes: Partial<InvoiceInput> = {}): Promise<Draft[]> =>
  Promise.all(Array.from({ length: count }, () => owner.draft(changes)));

async function queue(invoices: readonly Pick<Draft, 'id' | 'lock_version'>[]) {
  const { publishing } = server.current;
  const row = await inTenant(publishing.db, TENANT, (tx) =>
    tx.selectFrom('users').select('id').where('email', '=', 'owner@demo.vn').executeTakeFirstOrThrow(),
  );
  const account = await loadAccount(publishing.db, TENANT, row.id);
  if (account === null) throw new Error('no owner');
  const { db, count } = countedStatements(publishing.db);
  const { accepted, refused } = await inTenant(db, TENANT, (tx) =>
    queuePublications(tx, invoices, account, publishing.clock),
  );
  return {
    accepted: accepted.map(({ invoice_id, status }) => [invoice_id, status]),
    refused,
    count: count(),
  };
}

test('an earlier date has to be confirmed behind one that is queued, not behind one that is queued with it', async () => {
  const [later, next] = await drafts(2, { issued_on: '2026-11-20' });
  const [earlier, late] = await drafts(2, { issued_on: '2026-11-19' });
  if (!later || !next || !earlier || !late) throw new Error('no drafts');
  expect((await queue([later, earlier])).accepted.map(([id]) => id)).toEqual([earlier.id, later.id]);
  const { accepted, refused } = await queue([next, late]);
  expect(accepted.map(([id]) => id)).toEqual([next.id]);
  expect(refused).toMatchObject([{ invoice_id: late.id, reasons: [{ code: 'issued_on_backwards' }] }]);
});

test('many are queued by as many statements as a few', async () => {
  // Types of columns are read once.
  await queue(await drafts(1));
  const few = await queue(await drafts(2));
  const some = await drafts(15);
  const many = await queue(some);
  expect(many.accepted).toEqual(
    some
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .map((id) => [id, 'queued']),
  );
  expect(many.refused).toEqual([]);
  expect(many.count).toBe(few.count);
});

test('one that was changed meanwhile, one that is not there and one on its way hold up none of the others', async () => {
  const [good, changed, sent] = await drafts(3);
  if (good === undefined || changed === undefined || sent === undefined) throw new Error('no drafts');
  await queue([sent]);
  const { accepted, refused } = await queue([
    good,
    { ...changed, lock_version: changed.lock_version + 1 },
    sent,
    { id: 999_999, lock_version: 1 },
  ]);
  expect(accepted.map(([id]) => id)).toEqual([good.id, sent.id].toSorted((a, b) => Number(a) - Number(b)));
  expect(refused).toMatchObject([
    { invoice_id: changed.id, reasons: [{ code: 'stale_record' }] },
    { invoice_id: 999_999, reasons: [{ code: 'not_found' }] },
  ]);
});

/** Of the package so many are left, the grace included: at its smallest ten (quota.test.ts). */
async function leave(count: number): Promise<void> {
  const desk = cashDesk(server.current, await server.current.signIn('owner@demo.vn'));
  const setTo = (invoices: number) =>
    asOwner(server.current, (tx) =>
      sql`update package_grants set invoices = ${invoices} where tenant_id = ${TENANT}`.execute(tx),
    );
  await setTo(90);
  const { left } = (await desk.usage()).issuing;
  await setTo(90 + count - (left ?? 0));
}

test('where the package runs out part way, those before it are queued and a correction behind it too: it is owed to the buyer', async () => {
  const desk = await correctionsDesk(server.current);
  await queue(await drafts(12));
  const original = await desk.issued();
  const byId = (one: Draft, other: Draft) => one.id - other.id;
  const before = (await drafts(2)).sort(byId);
  const beyond = (await drafts(2)).sort(byId);
  const { status, body, text } = await desk.call('createReplacement', {
    id: original.id,
    body: { correction: AGREED },
  });
  expect(status, text).toBe(201);
  const correction = (body as { invoice: Draft }).invoice;
  const last = await drafts(1);
  const cash = cashDesk(server.current, desk.token);
  const request = await cash.bought();
  await cash.tell(cash.notice(request, request.total));
  await leave(2);
  const { accepted, refused } = await queue([...before, ...beyond, correction, ...last]);
  expect(accepted).toEqual([...before, correction].map(({ id }) => [id, 'queued']));
  const used_up = [...beyond, ...last].map(({ id }) => ({
    invoice_id: id,
    reasons: [expect.objectContaining({ code: 'package_used_up' })],
  }));
  expect(refused).toEqual(used_up);
  // Once there is a package again the others go, behind it.
  await leave(9);
  expect((await queue([...beyond, ...last])).refused).toEqual([]);
});
