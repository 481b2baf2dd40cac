import { sql } from 'kysely';
import { advance, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Tx } from '#server/context.ts';
import { documentOf, recordEvent, type Moved } from '#server/modules/documents/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** `target_id` is null of an invoice of another system, of which nothing else is known here. */
type Corrected = { invoice_id: number; target_id: number | null; nature: CorrectionMethod };

/** Of these documents, the correcting invoices that have taken effect: the invoices they correct become adjusted or replaced. */
export async function correctTargets(tx: Tx, moved: readonly Moved[], now: string): Promise<void> {
  const effective = moved.filter(({ document }) => document.stage === 'in_effect');
  if (effective.length === 0) return;
  const labels = new Map(effective.map(({ document }) => [document.subject_id, document.label ?? '']));
  const { rows } = await sql<Corrected>`update invoice_corrections set in_effect = true
    where tenant_id = ${TENANT} and invoice_id = any(${[...labels.keys()]}::bigint[]) and not in_effect
    returning invoice_id, target_id, nature`.execute(tx);
  // In the order of their ids, as drafting a correction locks them.
  const in_order = rows.toSorted((a, b) => (a.target_id ?? 0) - (b.target_id ?? 0));
  for (const { invoice_id, target_id, nature } of in_order) {
    if (target_id === null) continue;
    const target = await findInvoice(tx, target_id, { lock: true });
    // Rules and database keep this from being impossible; if it is, the authority's answer is applied all the same.
    const lifecycle = advance(target.lifecycle as InvoiceState, nature) ?? target.lifecycle;
    await tx
      .updateTable('invoices')
      .set({ lifecycle, updated_on: now })
      .where('id', '=', target_id)
      .execute();
    const document = await documentOf(tx, 'invoice', target_id);
    const line = {
      kind: nature === 'adjust' ? 'adjusted' : 'replaced',
      detail: { by: labels.get(invoice_id) ?? '' },
    };
    if (document !== null) await recordEvent(tx, document, line, now);
  }
}
