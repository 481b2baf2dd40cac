import type { Tx } from '#server/context.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { failure } from '#server/platform/http/failure.ts';

export type InvoiceFile = { bytes: Uint8Array; file_name: string };

/** The very bytes that were signed: `latest` is the authority's file once the code is issued, `signed` the seller's own. */
export async function invoiceFile(tx: Tx, id: number, which: 'signed' | 'latest'): Promise<InvoiceFile> {
  const row = await findInvoice(tx, id);
  const documents = await tx
    .selectFrom('invoice_documents')
    .select(['kind', 'bytes'])
    .where('invoice_id', '=', id)
    .where('version', '=', row.version)
    .execute();
  const signed = documents.find((one) => one.kind === 'signed');
  const coded = which === 'latest' ? documents.find((one) => one.kind === 'coded') : undefined;
  const found = coded ?? signed;
  if (found === undefined)
    throw failure(409, 'not_signed', 'Hóa đơn chưa được ký nên chưa có tệp XML. Hãy ký và phát hành trước.');
  return { bytes: found.bytes, file_name: fileName(row, 'xml') };
}

/** `1C26TAA-00000012.xml`; a draft is named by its id. */
export function fileName(
  row: Pick<InvoiceRow, 'form_no' | 'symbol' | 'number' | 'id'>,
  extension: string,
): string {
  const number = row.number === null ? `nhap-${row.id}` : String(row.number).padStart(8, '0');
  return `${row.form_no}${row.symbol}-${number}.${extension}`;
}
