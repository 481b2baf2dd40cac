import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** The hash before the first closing of a company. */
export const FIRST_HASH = '0'.repeat(64);

/** SHA-256 over the stored invoices of a closing, one line each, by the database: a hundred thousand rows need not travel. */
async function invoicesHash(tx: Tx, closing_id: number): Promise<string> {
  const { rows } = await sql<{
    hash: string;
  }>`select encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', invoice_id, form_no, symbol,
      number, issued_on, lifecycle, status, currency, total_before_vat, total_vat, total), E'\n' order by invoice_id), ''), 'UTF8')), 'hex') as hash
    from month_closing_invoices where tenant_id = ${TENANT} and closing_id = ${closing_id}`.execute(tx);
  return rows[0]?.hash ?? '';
}

type Closed = {
  id: number;
  month: string;
  closed_on: string;
  closed_by: number;
  figures: string;
  previous_hash: string;
};

/** What a closing is known by: no figure, invoice, person or time of it changes without it, nor of any closing before. */
export async function closingHash(tx: Tx, closed: Closed): Promise<string> {
  const words = [
    closed.previous_hash,
    closed.month,
    closed.closed_on,
    closed.closed_by,
    closed.figures,
    await invoicesHash(tx, closed.id),
  ];
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

/** Walks the closings of a company from the first one, each with the line of the audit log that holds its hash, and the log itself. */
export async function verifyClosings(
  tx: Tx,
  tenant_id: number,
): Promise<components['schemas']['ClosingsVerdict']> {
  const { rows } = await sql<Closed & { hash: string; logged: string | null; seq: number | null }>`
    select closing.id, to_char(closing.month, 'YYYY-MM') as month, closing.closed_on, closing.closed_by, closing.figures::text as figures,
      closing.previous_hash, closing.hash, entry.changes -> 'hash' ->> 1 as logged, entry.seq
    from month_closings as closing
    left join audit_log as entry on entry.tenant_id = ${TENANT} and entry.resource = 'month_closings'
      and entry.record_id = closing.id and entry.action = 'create'
    where closing.tenant_id = ${TENANT} order by closing.id`.execute(tx);
  let previous = FIRST_HASH;
  for (const [at, row] of rows.entries()) {
    const fits =
      row.previous_hash === previous && row.hash === (await closingHash(tx, row)) && row.logged === row.hash;
    if (!fits) return { closings: at, broken_at: row.id, log_intact: true };
    previous = row.hash;
  }
  const last = rows.at(-1)?.seq ?? 0;
  const log = last === 0 ? { broken_at: null } : await verifyAudit(tx, tenant_id, last);
  return { closings: rows.length, broken_at: null, log_intact: log.broken_at === null };
}
