import { expect, test } from 'vitest';
import type { Account } from '#server/context.ts';
import { once, type KeyedRequest } from '#server/http/idempotency.ts';
import { loadAccount } from '#server/modules/session/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT, waitingForLocks } from './plain-desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp({ invoices: 0, customers: 1, products: 1 });

const asked = (account: Account): KeyedRequest => ({
  account,
  operation: 'createCustomer',
  key: 'khoa-cu-0001',
  body: { customer: { name: 'An' } },
  path: '/api/customers',
});

test('a key that is too old is renewed by the first of two requests at once, and the second gets its answer', async () => {
  const { db, clock } = server.current.publishing;
  const { id } = await inTenant(db, TENANT, (tx) =>
    tx.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow(),
  );
  const account = await loadAccount(db, TENANT, id);
  if (account === null) throw new Error('no account');
  let done = 0;
  const ask = (hold: () => Promise<unknown> = async () => undefined): Promise<unknown> =>
    inTenant(db, TENANT, (tx) =>
      once(tx, asked(account), clock, async () => {
        await hold();
        return { nth: (done += 1) };
      }),
    );
  expect(await ask()).toEqual({ nth: 1 });
  server.current.clock.advance(25 * 3_600_000);
  let second: Promise<unknown> = Promise.resolve();
  const first = await ask(async () => {
    second = ask();
    await expect.poll(() => waitingForLocks(server.current)).toBe(1);
  });
  expect([first, await second]).toEqual([{ nth: 2 }, { nth: 2 }]);
  expect(done).toBe(2);
});
