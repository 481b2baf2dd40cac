import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
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
