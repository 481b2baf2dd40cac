import type { Tx } from '#server/context.ts';
import { storedFile } from '#server/modules/documents/index.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { failure } from '#server/platform/http/failure.ts';
import { invoiceKind } from './document-kind.ts';

export type InvoiceFile = { bytes: Uint8Array; file_name: string };

/**
 * The very bytes that were signed: `latest` is the authority's file once the code is issued, `signed` the seller's own.
 * Failures: 409 not_signed, and 500 file_damaged for a file that is no longer the one that was stored.
 */
export async function invoiceFile(tx: Tx, id: number, which: 'signed' | 'latest'): Promise<InvoiceFile> {
  const row = await findInvoice(tx, id);
  const bytes = await storedFile(tx, invoiceKind, id, which);
  if (bytes === null)
    throw failure(409, 'not_signed', 'Hóa đơn chưa được ký nên chưa có tệp XML. Hãy ký và phát hành trước.');
  return { bytes, file_name: fileName(row, 'xml') };
}

type Numbered = Pick<InvoiceRow, 'form_no' | 'symbol' | 'number' | 'id'>;

/** `1C26TAA-00000012.xml`; a draft is named by its id. */
export function fileName({ form_no, symbol, number, id }: Numbered, extension: string): string {
  const named = number === null ? `nhap-${id}` : String(number).padStart(8, '0');
  return `${form_no}${symbol}-${named}.${extension}`;
}
