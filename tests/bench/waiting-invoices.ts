import { sql } from 'kysely';
import type { Db } from '#server/context.ts';
import { createDraft, findInvoice } from '#server/modules/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { sampleInvoice } from './signing/sample-invoice.ts';

const LINES = 5;
/** Columns that a copy has its own values of, or that PostgreSQL generates. */
const OWN = new Set(['id', 'search_text', 'corrects', 'lifecycle', 'status', 'updated_on']);

/** Invoices that wait for publication: one written by the product itself, the others copies of it. Answers their ids. */
export async function waitingInvoices(
  db: Db,
  tenant_id: number,
  count: number,
  clock: Clock,
): Promise<number[]> {
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
      lines: content.lines.map((line) => ({ ...line, special: null })),
      fees: [...(content.fees ?? [])],
      extras: [],
      issued_on: clock.today(),
      customer_id: null,
      template_id: null,
      internal_note: null,
    };
    const draft = await createDraft(tx, input, account, clock);
    const row = await findInvoice(tx, draft.id);
    const names = Object.keys(row).filter((name) => !OWN.has(name));
    const columns = sql.join(names.map((name) => sql.ref(name)));
    const now = clock.now();
    const made = await sql<{ id: number }>`insert into invoices (${columns}, lifecycle, status, updated_on)
      select ${columns}, 'queued', 'queued', ${now} from invoices cross join generate_series(1, ${count}) where id = ${draft.id}
      returning id`.execute(tx);
    const ids = made.rows.map(({ id }) => id);
    const line = sql`position, kind, product_id, code, name, unit, quantity, unit_price, discount_rate, discount_amount, amount, vat_rate, vat_amount`;
    await sql`insert into invoice_lines (tenant_id, invoice_id, ${line})
      select ${tenant_id}, copy, ${line} from invoice_lines cross join unnest(${ids}::bigint[]) as copy
      where invoice_id = ${draft.id}`.execute(tx);
    await sql`insert into documents (tenant_id, kind, subject_id, ordered_on, version, stage, signing, transmission, status, requested_by, updated_on)
      select ${tenant_id}, 'invoice', copy, ${clock.today()}, 1, 'queued', 'not_requested', 'not_sent', 'queued', ${user_id}, ${now}
      from unnest(${ids}::bigint[]) as copy`.execute(tx);
    return ids;
  });
}
