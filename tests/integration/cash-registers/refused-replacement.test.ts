import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { proveRollups, proveSold } from '#server/modules/invoices/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { drawnPrints } from '../publishing/drawn-prints.ts';
import { TENANT } from '../signing/desk.ts';
import { registerDesk, type RegisterDesk } from './register-desk.ts';
import { replaceInFile } from './replace-in-file.ts';

type Schemas = components['schemas'];

const { invoice_printer, printed } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
let owner: RegisterDesk;
let sold = 0;
let replacing = 0;
beforeAll(async () => {
  owner = await registerDesk(server.current);
  [sold = 0] = await owner.issued(1);
  await owner.carry(await owner.send());
  const correction = { matter: 'main_content', agreement_no: 'BB-1', agreement_on: '2026-11-20' };
  const made = await owner.call('createReplacement', { id: sold, body: { correction } });
  const { invoice } = made.body as { invoice: Schemas['Invoice'] };
  replacing = invoice.id;
  expect((await owner.desk().publish(invoice)).status).toBe(202);
  await owner.desk().work([replacing]);
});

const codeOf = async (id: number): Promise<string> =>
  (await owner.desk().publication(id)).tax_authority_code ?? '';
const markOf = async (id: number) =>
  (await printed(server.current, await server.current.signIn('owner@demo.vn'), id)).mark;
const remedies = async () =>
  ((await owner.call('getInvoiceRemedies', { id: sold })).body as { remedies: Schemas['InvoiceRemedies'] })
    .remedies;

/** What the month has, as the overview says it, its rows of the listing, and the board of the closing. */
async function sums() {
  const over = await owner.call('getDashboard', { query: { month: '2026-11' } });
  const { this_month } = (over.body as { dashboard: Schemas['Dashboard'] }).dashboard;
  const query = { from: '2026-11-01', to: '2026-11-30' };
  const listing = await owner.call('getInvoiceSummaryReport', { query });
  const [report] = Object.values(listing.body as Record<string, Schemas['InvoiceSummaryReport']>);
  const board = await owner.call('getMonthBoard', { query: { month: '2026-11' } });
  const { figures } = (board.body as { month_board: Schemas['MonthBoard'] }).month_board;
  return {
    overview: [this_month?.in_force, this_month?.revenue, this_month?.total],
    listing: report?.figures.revenue,
    month: figures.revenue,
  };
}

const SOLD = { overview: [1, '115000', '126500'], listing: '115000', month: '115000' };

/** Both ways of reading the sums agree. */
async function expectProven(): Promise<void> {
  const { db } = server.current.publishing;
  expect(await inTenant(db, TENANT, proveRollups)).toEqual([]);
  expect(await inTenant(db, TENANT, proveSold)).toEqual([]);
}

test('a replacement that the authority refuses in its package changes nothing: the invoice is in force as before', async () => {
  expect(await sums()).toEqual(SOLD);
  expect((await owner.desk().invoice(sold)).corrected).toBe('replaced');
  await replaceInFile(server.current, replacing, await codeOf(replacing), await codeOf(sold));
  await owner.carry(await owner.send());

  expect((await owner.desk().publication(replacing)).status).toBe('invalid_invoice');
  expect(await sums()).toEqual(SOLD);
  expect((await owner.desk().invoice(sold)).corrected).toBe('none');
  expect(await markOf(sold)).toBeNull();
  expect((await owner.desk().history(sold)).slice(-2)).toEqual(['replaced', 'correction_refused']);
  expect(await remedies()).toMatchObject({
    value_in_force: '126500',
    corrected_before: null,
    open_correction_id: replacing,
  });
  await expectProven();
});

test('rows of before are mended, once', async () => {
  const { db } = server.current.publishing;
  // As an older release left them.
  await inTenant(db, TENANT, async (tx) => {
    await sql`update invoices set lifecycle = 'replaced' where tenant_id = ${TENANT} and id = ${sold}`.execute(
      tx,
    );
    await sql`update invoice_corrections set in_effect = true where tenant_id = ${TENANT}`.execute(tx);
  });
  expect((await sums()).overview).toEqual([0, '0', '0']);
  const pool = createPool(server.current.database_url, { max: 1, name: 'hoadon refused corrections' });
  try {
    const migration = await readFile('server/db/migrations/171-refused-corrections.sql', 'utf8');
    await pool.query(migration);
    await pool.query(migration);
  } finally {
    await pool.end();
  }
  expect(await sums()).toEqual(SOLD);
  expect((await remedies()).open_correction_id).toBe(replacing);
  expect((await owner.desk().history(sold)).filter((kind) => kind === 'correction_refused')).toHaveLength(2);
  await expectProven();
});

test('put right under its number and taken, it replaces the invoice', async () => {
  const { lock_version } = await owner.desk().publication(replacing);
  const put = await owner.desk().put({ id: replacing, lock_version }, { template_id: owner.template_id });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  const published = await owner.desk().publish(put.body.invoice);
  expect(published.status, JSON.stringify(published.body)).toBe(202);
  await owner.desk().work([replacing]);
  await owner.carry(await owner.send());
  expect((await owner.desk().publication(replacing)).status).toBe('valid_invoice');
  expect((await owner.desk().invoice(sold)).corrected).toBe('replaced');
  expect(await markOf(sold)).toMatchObject({ kind: 'replaced', by: { number: 2 } });
  expect(await sums()).toEqual(SOLD);
  await expectProven();
});
