import type { InvoiceContent, InvoiceSeller } from '#domain/invoice/content.ts';
import { sellerOf, statedContent } from '#domain/invoice/stated-content.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { linesOf, type InvoiceRow, type LineRow } from '#server/modules/invoices/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';

type LineInput = components['schemas']['InvoiceLineInput'];

/** The invoice as it stands in the tables, as the law code reads it. */
export async function storedContent(tx: Tx, row: InvoiceRow): Promise<InvoiceContent> {
  return contentFrom(row, await linesOf(tx, row.id), sellerOf(await readTenant(tx)));
}

export function contentFrom(
  row: InvoiceRow,
  lines: readonly LineRow[],
  seller: InvoiceSeller,
): InvoiceContent {
  const input = { ...row, lines: lines.map((line) => ({ ...line, kind: line.kind as LineInput['kind'] })) };
  return statedContent(input, row, seller, row.number);
}
