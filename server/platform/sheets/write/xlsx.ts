import { Readable } from 'node:stream';
import type { SheetColumn, SheetLines } from '../column.ts';
import { Notes } from './notes.ts';
import { PackedPart, ZipStream } from './zip.ts';
import { listRows, LISTS_SHEET, plainSheet, sheetBytes } from './sheet-xml.ts';
import { stylesXml } from './styles.table.ts';
import {
  contentTypes,
  notesRelationships,
  rootRelationships,
  sheetName,
  workbookRelationships,
  workbookXml,
} from './workbook-parts.ts';

export type XlsxOptions = {
  /** Name of the sheet; what Excel refuses in a name is left out. */
  sheet_name: string;
  /** Lines over the header, the first one bold: what the sheet is, of which company and period. */
  title?: readonly string[];
  /** A second sheet of explanations, its first row bold. */
  guide?: { name: string; rows: readonly (readonly string[])[] };
};

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const PLAIN_WIDTH = 40;

/**
 * An XLSX file as a stream of bytes. Rows are asked for no faster than the bytes are taken, so memory stays the same whatever
 * the number of rows. Numbers are written with the digits they come with; Excel itself keeps 15 of them.
 * The stream fails with a SheetFailure after 1,048,575 rows, and with whatever the rows throw.
 */
export function writeXlsx(
  columns: readonly SheetColumn[],
  lines: SheetLines,
  options: XlsxOptions,
): Readable {
  return Readable.from(xlsxBytes(columns, lines, options), { objectMode: false });
}

async function* xlsxBytes(
  columns: readonly SheetColumn[],
  lines: SheetLines,
  { sheet_name, title = [], guide }: XlsxOptions,
): AsyncGenerator<Buffer> {
  const sheets = [{ name: sheetName(sheet_name), hidden: false }];
  const plain: string[] = [];
  if (guide !== undefined) {
    sheets.push({ name: otherName(guide.name, sheet_name), hidden: false });
    plain.push(plainSheet(guide.rows, PLAIN_WIDTH));
  }
  const lists = listRows(columns);
  if (lists !== null) {
    sheets.push({ name: LISTS_SHEET, hidden: true });
    plain.push(plainSheet(lists, PLAIN_WIDTH));
  }

  const zip = new ZipStream();
  const notes = new Notes();
  const part = (name: string, text: string): Buffer => zip.packed(name, PackedPart.of(text));
  yield part('_rels/.rels', rootRelationships());
  yield part('xl/workbook.xml', workbookXml(sheets, title.length + 1));
  yield part('xl/_rels/workbook.xml.rels', workbookRelationships(sheets));
  yield part('xl/styles.xml', stylesXml());
  for (const [at, text] of plain.entries()) yield part(`xl/worksheets/sheet${at + 2}.xml`, text);
  yield* zip.streamed('xl/worksheets/sheet1.xml', sheetBytes(columns, lines, { notes, title }));
  if (notes.count > 0) {
    const { texts, boxes } = notes.finish();
    yield part('xl/worksheets/_rels/sheet1.xml.rels', notesRelationships());
    yield zip.packed('xl/comments1.xml', texts);
    yield zip.packed('xl/drawings/vmlDrawing1.vml', boxes);
  }
  // Last, as LibreOffice has it: only now is it known whether there are notes.
  yield part('[Content_Types].xml', contentTypes(sheets, notes.count > 0));
  yield zip.directory();
}

/** Two sheets of the same name would be a damaged file. */
function otherName(wanted: string, taken: string): string {
  const name = sheetName(wanted);
  return name.toLowerCase() === sheetName(taken).toLowerCase() ? sheetName(`2 ${name}`) : name;
}
