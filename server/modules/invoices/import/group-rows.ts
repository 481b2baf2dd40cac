import { createHash } from 'node:crypto';
import { isTotalsRow } from '#domain/invoice/lines/totals-row.ts';
import type { NamedRow, RowWalk } from '#server/platform/crud/import/import-target.ts';
import type { MappedColumn } from '#server/platform/crud/import/sheet-fields.ts';
import { tidy } from '#server/platform/crud/import/values/cell-value.ts';
import { DOCUMENT_NO, isOfLine, isShared } from './row-fields.ts';
import { isOnlyCompared } from './stated-amounts.ts';

type Row = { row: number; cells: readonly string[] };

/** Names a group that has no number; no document number of a file begins so. */
const UNNUMBERED = '#';

/** Longest document number that is kept as it is; a database finds no keys of any length. */
const LONGEST = 100;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** The key of the rows of a document number; null where there is none. */
export function numberedKey(text: string): string | null {
  const number = tidy(text);
  if (number === '') return null;
  if (number.length > LONGEST) return hashOf(number);
  return number.startsWith(UNNUMBERED) ? ` ${number}` : number;
}

/** Whether a key of rows is a document number. */
export function isNumbered(key: string): boolean {
  return !key.startsWith(UNNUMBERED);
}

/**
 * Which rows are one invoice: those with the same document number, wherever they are, and those that follow them without a number; where a
 * file has no numbers, rows that follow each other and say the same of it, or nothing. An invoice
 * without a number is named by what its rows say, and by how many before it say the same: the same file read again gives the same names.
 */
export function invoiceWalk(columns: readonly MappedColumn[]): RowWalk {
  const number_column = columns.find(({ field }) => field.source === DOCUMENT_NO);
  // Totals may be those of rows, and files imported before they were compared are known again without them.
  const named = columns.filter(({ field }) => !isOnlyCompared(field.source));
  const shared = named.filter(({ field }) => isShared(field.source));
  const said = new Map<string, number>();
  let open: { name: string | null; header: string[]; rows: Row[] } | null = null;

  const text = ({ cells }: Row, { index }: MappedColumn): string => tidy(cells[index] ?? '');
  const nameOf = (rows: readonly Row[]): string => {
    const content = rows.map((row) => named.map((column) => text(row, column)));
    const hash = hashOf(JSON.stringify(content));
    const before = said.get(hash) ?? 0;
    said.set(hash, before + 1);
    return `${UNNUMBERED}${hash}:${before + 1}`;
  };
  const close = (): NamedRow[] => {
    if (open === null) return [];
    const { name, rows } = open;
    open = null;
    const key = name ?? nameOf(rows);
    return rows.map(({ row }) => ({ row, key }));
  };

  return {
    next: (row) => {
      const name = number_column === undefined ? null : numberedKey(text(row, number_column));
      const header = shared.map((column) => text(row, column));
      const agrees = header.every((said_here, at) => said_here === '' || said_here === open?.header[at]);
      // Below a number a row without one is of that invoice, whatever it says: what differs is named at its cell.
      const is_below = name === null && open !== null && open.name !== null;
      const goes_on = is_below || (name === null ? agrees : open?.name === name);
      if (goes_on && open !== null && !isTotals(columns, row.cells)) {
        open.rows.push(row);
        return [];
      }
      const ended = close();
      open = { name, header, rows: [row] };
      return ended;
    },
    end: close,
  };
}

/** A row below the invoices that adds them up. */
export function isTotals(columns: readonly MappedColumn[], cells: readonly string[]): boolean {
  const names = columns.filter(({ field }) => field.source === 'code' || field.source === 'name');
  return isTotalsRow(
    cells,
    names.map(({ index }) => cells[index] ?? ''),
  );
}

/** Whether a row holds a line, rather than only what its invoice says. */
export function holdsLine(columns: readonly MappedColumn[], cells: readonly string[]): boolean {
  return columns.some(({ index, field }) => isOfLine(field.source) && tidy(cells[index] ?? '') !== '');
}
