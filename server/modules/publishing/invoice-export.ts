import type { Context } from '#server/context.ts';
import { exportInvoices, type InvoiceListName } from '#server/modules/invoices/index.ts';
import type { ExportFormat } from '#server/platform/crud/export/sheet-cells.ts';
import type { ListQuery } from '#server/platform/crud/list-query.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import { invoiceArchive, type ArchiveFormat } from './invoice-archive.ts';
import { invoicePrints } from './invoice-prints.ts';
import type { PrintDeps } from './printed-invoice.ts';

type ExportQuery = ListQuery & {
  format?: ExportFormat | ArchiveFormat | 'print' | undefined;
  package_id?: number | undefined;
};

/** What a list of invoices shows, as a sheet, as a ZIP of the invoices themselves, or as one PDF of their prints. */
export function exportedInvoices(
  deps: PrintDeps,
  list: InvoiceListName,
  { format = 'xlsx', ...query }: ExportQuery,
  context: Context,
): Promise<FileStream> {
  if (format === 'print') return invoicePrints(deps, list, query, context);
  return format === 'xml' || format === 'pdf'
    ? invoiceArchive(deps, list, { ...query, format }, context)
    : exportInvoices(list, { ...query, format }, context);
}
