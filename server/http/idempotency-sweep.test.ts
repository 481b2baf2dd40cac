import type { Kysely } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { DB } from '#generated/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { TEST_NOW } from '#tests/setup/seeded-template.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { sweepIdempotencyKeys } from './idempotency-sweep.ts';

const database = withTestDatabase();
let db: Kysely<DB>;
beforeAll(() => {
  db = kyselyOver<DB>(database.pool);
});
const HOUR_MS = 60 * 60 * 1000;

test('keys go a day after they came, in every company; those of publishing stay', async () => {
  const given = [
    ['createCustomer', 23],
    ['createCustomer', 25],
    ['publishInvoice', 2400],
    ['publishInvoices', 2400],
    ['startBulkPublish', 2400],
  ] as const;
  const companies = await db
    .insertInto('tenants')
    .values([{ created_on: TEST_NOW }, { created_on: TEST_NOW }])
    .returning('id')
    .execute();
  for (const { id: tenant_id } of companies)
    await inTenant(db, tenant_id, (tx) =>
      tx
        .insertInto('idempotency_keys')
        .values(
          given.map(([operation, hours]) => ({
            ...{ tenant_id, caller: 'user:1', operation, key: `${hours}h`, request_hash: '' },
            created_on: new Date(Date.parse(TEST_NOW) - hours * HOUR_MS).toISOString(),
          })),
        )
        .execute(),
    );
  await sweepIdempotencyKeys({ db, clock: fixedClock(TEST_NOW) });
  for (const { id } of companies) {
    const left = await inTenant(db, id, (tx) =>
      tx.selectFrom('idempotency_keys').select(['operation', 'key']).orderBy('operation').execute(),
    );
    expect(left.map(({ operation, key }) => [operation, key])).toEqual([
      ['createCustomer', '23h'],
      ['publishInvoice', '2400h'],
      ['publishInvoices', '2400h'],
      ['startBulkPublish', '2400h'],
    ]);
  }
});
