import { sql } from 'kysely';
import { authority_notices as descriptor } from '#generated/resources/authority_notices.ts';
import type { Context } from '#server/context.ts';
import { listFile } from '#server/platform/crud/export/list-file.ts';
import { cellValueOf, type ExportFormat } from '#server/platform/crud/export/sheet-cells.ts';
import { orderOf, type ListQuery } from '#server/platform/crud/list-query.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import type { SheetValue } from '#server/platform/sheets/column.ts';
import { COLUMNS, NOTHING_BESIDE, ROWS, SHAPE, whereSeen, wire, type NoticeRow } from './rows.ts';

const PORTION = 1_000;

/** Lists inside a notice are read on its page; a due day that was counted is told by its own column. */
const LEFT_OUT: readonly string[] = [
  ...['invoices', 'what_to_do', 'what_to_do_source', 'days_left', 'is_pressing'],
  // Known beside the company's own answers only.
  'answered_count',
];
const FIELDS = descriptor.fields.filter(({ source, hidden }) => !hidden && !LEFT_OUT.includes(source));

/** Under their own names the texts of instants would be what ORDER BY sorts. */
type ExportedRow = NoticeRow & { local_received: string; local_handled: string | null };
const VIETNAMESE = sql.lit('DD/MM/YYYY HH24:MI:SS');
const LOCAL_TIMES = sql`to_char(received_on at time zone 'Asia/Ho_Chi_Minh', ${VIETNAMESE}) as local_received,
  to_char(handled_on at time zone 'Asia/Ho_Chi_Minh', ${VIETNAMESE}) as local_handled`;

/** The notices of the list as a file, written while they are read; times as clocks in Vietnam show them. */
export async function exportNotices(
  { format = 'xlsx', ...query }: ListQuery & { format?: ExportFormat },
  { account, clock, read, portions }: Context,
): Promise<FileStream> {
  const where = whereSeen(query, account.permissions);
  const [count] = await read(sql<{ total: number }>`select count(*) as total from ${ROWS} where ${where}`);
  const order = orderOf(SHAPE, query.sort);
  const found = portions(
    sql<ExportedRow>`select ${COLUMNS}, ${LOCAL_TIMES} from ${ROWS} where ${where} order by ${order}`,
    PORTION,
  );
  const today = clock.today();
  return listFile({
    label: descriptor.label,
    fields: FIELDS,
    lines: linesOf(found, format, today),
    format,
    total: count?.total ?? 0,
    today,
  });
}

async function* linesOf(
  portions: AsyncIterable<ExportedRow[]>,
  format: ExportFormat,
  today: string,
): AsyncGenerator<SheetValue[]> {
  for await (const rows of portions)
    for (const { local_received, local_handled, ...row } of rows) {
      const notice = wire(row, NOTHING_BESIDE, today);
      const values: Readonly<Record<string, unknown>> = {
        ...notice,
        received_on: local_received,
        handled_on: local_handled,
      };
      // No field of a notice is a decimal, so the company's number style changes nothing.
      yield FIELDS.map((field) => cellValueOf(values[field.source], field, format, 'vietnamese'));
    }
}
