import type { CrudField } from '#server/platform/crud/crud-descriptor.ts';
import type { ImportRow, Problem } from '#server/platform/crud/import/import-rows.ts';
import type { MappedColumn } from '#server/platform/crud/import/sheet-fields.ts';
import { cellValue, tidy } from '#server/platform/crud/import/values/cell-value.ts';
import type { Reading } from '#server/platform/crud/import/values/cell-value.ts';
import { shown } from '#server/platform/crud/import/values/number-value.ts';
import { mergedProblem } from '#server/platform/crud/import/values/row-notes.ts';
import { folded } from '#server/platform/crud/import/read/headings.ts';
import { holdsLine } from './group-rows.ts';
import { DOCUMENT_NO, isOfLine } from './row-fields.ts';
import { isSpecial, specialWord } from './special-cells.ts';
import { isStatedOfWhole } from './stated-amounts.ts';

export type RowProblem = Problem & { row: number };

/** The rows of one invoice as they are read, before anything is looked up. */
export type GroupRead = {
  rows: readonly ImportRow[];
  /** What is said of the invoice, by field. */
  shared: Readonly<Record<string, unknown>>;
  /** The row that says it. */
  said_in: Readonly<Record<string, number>>;
  lines: { row: number; values: Readonly<Record<string, unknown>> }[];
  /** Amounts of the whole that its rows state, to be compared. */
  stated: readonly { source: string; said: readonly { row: number; value: string }[] }[];
  problems: RowProblem[];
};

/** The kinds of lines as other programs write them: words, and the numbers of the law's files. */
const KINDS: Readonly<Record<string, string>> = {
  '1': 'goods',
  '2': 'promotion',
  '3': 'discount',
  '4': 'note',
  'hang hoa': 'goods',
  'dich vu': 'goods',
  'hang ban': 'goods',
  'khuyen mai': 'promotion',
  'hang khuyen mai': 'promotion',
  'chiet khau': 'discount',
  'ghi chu': 'note',
  'dien giai': 'note',
};

/** What lines have each for itself: one cell over several of them may be what they come to together. */
const ADDS_UP: ReadonlySet<string> = new Set(['quantity', 'amount', 'discount_amount']);

/** A day may come with the time of the sale. */
const TIME_OF_DAY = /[\sT]+\d{1,2}:\d{2}(:\d{2})?(\.\d+)?( ?[AP]M)?Z?$/i;

function readCell({ field, number_style }: MappedColumn, cell: string): Reading {
  const text = tidy(cell);
  if (field.source === 'kind') return cellValue(field, KINDS[folded(text)] ?? text, number_style);
  if (isSpecial(field.source)) return cellValue(field, specialWord(field.source, text), number_style);
  if (field.kind === 'date') return cellValue(field, text.replace(TIME_OF_DAY, ''), number_style);
  if (field.source === 'currency') return cellValue(field, text.toUpperCase(), number_style);
  return cellValue(field, text, number_style);
}

/** Reads the rows of an invoice: what they say of it counts once, from the first that says it; each that holds a line is one. */
export function readGroup(columns: readonly MappedColumn[], rows: readonly ImportRow[]): GroupRead {
  const problems: RowProblem[] = [];
  const shared: Record<string, unknown> = {};
  const said_in: Record<string, number> = {};
  const of_whole = columns.filter(({ field }) => isStatedOfWhole(field.source));
  const once = columns.filter(({ field }) => !isOfLine(field.source) && !isStatedOfWhole(field.source));
  for (const column of once) {
    const saying = rows.filter(({ cells }) => tidy(cells[column.index] ?? '') !== '');
    const [first, ...others] = saying;
    if (first === undefined) continue;
    const text = tidy(first.cells[column.index] ?? '');
    const reading = readCell(column, text);
    said_in[column.field.source] = first.row;
    if ('problem' in reading) problems.push(problemAt(first.row, column, reading.problem));
    else if (column.field.source === DOCUMENT_NO && text.length > (column.field.max_length ?? Infinity))
      problems.push(problemAt(first.row, column, tooLong(column.field, text)));
    else shared[column.field.source] = reading.value;
    for (const { row, cells } of others) {
      const other = tidy(cells[column.index] ?? '');
      if (other !== text)
        problems.push(problemAt(row, column, differs(column.field, other, first.row, text)));
    }
  }
  problems.push(...rows.flatMap((row) => coveredCell(columns, row)));
  const of_line = columns.filter(({ field }) => isOfLine(field.source));
  const lines = rows
    .filter(({ cells }) => rows.length === 1 || holdsLine(columns, cells))
    .map(({ row, cells }) => {
      const values: Record<string, unknown> = {};
      for (const column of of_line) {
        const reading = readCell(column, cells[column.index] ?? '');
        if ('problem' in reading) problems.push(problemAt(row, column, reading.problem));
        else if (reading.value !== null) values[column.field.source] = reading.value;
      }
      return { row, values };
    });
  const stated = of_whole.map((column) => ({
    source: column.field.source,
    said: rows.flatMap(({ row, cells }) => {
      const reading = readCell(column, cells[column.index] ?? '');
      if ('problem' in reading) problems.push(problemAt(row, column, reading.problem));
      return 'value' in reading && typeof reading.value === 'string' ? [{ row, value: reading.value }] : [];
    }),
  }));
  return { rows, shared, said_in, lines, stated, problems };
}

/** The first cell of a row that a merged range leaves unclear: one is enough to send the person to the sheet. */
function coveredCell(columns: readonly MappedColumn[], row: ImportRow): RowProblem[] {
  for (const column of columns) {
    const message = mergedProblem(row, column, ADDS_UP.has(column.field.source));
    if (message !== null) return [problemAt(row.row, column, message)];
  }
  return [];
}

function problemAt(row: number, { index, field }: MappedColumn, message: string): RowProblem {
  return { row, index, field: field.source, message };
}

/** The number is no part of the invoice that is judged later. */
function tooLong({ label, max_length }: CrudField, text: string): string {
  return `${label} dài tối đa ${max_length} ký tự, đang có ${text.length}.`;
}

function differs({ label }: CrudField, text: string, first_row: number, first: string): string {
  return `${shown(text)} khác ${shown(first)} ở dòng ${first_row} của cùng hóa đơn. Mỗi hóa đơn chỉ có một ${label.toLowerCase()}.`;
}
