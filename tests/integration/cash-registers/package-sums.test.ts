import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { TENANT } from '../signing/desk.ts';
import { registerDesk, type RegisterDesk } from './register-desk.ts';
import { replaceInFile } from './replace-in-file.ts';

const server = withTestApp();
let owner: RegisterDesk;
beforeAll(async () => {
  owner = await registerDesk(server.current);
});

const LINE = { kind: 'goods', name: 'Băng keo', quantity: '1', unit_price: '1', vat_rate: '10%' } as const;

/** 1.10 USD, of which 25,005.5 and 2,500.55 đồng are rounded by themselves. */
const FOREIGN = { currency: 'USD', exchange_rate: '25005.5', lines: [LINE] };
const FOREIGN_DONG = 25_006 + 2_501;
/** Of an invoice of the desk. */
const DONG = 126_500;

async function sellAbroad(): Promise<void> {
  const { template_id } = owner;
  const draft = await owner.desk().draft({ template_id, issued_on: '2026-11-20', ...FOREIGN });
  expect((await owner.desk().publish(draft)).status).toBe(202);
  await owner.desk().work([draft.id]);
}

/** Of all packages together, each invoice once. */
async function latest() {
  const packages = await owner.packages();
  const sum = (numbers: readonly number[]) => numbers.reduce((left, right) => left + right, 0);
  return {
    count: sum(packages.map(({ latest_count }) => latest_count)),
    total: sum(packages.map(({ latest_total }) => Number(latest_total))),
  };
}

test('a package with invoices in another currency comes to their worth in đồng, before it is sent and afterwards', async () => {
  await owner.issued(1);
  await sellAbroad();
  const total = String(DONG + FOREIGN_DONG);
  expect(await owner.sending()).toMatchObject({ waiting_count: 2, waiting_total: total });
  const [sent = { id: 0 }] = await owner.send();
  expect(await owner.read(sent.id)).toMatchObject({ invoice_count: 2, total, latest_total: total });
  await owner.carry([sent]);

  // As an older release left it.
  const { db } = server.current.publishing;
  await inTenant(db, TENANT, (tx) =>
    sql`update cash_register_packages set total = ${DONG} + 1.1 where tenant_id = ${TENANT}`.execute(tx),
  );
  const pool = createPool(server.current.database_url, { max: 1, name: 'hoadon totals of packages' });
  try {
    await pool.query(await readFile('server/db/migrations/172-sums-of-registers-and-tables.sql', 'utf8'));
  } finally {
    await pool.end();
  }
  expect(Number((await owner.read(sent.id)).total)).toBe(DONG + FOREIGN_DONG);
});

test('an invoice that was refused and sent again counts once, with what it comes to now', async () => {
  const before = await latest();
  const ids = await owner.issued(2);
  const [, refused = 0] = ids;
  const code = (await owner.desk().publication(refused)).tax_authority_code ?? '';
  const taken = (await owner.desk().publication(ids[0] ?? 0)).tax_authority_code ?? '';
  await replaceInFile(server.current, refused, code, taken.replace(/\d$/, '1'));
  const [sent = { id: 0 }] = await owner.send();
  await owner.carry([sent]);
  expect(await owner.read(sent.id)).toMatchObject({ refused_count: 1, latest_count: 2 });
  expect(await latest()).toEqual({ count: before.count + 2, total: before.total + 2 * DONG });

  const { lock_version } = await owner.desk().publication(refused);
  const put = await owner
    .desk()
    .put({ id: refused, lock_version }, { template_id: owner.template_id, lines: [LINE] });
  expect((await owner.desk().publish(put.body.invoice)).status).toBe(202);
  await owner.desk().work([refused]);
  const [again = { id: 0 }] = await owner.send();
  await owner.carry([again]);
  expect(await owner.read(again.id)).toMatchObject({ latest_count: 1, total: '1', latest_total: '1' });
  expect(await owner.read(sent.id)).toMatchObject({
    ...{ invoice_count: 2, total: String(2 * DONG) },
    ...{ latest_count: 1, latest_total: String(DONG) },
  });
  expect(await latest()).toEqual({ count: before.count + 2, total: before.total + DONG + 1 });
});
