import type { SheetLine } from '../../sheets/column.ts';
import { FileStream } from '../../http/handlers.ts';
import { CSV_TYPE, writeCsv } from '../../sheets/write/csv.ts';
import { writeXlsx, XLSX_TYPE } from '../../sheets/write/xlsx.ts';
import { fileStem, sheetColumns, type ExportFormat, type SheetField } from './sheet-cells.ts';

type ListFile = {
  /** What the list is called: the sheet's name and, folded, the file's. */
  label: string;
  /** Lines over the header of an XLSX sheet. */
  title?: readonly string[];
  fields: readonly SheetField[];
  lines: AsyncIterable<SheetLine>;
  format: ExportFormat;
  /** Rows in it, for X-Total-Count. */
  total: number;
  /** YYYY-MM-DD, in the file's name. */
  today: string;
};

/** An exported list as a file, written while its lines are read. */
export function listFile({ label, title = [], fields, lines, format, total, today }: ListFile): FileStream {
  const columns = sheetColumns(fields);
  const isCsv = format === 'csv';
  return new FileStream(
    isCsv ? writeCsv(columns, lines) : writeXlsx(columns, lines, { sheet_name: label, title }),
    isCsv ? CSV_TYPE : XLSX_TYPE,
    `${fileStem(label)}-${today}.${format}`,
    { 'x-total-count': String(total) },
  );
}
