import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { asOwner, deskOf, TENANT } from '../signing/desk.ts';
import { authority } from './authority.ts';

const server = withTestApp();

const change = (statement: ReturnType<typeof sql>) => asOwner(server.current, (tx) => statement.execute(tx));

/** Answers and notices that could not be applied. */
async function unapplied(): Promise<string[]> {
  const { db } = server.current.publishing;
  const { rows } = await inTenant(db, TENANT, (tx) =>
    sql<{ message_id: string }>`select message_id from transmissions
      where tenant_id = ${TENANT} and direction = 'in' and applied_on is null`.execute(tx),
  );
  return rows.map((row) => row.message_id);
}

/** The message that brought it, whether it was applied, and how many notices were made of it. */
async function notice(message_id: string): Promise<{ applied: boolean; notices: number }> {
  return inTenant(server.current.publishing.db, TENANT, async (tx) => {
    const { rows } = await sql<{ applied: boolean; notices: number }>`
      select applied_on is not null as applied, (select count(*)::integer from authority_notices
        where tenant_id = ${TENANT} and transmission_id = transmissions.id) as notices
      from transmissions where tenant_id = ${TENANT} and message_id = ${message_id}`.execute(tx);
    expect(rows).toHaveLength(1);
    return rows[0] ?? { applied: false, notices: 0 };
  });
}

test('a notice that cannot be written holds up none of the answers that come with it, and is there once as soon as it can', async () => {
  const desk = await deskOf(server.current);
  const office = authority(server.current.sandbox.url);
  const ids: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    const draft = await desk.draft();
    await desk.publish(draft);
    ids.push(draft.id);
  }
  await desk.work(ids.slice(0, 2));
  const [message] = await office.messages();
  const message_id = await office.initiative({
    type: '302',
    tax_code: message?.tax_code ?? '',
    invoices: [{ form_no: '1', symbol: 'C26TAA', number: 1, issued_on: '2026-11-20' }],
  });
  await desk.work(ids.slice(2));
  // Answers of two are before it, of two behind it.
  await change(
    sql`create function no_notice() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$`,
  );
  await change(
    sql`create trigger no_notice before insert on authority_notices for each row execute function no_notice()`,
  );
  await collectAnswers(server.current.publishing, TENANT);
  for (const id of ids) {
    expect((await desk.publication(id)).status).toBe('code_issued');
    expect((await desk.history(id)).filter((kind) => kind === 'code_issued')).toHaveLength(1);
  }
  // Neither receipts, which come in one wave with it, nor verdicts.
  expect(await unapplied()).toEqual([message_id]);
  expect(await notice(message_id)).toEqual({ applied: false, notices: 0 });

  await change(sql`drop trigger no_notice on authority_notices`);
  await collectAnswers(server.current.publishing, TENANT);
  expect(await notice(message_id)).toEqual({ applied: true, notices: 1 });
  for (const id of ids)
    expect((await desk.history(id)).filter((kind) => kind === 'code_issued')).toHaveLength(1);
});
