import type { InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { Tx } from '#server/context.ts';
import type { PrintMark, PrintMarkCause } from '#server/gateways/print/invoice-print.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';

type MarkedRow = Pick<InvoiceRow, 'id' | 'lifecycle'>;

/**
 * What a print says of the present state of an invoice; null where it is in force as it was issued. `isValued`: what is printed
 * was signed, or has the code of its cash register. `is_refused`: and it was not taken.
 */
export async function printMark(
  tx: Tx,
  { id, lifecycle }: MarkedRow,
  { isValued, is_refused }: { isValued: boolean; is_refused: boolean },
): Promise<PrintMark | null> {
  const state = lifecycle as InvoiceState;
  if (state === 'cancelled') return { kind: 'cancelled' };
  if (!isValued) return { kind: 'draft' };
  if (is_refused) return { kind: 'refused' };
  if (state !== 'adjusted' && state !== 'replaced') return null;
  return { kind: state, by: await correctedBy(tx, id, state === 'adjusted' ? 'adjust' : 'replace') };
}

async function correctedBy(
  tx: Tx,
  target_id: number,
  nature: 'adjust' | 'replace',
): Promise<PrintMarkCause | null> {
  const rows = await tx
    .selectFrom('invoice_corrections')
    .innerJoin('invoices', 'invoices.id', 'invoice_corrections.invoice_id')
    .select(['form_no', 'symbol', 'number', 'issued_on'])
    .where('target_id', '=', target_id)
    .where('invoice_corrections.nature', '=', nature)
    .where('in_effect', '=', true)
    .orderBy('signed_on', 'desc')
    .orderBy('invoices.id', 'desc')
    .execute();
  const [newest] = rows;
  return newest === undefined ? null : { ...newest, earlier: rows.length - 1 };
}
