import { sql } from 'kysely';
import { transmissions as descriptor } from '#generated/resources/transmissions.ts';
import type { Context } from '#server/context.ts';
import { listFile } from '#server/platform/crud/export/list-file.ts';
import { cellValueOf, type ExportFormat } from '#server/platform/crud/export/sheet-cells.ts';
import { orderOf } from '#server/platform/crud/list-query.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import type { SheetValue } from '#server/platform/sheets/column.ts';
import { COLUMNS, ROWS, SHAPE, whereVisible, wire, type Row, type TransmissionQuery } from './rows.ts';

const PORTION = 1_000;

/** The kind is in the file too: who holds several codes exports several kinds at once. */
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
  return listFile({
    label: descriptor.label,
    fields: FIELDS,
    lines: linesOf(found, format),
    format,
    total: count?.total ?? 0,
    today: clock.today(),
  });
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
