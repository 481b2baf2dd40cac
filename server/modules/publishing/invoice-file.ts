import type { Tx } from '#server/context.ts';
import { findInvoice, type InvoiceRow } from '#server/modules/invoices/index.ts';
import { failure, type Failure } from '#server/platform/http/failure.ts';
import { damageOf, type KeptFile } from './kept-file.ts';

export type InvoiceFile = { bytes: Uint8Array; file_name: string };

/**
 * The very bytes that were signed: `latest` is the authority's file once the code is issued, `signed` the seller's own.
 * Failures: 409 not_signed, and 500 file_damaged for a file that is no longer the one that was stored.
 */
export async function invoiceFile(tx: Tx, id: number, which: 'signed' | 'latest'): Promise<InvoiceFile> {
  const row = await findInvoice(tx, id);
  const documents = await tx
    .selectFrom('invoice_documents')
    .select(['kind', 'bytes', 'sha256'])
    .where('invoice_id', '=', id)
    .where('version', '=', row.version)
    .execute();
  const signed = documents.find((one) => one.kind === 'signed');
  const coded = which === 'latest' ? documents.find((one) => one.kind === 'coded') : undefined;
  const found = coded ?? signed;
  if (found === undefined)
    throw failure(409, 'not_signed', 'Hóa đơn chưa được ký nên chưa có tệp XML. Hãy ký và phát hành trước.');
  const damage = damageOf(found);
  if (damage !== null) throw damaged(row, found, damage);
  return { bytes: found.bytes, file_name: fileName(row, 'xml') };
}

/** The words are the reader's; what was found goes to the log, as the cause. */
function damaged(row: InvoiceRow, { kind }: KeptFile, damage: string): Failure {
  const refused = failure(
    500,
    'file_damaged',
    `Tệp XML của hóa đơn ${numberOf(row)} đang lưu không còn nguyên vẹn như khi ký, nên chưa tải xuống được. ` +
      'Không có gì thay đổi ở cơ quan thuế. Hãy liên hệ hỗ trợ và cho biết số hóa đơn này.',
  );
  refused.cause = new Error(
    `the ${kind} file of invoice ${row.id}, version ${row.version}, of tenant ${row.tenant_id}: ${damage}`,
  );
  return refused;
}

type Numbered = Pick<InvoiceRow, 'form_no' | 'symbol' | 'number' | 'id'>;

/** `1C26TAA-00000012.xml`; a draft is named by its id. */
export function fileName(row: Numbered, extension: string): string {
  return `${numberOf(row)}.${extension}`;
}

function numberOf(row: Numbered): string {
  const number = row.number === null ? `nhap-${row.id}` : String(row.number).padStart(8, '0');
  return `${row.form_no}${row.symbol}-${number}`;
}
