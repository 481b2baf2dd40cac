import { sql } from 'kysely';
import { transmissions as descriptor } from '#generated/resources/transmissions.ts';
import type { Context } from '#server/context.ts';
import {
  cellValueOf,
  fileStem,
  sheetColumns,
  type ExportFormat,
} from '#server/platform/crud/export/sheet-cells.ts';
import { orderOf } from '#server/platform/crud/list-query.ts';
import { FileStream } from '#server/platform/http/handlers.ts';
import type { SheetValue } from '#server/platform/sheets/column.ts';
import { CSV_TYPE, writeCsv } from '#server/platform/sheets/write/csv.ts';
import { writeXlsx, XLSX_TYPE } from '#server/platform/sheets/write/xlsx.ts';
import { COLUMNS, ROWS, SHAPE, whereVisible, wire, type Row, type TransmissionQuery } from './rows.ts';

const PORTION = 1_000;

/** The kind stands in the file too: who holds several codes exports several kinds at once. */
const FIELDS = descriptor.fields.filter(({ source, hidden }) => !hidden || source === 'kind');

/** Under its own name the text of an instant would be what ORDER BY sorts. */
type ExportedRow = Row & { local_time: string };
const LOCAL_TIME = sql`to_char(created_on at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY HH24:MI:SS') as local_time`;

/** The rows of the list as a file, written while it is read; times as clocks in Vietnam show them. */
export async function exportTransmissions(
  { format = 'xlsx', ...query }: TransmissionQuery & { format?: ExportFormat },
  { account, clock, read, portions }: Context,
): Promise<FileStream> {
  const where = whereVisible(query, account.permissions);
  const [count] = await read(sql<{ total: number }>`select count(*) as total from ${ROWS} where ${where}`);
  const order = orderOf(SHAPE, query.sort);
  const found = portions(
    sql<ExportedRow>`select ${COLUMNS}, ${LOCAL_TIME} from ${ROWS} where ${where} order by ${order}`,
    PORTION,
  );
  const columns = sheetColumns(FIELDS);
  const lines = linesOf(found, format);
  const isCsv = format === 'csv';
  return new FileStream(
    isCsv ? writeCsv(columns, lines) : writeXlsx(columns, lines, { sheet_name: descriptor.label }),
    isCsv ? CSV_TYPE : XLSX_TYPE,
    `${fileStem(descriptor.label)}-${clock.today()}.${format}`,
    { 'x-total-count': String(count?.total ?? 0) },
  );
}

async function* linesOf(
  portions: AsyncIterable<ExportedRow[]>,
  format: ExportFormat,
): AsyncGenerator<SheetValue[]> {
  for await (const rows of portions)
    for (const { local_time, ...row } of rows) {
      const values: Readonly<Record<string, unknown>> = { ...wire(row), created_on: local_time };
      // No field of a message is a decimal, so the company's number style changes nothing.
      yield FIELDS.map((field) => cellValueOf(values[field.source], field, format, 'vietnamese'));
    }
}
