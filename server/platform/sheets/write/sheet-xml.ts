import {
  columnName,
  isDecimal,
  isMarked,
  isTotal,
  type ColumnKind,
  type Mark,
  type SheetColumn,
  type SheetLines,
  type SheetValue,
} from '../column.ts';
import { SheetFailure } from '../failure.ts';
import { looksLikeFormula } from '../formula-guard.ts';
import { serialOf } from '../serial-date.ts';
import { BytePieces } from './byte-pieces.ts';
import { isPlainText, textElement, xmlText } from './cell-text.ts';
import type { Notes } from './notes.ts';
import { BOLD, MAX_SHOWN_DECIMALS, RED, STYLE } from './styles.table.ts';

/** Writes the cell of one column in a row (from 1); '' where there is nothing to write. `shift`: 0, RED or BOLD. */
type CellWriter = (value: SheetValue, row: string, shift: number) => string;

const typedCell: Record<ColumnKind, (text: string, at: string, shift: number) => string | null> = {
  text: () => null,
  number: (text, at, shift) =>
    isDecimal(text) ? `${at}" s="${numberStyle(text) + shift}"><v>${text}</v></c>` : null,
  date: (text, at, shift) => {
    const serial = serialOf(text);
    return serial === null ? null : `${at}" s="${STYLE.date + shift}"><v>${serial}</v></c>`;
  },
  boolean: () => null,
};

function cellWriter({ kind }: SheetColumn, column: number): CellWriter {
  const typed = typedCell[kind];
  // Always with its address: readers in the wild stumble over cells without one.
  const open = `<c r="${columnName(column)}`;
  return (value, row, shift) => {
    const at = open + row;
    if (value == null || value === '') return shift === RED ? `${at}" s="${RED}"/>` : '';
    if (typeof value === 'boolean')
      return `${at}" s="${STYLE.plain + shift}" t="b"><v>${value ? '1' : '0'}</v></c>`;
    const text = String(value);
    return typed(text, at, shift) ?? textCell(text, at, shift);
  };
}

/** Nearly all cells of texts: joining four pieces instead of ten is a tenth of the time of a sheet. */
const PLAIN_TEXT_OPEN = `" s="${STYLE.text}" t="inlineStr"><is><t>`;
const PLAIN_TEXT_CLOSE = '</t></is></c>';

/** A text stays text whatever it begins with; it is marked twice where it looks like a formula. */
function textCell(text: string, at: string, shift: number): string {
  if (shift === 0 && isPlainText(text)) return `${at}${PLAIN_TEXT_OPEN}${text}${PLAIN_TEXT_CLOSE}`;
  const style = looksLikeFormula(text) ? STYLE.quoted : STYLE.text;
  return `${at}" s="${style + shift}" t="inlineStr"><is>${textElement(text)}</is></c>`;
}

/** The style that shows a number with the decimals it is written with. */
function numberStyle(text: string): number {
  const point = text.indexOf('.');
  const decimals = point === -1 ? 0 : text.length - point - 1;
  return decimals > MAX_SHOWN_DECIMALS ? STYLE.plain : STYLE.number + decimals;
}

const MAX_ROWS = 1_048_576;
const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const NAMESPACES =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** The style of cells a user fills in below; numbers have none, since theirs depends on the number. */
const emptyStyle: Record<ColumnKind, number> = {
  text: STYLE.text,
  number: STYLE.plain,
  date: STYLE.date,
  boolean: STYLE.plain,
};

const widthOf = ({ width, header }: SheetColumn) => width ?? Math.min(60, Math.max(8, header.length + 4));

