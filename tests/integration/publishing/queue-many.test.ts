import { beforeAll, expect, test } from 'vitest';
import { queuePublications } from '#server/modules/publishing/index.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { clerk, type Clerk, type Draft, type InvoiceInput } from '../reliability/clerk.ts';
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
