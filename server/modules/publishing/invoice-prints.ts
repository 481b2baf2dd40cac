import { shownName } from '#domain/invoice/shown-name.ts';
import type { Context } from '#server/context.ts';
import type { ListQuery } from '#server/platform/crud/list-query.ts';
import type { InvoiceListName } from '#server/modules/invoices/index.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { FileStream } from '#server/platform/http/handlers.ts';
import { joinPdfs } from '#server/platform/pdf/join-pdfs.ts';
import { chosenInvoices, FILE_NAMES } from './invoice-archive.ts';
import { printedInvoice, type PrintDeps } from './printed-invoice.ts';

/** As many as are printed in one go: their prints take a minute or two. */
const MAX_INVOICES = 1_000;

/**
 * One PDF with the prints of the invoices that the list would show, written while they are drawn: one at a time is held. A page stands
 * for one that cannot be printed and says why. Failures: 422 too_many_files, 422 no_invoices.
 */
export async function invoicePrints(
  deps: PrintDeps,
  list: InvoiceListName,
  query: ListQuery,
  context: Context,
): Promise<FileStream> {
  const { clock, account } = context;
  const rows = await chosenInvoices(list, query, context, MAX_INVOICES, 'Mỗi tệp PDF để in');
  if (rows.length === 0) throw failure(422, 'no_invoices', 'Không có hóa đơn nào để in. Hãy đổi bộ lọc.');
  const name = `${FILE_NAMES[list]}-in-${clock.today()}.pdf`;
  return new FileStream(joinPdfs(prints()), 'application/pdf', name, {
    'x-total-count': String(rows.length),
  });

  async function* prints(): AsyncGenerator<Uint8Array> {
    for (const row of rows) {
      try {
        yield (await printedInvoice(deps, context, row.id)).bytes;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const page = { name: shownName(row), reason: error.message, drawn_on: clock.today() };
        yield await deps.invoice_printer.print(account.tenant_id, { layout: 'not_printed', ...page });
      }
    }
  }
}
