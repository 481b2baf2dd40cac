import { sql } from 'kysely';
import { decodeUtf8 } from '#domain/documents/bytes.ts';
import { withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { correctsSeveral, type RelatedInvoice } from '#domain/invoice/particulars.ts';
import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** Whether an invoice corrects several, by a list 01/BK-ĐCTT that goes with it in one message. */
export function bearsList({ related }: Pick<InvoiceRow, 'related'>): boolean {
  return correctsSeveral(related as RelatedInvoice | null);
}

/**
 * The list of each invoice that corrects several, as text without XML declaration: the file with the signatures of both sides, or of the
 * seller alone where the buyer need not sign. What was signed by both is never changed, so it is final here.
 */
export async function listsOf(tx: Tx, invoices: readonly InvoiceRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = invoices.filter(bearsList).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ invoice_id: number; bytes: Buffer }>`
    select distinct on (correction.invoice_id) correction.invoice_id, file.bytes
    from invoice_corrections as correction
    join documents on documents.tenant_id = correction.tenant_id and documents.kind = 'statement'
      and documents.subject_id = correction.statement_id
    join document_files as file on file.tenant_id = documents.tenant_id and file.document_id = documents.id
      and file.version = documents.version
    where correction.tenant_id = ${TENANT} and correction.invoice_id = any(${ids}::bigint[])
    order by correction.invoice_id, file.kind = 'countersigned' desc`.execute(tx);
  return new Map(rows.map(({ invoice_id, bytes }) => [invoice_id, decodeUtf8(withoutDeclaration(bytes))]));
}