/** A sheet up to its first row of values: the title and the header stay in place while the rows are scrolled. */
function sheetHead(columns: readonly SheetColumn[], title: readonly string[]): string {
  const widths = columns.map((column, at) => {
    return `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column)}" style="${emptyStyle[column.kind]}" customWidth="1"/>`;
  });
  const head = title.length + 1;
  const titles = title.map((text, at) => {
    const style = at === 0 ? STYLE.title : STYLE.plain;
    return `<row r="${at + 1}"><c r="A${at + 1}" s="${style}" t="inlineStr"><is>${textElement(text)}</is></c></row>`;
  });
  const cells = columns.map(
    ({ header, kind }, at) =>
      `<c r="${columnName(at)}${head}" s="${kind === 'number' ? STYLE.number_header : STYLE.header}" t="inlineStr"><is>${textElement(header)}</is></c>`,
  );
  const fits = title.length > 0 ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : '';
  return `${HEADER}<worksheet ${NAMESPACES}>${fits}<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${
    widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`
  }<sheetData>${titles.join('')}<row r="${head}">${cells.join('')}</row>`;
}

/** Characters that a page across can hold in a size to be read. */
const PAGE_WIDTH = 300;
/** In inches: 1 cm at the sides. */
const MARGINS = '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';

/**
 * A sheet from its last row on. Rows count from 1; what follows the last total of a sheet with a title is no row of its table, but
 * the places where people sign.
 */
function sheetTail(
  columns: readonly SheetColumn[],
  { head, last }: { head: number; last: number },
  has_notes: boolean,
): string {
  const right = columnName(Math.max(0, columns.length - 1));
  const table = `A${head}:${right}${last}`;
  const pages = Math.ceil(columns.reduce((sum, column) => sum + widthOf(column), 1) / PAGE_WIDTH);
  const texts = columns.flatMap(({ kind }, at) => (kind === 'text' ? [wholeColumn(at)] : []));
  return [
    '</sheetData>',
    columns.length === 0 ? '' : `<autoFilter ref="${table}"/>`,
    head > 1
      ? `<conditionalFormatting sqref="${table}"><cfRule type="expression" dxfId="0" priority="1"><formula>TRUE</formula></cfRule></conditionalFormatting>`
      : '',
    validations(columns),
    // A sheet with a title is printed and filed: as wide as few pages, as long as it is.
    head > 1
      ? `${MARGINS}<pageSetup paperSize="9" orientation="landscape" fitToWidth="${pages}" fitToHeight="0"/>`
      : '',
    // Tax codes are digits that are text: no green corner on each of them.
    texts.length === 0
      ? ''
      : `<ignoredErrors><ignoredError sqref="${texts.join(' ')}" numberStoredAsText="1"/></ignoredErrors>`,
    has_notes ? '<legacyDrawing r:id="rId1"/>' : '',
    '</worksheet>',
  ].join('');
}

/** A sheet of plain rows, the first one bold, for explanations and for lists of choices. */
export function plainSheet(rows: readonly (readonly string[])[], width: number): string {
  const columns = Math.max(1, ...rows.map((cells) => cells.length));
  const lines = rows.map((cells, row) => {
    const style = row === 0 ? STYLE.header : STYLE.wrapped;
    const written = cells.map((text, column) =>
      text === ''
        ? ''
        : `<c r="${columnName(column)}${row + 1}" s="${style}" t="inlineStr"><is>${textElement(text)}</is></c>`,
    );
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  return `${HEADER}<worksheet ${NAMESPACES}><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${columns}" width="${width}" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** Lists of choices are in a hidden sheet: written out in the cell's rule they may neither be long nor hold a comma. */
function validations(columns: readonly SheetColumn[]): string {
  const listed = columns.flatMap(({ choices }, column) =>
    choices === undefined || choices.length === 0 ? [] : [{ column, count: choices.length }],
  );
  if (listed.length === 0) return '';
  const rules = listed.map(({ column, count }, at) => {
    const list = columnName(at);
    const source = `${xmlText(LISTS_SHEET)}!$${list}$1:$${list}$${count}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${wholeColumn(column)}"><formula1>${source}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}

/** Every cell below the header. */
function wholeColumn(column: number): string {
  const name = columnName(column);
  return `${name}2:${name}${MAX_ROWS}`;
}

export const LISTS_SHEET = '_lists';

/** The rows of the hidden sheet: one column for each list, in the order of the columns that have one; null without any. */
export function listRows(columns: readonly SheetColumn[]): string[][] | null {
  const lists = columns.flatMap(({ choices }) =>
    choices === undefined || choices.length === 0 ? [] : [choices],
  );
  if (lists.length === 0) return null;
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_none, row) => lists.map((list) => list[row] ?? ''));
}

const NO_MARKS: readonly Mark[] = [];

/** The bytes of a sheet, piece by piece; marks on the way are gathered in `notes`. */
export async function* sheetBytes(
  columns: readonly SheetColumn[],
  lines: SheetLines,
  { notes, title }: { notes: Notes; title: readonly string[] },
): AsyncGenerator<Buffer> {
  const writers = columns.map(cellWriter);
  const pieces = new BytePieces();
  pieces.add(sheetHead(columns, title));
  const head = title.length + 1;
  let row = head;
  let total = 0;
  for await (const line of lines) {
    row += 1;
    if (row > MAX_ROWS)
      throw new SheetFailure('too_many_rows', 'a sheet is full', { row, limit: MAX_ROWS - head });
    if (isTotal(line)) total = row;
    const cells = isMarked(line)
      ? cellsOf(line.cells, line.marks)
      : isTotal(line)
        ? cellsOf(line.cells, NO_MARKS, BOLD)
        : cellsOf(line, NO_MARKS);
    const full = pieces.add(`<row r="${row}">${cells}</row>`);
    if (full !== null) yield full;
  }
  const full = pieces.add(
    sheetTail(columns, { head, last: title.length > 0 && total > 0 ? total : row }, notes.count > 0),
  );
  if (full !== null) yield full;
  yield pieces.rest();

  function cellsOf(cells: readonly SheetValue[], marks: readonly Mark[], shift = 0): string {
    const messages = marks.length === 0 ? null : notes.take(row, marks, columns.length);
    const row_text = String(row);
    let written = '';
    for (let at = 0; at < writers.length; at += 1) {
      const write = writers[at];
      if (write !== undefined)
        written += write(cells[at], row_text, messages?.has(at) === true ? RED : shift);
    }
    return written;
  }
}
