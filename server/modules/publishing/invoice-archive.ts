import { sql } from 'kysely';
import { shownName } from '#domain/invoice/shown-name.ts';
import type { Context } from '#server/context.ts';
import { INVOICE_LIST, shownWhere, type InvoiceListName } from '#server/modules/invoices/index.ts';
import { orderOf, type ListQuery } from '#server/platform/crud/list-query.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { FileStream } from '#server/platform/http/handlers.ts';
import type { SheetColumn, SheetValue } from '#server/platform/sheets/column.ts';
import { writeCsv } from '#server/platform/sheets/write/csv.ts';
import { ZipStream } from '#server/platform/sheets/write/zip.ts';
import { invoiceFile, printedInvoice, type PrintDeps } from './printed-invoice.ts';

/** As many as one archive holds: two thousand prints take some two minutes. */
const MAX_INVOICES = 2_000;

/** What the files of a list are called. */
export const FILE_NAMES: Readonly<Record<InvoiceListName, string>> = {
  invoices: 'hoa-don',
  invoice_calculating_machines: 'hoa-don-may-tinh-tien',
};

export type ArchiveFormat = 'xml' | 'pdf';

type Row = { id: number; form_no: string; symbol: string; number: number | null; issued_on: string } & {
  buyer_name: string;
  total: string;
};

const COLUMNS: readonly SheetColumn[] = [
  { header: 'Hóa đơn', kind: 'text' },
  { header: 'Ngày lập', kind: 'date' },
  { header: 'Người mua', kind: 'text' },
  { header: 'Tổng thanh toán', kind: 'number' },
  { header: 'Tệp', kind: 'text' },
  { header: 'Vì sao không có tệp', kind: 'text' },
];

/**
 * A ZIP of the invoices that the list would show: the signed bytes as they are stored, or prints; written while it is sent. Its last
 * file, danh-sach.csv, names the file of each or why it has none. Failure: 422 too_many_files.
 */
export async function invoiceArchive(
  deps: PrintDeps,
  list: InvoiceListName,
  { format, ...query }: ListQuery & { format: ArchiveFormat },
  context: Context,
): Promise<FileStream> {
  const { clock, tenant } = context;
  const rows = await chosenInvoices(list, query, context, MAX_INVOICES, 'Mỗi tệp ZIP');
  const name = `${FILE_NAMES[list]}-${format}-${clock.today()}.zip`;
  return new FileStream(archive(), 'application/zip', name, { 'x-total-count': String(rows.length) });

  async function* archive(): AsyncGenerator<Uint8Array> {
    const zip = new ZipStream();
    const listed: SheetValue[][] = [];
    for (const row of rows) {
      const { file_name, bytes, missing } = await fileOf(row.id);
      if (bytes !== null) yield* zip.streamed(file_name, once(bytes));
      listed.push([shownName(row), row.issued_on, row.buyer_name, row.total, file_name, missing]);
    }
    yield* zip.streamed('danh-sach.csv', writeCsv(COLUMNS, listed));
    yield zip.directory();
  }

  async function fileOf(
    id: number,
  ): Promise<{ file_name: string; bytes: Uint8Array | null; missing: string }> {
    try {
      const file =
        format === 'xml'
          ? await tenant((tx) => invoiceFile(tx, id, 'latest'))
          : await printedInvoice(deps, context, id);
      return { ...file, missing: '' };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { file_name: '', bytes: null, missing: error.message };
    }
  }
}

/** The invoices that the list would show, in its order. Failure: 422 too_many_files beyond `max`, which `file` (Vietnamese) holds. */
export async function chosenInvoices(
  list: InvoiceListName,
  query: ListQuery,
  { read }: Context,
  max: number,
  file: string,
): Promise<Row[]> {
  const order = orderOf(INVOICE_LIST, query.sort);
  const rows = await read(sql<Row>`select id, form_no, symbol, number, issued_on, buyer_name, total
    from invoices where ${shownWhere(list, query)} order by ${order} limit ${max + 1}`);
  if (rows.length > max)
    throw failure(
      422,
      'too_many_files',
      `${file} có tối đa ${max} hóa đơn, danh sách đang có nhiều hơn. Hãy lọc bớt, ví dụ theo ngày lập.`,
    );
  return rows;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes);
}
