import { sql } from 'kysely';
import type { Account, Db } from '#server/context.ts';
import { createDraft } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { copiesOfDraft } from '#tests/integration/reliability/copies-of-draft.ts';
import { sampleInvoice } from '../signing/sample-invoice.ts';

const LINES = 5;

/** Invoices that wait for publication: one written by the product itself, the others copies of it. Answers their ids. */
export async function waitingInvoices(
  db: Db,
  tenant_id: number,
  count: number,
  clock: Clock,
): Promise<number[]> {
  const { ids, user_id } = await copies(db, tenant_id, 'queued', count, clock);
  await inTenant(db, tenant_id, (tx) =>
    sql`insert into documents (tenant_id, kind, subject_id, ordered_on, version, stage, signing, transmission, status, requested_by, updated_on)
      select ${tenant_id}, 'invoice', copy, ${clock.today()}, 1, 'queued', 'not_requested', 'not_sent', 'queued', ${user_id}, ${clock.now()}
      from unnest(${ids}::bigint[]) as copy`.execute(tx),
  );
  // As of a company that has had documents for a minute: plans of a table that was never looked at read all of it.
  await sql`analyze documents`.execute(db);
  return ids;
}

/** The same before anyone publishes them, with the account that does. */
export async function draftInvoices(
  db: Db,
  tenant_id: number,
  count: number,
  clock: Clock,
): Promise<{ ids: number[]; account: Account }> {
  const { ids, account } = await copies(db, tenant_id, 'draft', count, clock);
  return { ids, account };
}

async function copies(db: Db, tenant_id: number, status: 'draft' | 'queued', count: number, clock: Clock) {
  return inTenant(db, tenant_id, async (tx) => {
    const {
      id: user_id,
      email,
      full_name,
    } = await tx.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const account = { user_id, tenant_id, email, full_name, permissions: ['full'] };
    const content = sampleInvoice(LINES);
    const input = {
      ...content,
      lines: content.lines.map((line) => ({ ...line, special: null, extras: [] })),
      fees: [...(content.fees ?? [])],
      extras: [],
      issued_on: clock.today(),
      customer_id: null,
      template_id: null,
      internal_note: null,
    };
    const draft = await createDraft(tx, input, account, clock);
    const ids = await copiesOfDraft(tx, { tenant_id, id: draft.id, status, count, now: clock.now() });
    return { ids, user_id, account };
  });
}
