import { sql } from 'kysely';
import { advance, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { CorrectionMethod } from '#domain/rules/corrections/correction-reasons.table.ts';
import type { Tx } from '#server/context.ts';
import { documentOf, recordEvent, type Moved } from '#server/modules/documents/index.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** `target_id` is null of an invoice of another system, of which nothing else is known here. */
type Corrected = {
  invoice_id: number;
  target_id: number | null;
  nature: CorrectionMethod;
  in_effect: boolean;
};

/**
 * Of these documents, the correcting invoices that have taken effect: the invoices they correct become adjusted or replaced. And those that
 * have lost it, refused in the package of a cash register: what they corrected is in force as it was before.
 */
export async function correctTargets(tx: Tx, moved: readonly Moved[], now: string): Promise<void> {
  const effective = moved.filter(({ document }) => document.stage === 'in_effect');
  const refused = moved.filter(
    ({ document, before }) => before?.stage === 'in_effect' && document.stage !== 'in_effect',
  );
  if (effective.length + refused.length === 0) return;
  const labels = new Map(
    [...effective, ...refused].map(({ document }) => [document.subject_id, document.label ?? '']),
  );
  // One open correction at a time: where another was begun since, as of one that is adjusted again, the refused one is left as it is.
  const { rows } = await sql<Corrected>`update invoice_corrections as correction set in_effect = not in_effect
    where tenant_id = ${TENANT} and (not in_effect and invoice_id = any(${idsOf(effective)}::bigint[])
      or in_effect and invoice_id = any(${idsOf(refused)}::bigint[]) and not exists (
        select from invoice_corrections as open where open.tenant_id = ${TENANT} and not open.in_effect
          and (open.target_id = correction.target_id or open.other_id = correction.other_id)))
    returning invoice_id, target_id, nature, in_effect`.execute(tx);
  // In the order of their ids, as drafting a correction locks them.
  const in_order = rows.toSorted((a, b) => (a.target_id ?? 0) - (b.target_id ?? 0));
  for (const { invoice_id, target_id, nature, in_effect } of in_order) {
    if (target_id === null) continue;
    const target = await findInvoice(tx, target_id, { lock: true });
    const event = in_effect ? nature : (await isStillCorrected(tx, target_id)) ? 'adjust' : 'restore';
    // Rules and database keep this from being impossible; if it is, the authority's answer is applied all the same.
    const lifecycle = advance(target.lifecycle as InvoiceState, event) ?? target.lifecycle;
    await tx
      .updateTable('invoices')
      .set({ lifecycle, updated_on: now })
      .where('id', '=', target_id)
      .execute();
    const document = await documentOf(tx, 'invoice', target_id);
    const kind = !in_effect ? 'correction_refused' : nature === 'adjust' ? 'adjusted' : 'replaced';
    const line = { kind, detail: { by: labels.get(invoice_id) ?? '' } };
    if (document !== null) await recordEvent(tx, document, line, now);
  }
}

function idsOf(moved: readonly Moved[]): number[] {
  return moved.map(({ document }) => document.subject_id);
}

/** By other invoices, all of one method: of a refused one that adjusted, the earlier adjustments stay. */
async function isStillCorrected(tx: Tx, target_id: number): Promise<boolean> {
  const other = await tx
    .selectFrom('invoice_corrections')
    .select('id')
    .where('target_id', '=', target_id)
    .where('in_effect', '=', true)
    .executeTakeFirst();
  return other !== undefined;
}
