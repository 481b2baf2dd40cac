import { sql, type RawBuilder } from 'kysely';
import { numberText } from '#domain/invoice/shown-name.ts';
import { invoice_calculating_machines as registers } from '#generated/resources/invoice_calculating_machines.ts';
import { invoices as descriptor } from '#generated/resources/invoices.ts';
import type { Context } from '#server/context.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { listFile } from '#server/platform/crud/export/list-file.ts';
import { cellValueOf, type ExportFormat } from '#server/platform/crud/export/sheet-cells.ts';
import { orderOf, type ListQuery } from '#server/platform/crud/list-query.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import type { SheetValue } from '#server/platform/sheets/column.ts';
import { ownCellsOfInvoice, statedInCell } from './import/own-cells.ts';
import { INVOICE_LIST, shownWhere, type InvoiceListName } from './list.ts';
import { extrasOf, type InvoiceRow } from './store.ts';

const PORTION = 1_000;

type Source = (typeof descriptor.fields)[number]['source'];

/** The columns of the file; the heads are the titles of the description. */
const SOURCES: readonly Source[] = [
  'form_no',
  'symbol',
  'number',
  'issued_on',
  'status',
  'tax_authority_code',
  'nature',
  'buyer_code',
  'buyer_name',
  'buyer_person',
  'buyer_tax_code',
  'buyer_address',
  'buyer_email',
  'payment_method',
  'currency',
  'exchange_rate',
  'total_discount',
  'total_before_vat',
  'total_vat',
  'total',
  'internal_note',
  'signed_on',
  'created_on',
  'created_by_name',
];

/** A number is written as it is printed, 00000287, which is a text. */
const FIELDS = SOURCES.map((source) => {
  const field = descriptor.fields.find((one) => one.source === source);
  if (field === undefined) throw new Error(`no field ${source}`);
  return source === 'number' ? { ...field, kind: 'text' } : field;
});

const inVietnam = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY HH24:MI')`;

/** What is read otherwise than it is stored: under names of their own, since ORDER BY sorts by the columns. */
const READ: Partial<Record<Source, RawBuilder<unknown>>> = {
  signed_on: inVietnam('signed_on'),
  created_on: inVietnam('created_on'),
  created_by_name: sql`(select full_name from users where users.tenant_id = ${TENANT} and users.id = invoices.created_by)`,
};

const COLUMNS = sql.join(
  SOURCES.map((source, at) => sql`${READ[source] ?? sql.ref(source)} as ${sql.ref(`field_${at}`)}`),
);

type Row = Readonly<Record<string, unknown>>;

const LABELS: Readonly<Record<InvoiceListName, string>> = {
  invoices: descriptor.label,
  invoice_calculating_machines: registers.label,
};

/** The invoices that a list would show, as a file that is written while they are read. */
export async function exportInvoices(
  list: InvoiceListName,
  { format = 'xlsx', ...query }: ListQuery & { format?: ExportFormat },
  { clock, read, portions, tenant }: Context,
): Promise<FileStream> {
  const where = shownWhere(list, query);
  const [count] = await read(sql<{ total: number }>`select count(*) as total from invoices where ${where}`);
  const style = await tenant(readNumberStyle);
  const own = await tenant(ownCellsOfInvoice);
  const order = orderOf(INVOICE_LIST, query.sort);
  const found = portions(
    sql<Row>`select ${COLUMNS}, extras from invoices where ${where} order by ${order}`,
    PORTION,
  );
  return listFile({
    label: LABELS[list],
    fields: [...FIELDS, ...own],
    lines: lines(),
    format,
    total: count?.total ?? 0,
    today: clock.today(),
  });

  async function* lines(): AsyncGenerator<SheetValue[]> {
    for await (const rows of found)
      for (const row of rows)
        yield [
          ...FIELDS.map((field, at) => cellOf(field, row[`field_${at}`])),
          ...own.map(({ source }) => ownCellOf(source, row)),
        ];
  }

  /** As it is stated, whatever the templates of today take it for. */
  function ownCellOf(source: string, row: Row): SheetValue {
    const stated = statedInCell(source, extrasOf(row as Pick<InvoiceRow, 'extras'>));
    return stated === null ? null : cellValueOf(stated.value, stated.field, format, style);
  }

  function cellOf(field: (typeof FIELDS)[number], value: unknown): SheetValue {
    if (field.source === 'number' && typeof value === 'number') return numberText(value);
    return cellValueOf(value, field, format, style);
  }
}
