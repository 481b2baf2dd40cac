import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { TENANT } from '../signing/desk.ts';
import { statementDesk, statementIn } from '../statements/statement-desk.ts';

const server = withTestApp();
let desk: Awaited<ReturnType<typeof statementDesk>>;
let pool: pg.Pool;
beforeAll(async () => {
  desk = await statementDesk(server.current);
  pool = createPool(server.current.database_url, { max: 1, name: 'hoadon mails before' });
});
afterAll(() => pool.end());

/** Runs the migration over the rows that are there, as an installation of before does. */
async function migrateAgain(): Promise<void> {
  // Others have run after it, so that it is not offered again.
  await pool.query(await readFile('server/db/migrations/140-mails-before.sql', 'utf8'));
}

const waiting = async (): Promise<number> => {
  const { statement } = await desk.sent(statementIn(await desk.draft(await desk.issued())));
  return statement.id;
};

test('mails of statements from before are on their way where a job is left, sent where their day is known, else unknown', async () => {
  const [on_its_way, given_up, forgotten, mailed] = [
    await waiting(),
    await waiting(),
    await waiting(),
    await waiting(),
  ];
  const key = (id: number): string => `statement-link:${TENANT}:${id}`;
  await pool.query('update graphile_worker._private_jobs set attempts = max_attempts where key = $1', [
    key(given_up),
  ]);
  await pool.query('delete from graphile_worker._private_jobs where key = any ($1)', [
    [key(forgotten), key(mailed)],
  ]);
  await inTenant(server.current.publishing.db, TENANT, async (tx) => {
    await tx.updateTable('statements').set({ mail_state: 'none' }).execute();
    const mailed_on = server.current.clock.now();
    await tx.updateTable('statements').set({ mailed_on }).where('id', '=', mailed).execute();
  });
  await migrateAgain();
  const states: string[] = [];
  for (const id of [on_its_way, given_up, forgotten, mailed]) states.push((await desk.read(id)).mail_state);
  expect(states).toEqual(['queued', 'none', 'none', 'sent']);
});

test('invoices say what became of mails from before, and other companies still see none of the rows', async () => {
  const { id } = await desk.issued();
  const mail_sender = { invoice_ids: [id], recipients: ['mua@khach.vn'], subject: null, message: null };
  const sent = await desk.ask('sendEmail', { body: { mail_sender } });
  expect(sent.status, sent.text).toBeLessThan(300);
  const { db } = server.current.publishing;
  await inTenant(db, TENANT, (tx) =>
    tx.updateTable('invoices').set({ email_state: 'none' }).where('id', '=', id).execute(),
  );
  await migrateAgain();
  const { email_state } = await inTenant(db, TENANT, (tx) =>
    tx.selectFrom('invoices').select('email_state').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(email_state).toBe('queued');
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relname in ('statements', 'invoices', 'invoice_emails') and relforcerowsecurity`,
  );
  expect(rows).toHaveLength(3);
});
