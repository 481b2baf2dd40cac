import { sql } from 'kysely';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { FileStream } from '../../http/handlers.ts';
import type { SheetValue } from '../../sheets/column.ts';
import { CSV_TYPE, writeCsv } from '../../sheets/write/csv.ts';
import { writeXlsx, XLSX_TYPE } from '../../sheets/write/xlsx.ts';
import type { CrudContext, CrudRecord } from '../crud-context.ts';
import type { CrudDeps } from '../crud-deps.ts';
import type { CrudField } from '../crud-descriptor.ts';
import { exportedFields } from '../import/sheet-fields.ts';
import { orderOf, whereOf, type ListQuery } from '../list-query.ts';
import type { PlainHandlers } from '../plain-handlers.ts';
import type { RecordStore } from '../record-store.ts';
import { cellValueOf, type ExportFormat } from './sheet-cells.ts';
import { exportColumns, exportedAs } from './export-columns.ts';
import { fileStem } from './file-stem.ts';
import { sheetColumns } from './sheet-columns.ts';

const PORTION = 1_000;

type Row = Readonly<Record<string, unknown>>;

/** The export of a list: all that its filters leave, in its order, as a file that is written while it is read. */
export function exportHandlers(
  store: RecordStore<CrudRecord>,
  deps: Pick<CrudDeps, 'references' | 'number_style'>,
): PlainHandlers {
  const name = store.descriptor.operations.export;
  if (name === null) return {};
  return {
    [name]: ({ query }, context) =>
      exportList(store, deps, query as ListQuery & { format: ExportFormat }, context),
  };
}

async function exportList(
  { descriptor, shape, options }: RecordStore<CrudRecord>,
  { references, number_style }: Pick<CrudDeps, 'references' | 'number_style'>,
  { format, ...query }: ListQuery & { format: ExportFormat },
  { account, clock, read, portions, tenant }: CrudContext,
): Promise<FileStream> {
  const fields = exportedFields(descriptor);
  const where = sql`${whereOf(shape, query)} and ${options.visible?.(account) ?? sql`true`}`;
  const table = sql.table(shape.table);
  const columns = exportColumns(fields, shape.table, references, options.expressions?.(account) ?? {});
  const order = orderOf(shape, query.sort);
  const [count] = await read(sql<{ total: number }>`select count(*) as total from ${table} where ${where}`);
  const found = portions(sql<Row>`select ${columns} from ${table} where ${where} order by ${order}`, PORTION);
  const lines = linesOf(found, fields, format, await tenant(number_style));
  const file_name = `${fileStem(descriptor.label)}-${clock.today()}.${format}`;
  const headers = { 'x-total-count': String(count?.total ?? 0) };
  const file =
    format === 'csv'
      ? writeCsv(sheetColumns(fields), lines)
      : writeXlsx(sheetColumns(fields), lines, { sheet_name: descriptor.label });
  return new FileStream(file, format === 'csv' ? CSV_TYPE : XLSX_TYPE, file_name, headers);
}

async function* linesOf(
  portions: AsyncIterable<Row[]>,
  fields: readonly CrudField[],
  format: ExportFormat,
  style: NumberStyle,
): AsyncGenerator<SheetValue[]> {
  for await (const rows of portions)
    for (const row of rows)
      yield fields.map((field, at) => cellValueOf(row[exportedAs(at)], field, format, style));
}
