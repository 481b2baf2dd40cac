import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { FileStream } from '../../http/handlers.ts';
import type { SheetColumn } from '../../sheets/column.ts';
import { CSV_TYPE, writeCsv } from '../../sheets/write/csv.ts';
import { writeXlsx, XLSX_TYPE } from '../../sheets/write/xlsx.ts';
import type { CrudDescriptor } from '../crud-descriptor.ts';
import { columnKind } from '../export/sheet-columns.ts';
import { fieldGuide } from './field-guide.ts';
import { fileStem } from '../export/file-stem.ts';
import { importedFields, mustBeFilled } from './sheet-fields.ts';

export const GUIDE_SHEET = 'Hướng dẫn';

/** An empty file to be filled in: a column for each field, required ones with a star, choices offered as lists. */
export function importTemplate(
  descriptor: CrudDescriptor,
  format: 'xlsx' | 'csv',
  style: NumberStyle,
): FileStream {
  const fields = importedFields(descriptor);
  const columns = fields.map((field): SheetColumn => {
    const { label, kind, many, options } = field;
    const header = mustBeFilled(field) ? `${label} *` : label;
    const choices = many || options === null ? {} : { choices: options.map((option) => option.label) };
    return { header, kind: columnKind(kind), ...choices };
  });
  const name = `mau-nhap-${fileStem(descriptor.label)}.${format}`;
  if (format === 'csv') return new FileStream(writeCsv(columns, []), CSV_TYPE, name);
  const guide = { name: GUIDE_SHEET, rows: fieldGuide(fields, style) };
  return new FileStream(writeXlsx(columns, [], { sheet_name: descriptor.label, guide }), XLSX_TYPE, name);
}
