import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DB } from '#generated/database.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { forgetAccounts, recentAccounts } from './accounts.ts';

const database = withTestDatabase();

test('a change of permissions, a deactivation or a sign-out shows within five seconds', async () => {
  const db = kyselyOver<DB>(database.pool);
  const clock = fixedClock('2026-11-20T02:00:00.000Z');
  const created_on = clock.now();
  const { id: tenant_id } = await db
    .insertInto('tenants')
    .values({ created_on })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user_id = await inTenant(db, tenant_id, async (tx) => {
    const role = { tenant_id, name: 'Kế toán', permissions: ['read_invoices'], created_on };
    const { id: role_id } = await tx
      .insertInto('roles')
      .values(role)
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = { tenant_id, email: 'a@b.vn', full_name: 'A', role_id, created_on };
    return (await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id;
  });
  const session_id = randomUUID();
  const times = { created_on, last_used_on: created_on, expires_on: '2026-12-20T02:00:00.000Z' };
  const session = { id: session_id, tenant_id, user_id, ...times };
  await db.insertInto('sessions').values(session).execute();
  const recent = recentAccounts({ db, clock });
  const accountFor = () => recent({ tenant_id, user_id, session_id });
  expect((await accountFor())?.permissions).toEqual(['read_invoices']);
  await inTenant(db, tenant_id, (tx) => tx.updateTable('roles').set({ permissions: [] }).execute());
  clock.advance(5_000);
  expect((await accountFor())?.permissions).toEqual([]);
  await inTenant(db, tenant_id, (tx) => tx.updateTable('users').set({ status: 'inactive' }).execute());
  clock.advance(5_000);
  expect(await accountFor()).toBeNull();
  await inTenant(db, tenant_id, (tx) => tx.updateTable('users').set({ status: 'active' }).execute());
  expect(await accountFor()).not.toBeNull();
  await db.updateTable('sessions').set({ revoked_on: clock.now() }).execute();
  clock.advance(5_000);
  expect(await accountFor()).toBeNull();
  await db.updateTable('sessions').set({ revoked_on: null }).execute();
  expect(await accountFor()).not.toBeNull();
  await db.updateTable('sessions').set({ revoked_on: clock.now() }).execute();
  expect(await accountFor(), 'remembered').not.toBeNull();
  forgetAccounts(db);
  expect(await accountFor(), 'told in the same process').toBeNull();
});
