import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { eachLineField, type LineField } from '#domain/invoice/lines/line-fields.table.ts';
import { add, decimalText, divide, readDecimal, ZERO, type Decimal } from '#domain/money/decimal.ts';
import { useOfDraft, type DraftStore } from '../draft/draft-store.ts';
import type { DraftLine } from '../draft/draft.ts';
import { isAllSelected } from './cells/caret.ts';
import {
  numberInCell,
  placeOfElement,
  textInCell,
  type CellPlace,
  type ComputedAmounts,
  type LineColumn,
  type UsualColumn,
} from './line-columns.ts';
import { isOwnColumn } from './own-columns.ts';

/** A rectangle of cells: where it was begun and where it ends. */
type CellRange = { from: CellPlace; to: CellPlace };

export type Corners = { rows: readonly [number, number]; columns: readonly LineColumn[] };

/** The rows (from 0, both included) and columns of a range, of the columns that the table shows. */
export function cornersOf({ from, to }: CellRange, shown: readonly LineColumn[]): Corners {
  const places = [from, to].map(({ column }) => shown.indexOf(column)).sort((a, b) => a - b);
  const [first = 0, last = 0] = places;
  return {
    rows: [Math.min(from.row, to.row), Math.max(from.row, to.row)],
    // A column that has gone since the range was begun is no end of it.
    columns: shown.slice(Math.max(0, first), last + 1),
  };
}

/** Where an arrow takes the end of a range; at an edge of the table it stays. */
function stepped(
  place: CellPlace,
  key: string,
  size: { rows: number; columns: readonly LineColumn[] },
): CellPlace {
  const row = place.row + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);
  const at = size.columns.indexOf(place.column) + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
  return {
    row: Math.max(0, Math.min(size.rows - 1, row)),
    column: size.columns[Math.max(0, Math.min(size.columns.length - 1, at))] ?? place.column,
  };
}

type RangeSums = { cells: number; sum: string; average: string };

type Table = {
  lines: readonly DraftLine[];
  /** Columns that are shown, in order. */
  columns: readonly LineColumn[];
  amountsOf: (line: DraftLine) => ComputedAmounts;
};

/** The sum and the average (six decimals at most) of the numbers in a range; null where it has none. */
function sumsOf(range: CellRange, { lines, columns, amountsOf }: Table): RangeSums | null {
  const corners = cornersOf(range, columns);
  const numbers: Decimal[] = [];
  for (const line of lines.slice(corners.rows[0], corners.rows[1] + 1))
    for (const column of corners.columns) {
      const number = readDecimal(numberInCell(line, column, amountsOf(line)));
      if (number !== null) numbers.push(number);
    }
  if (numbers.length === 0) return null;
  const sum = numbers.reduce(add, ZERO);
  const average = divide(sum, { units: BigInt(numbers.length), scale: 0 }, 2);
  return { cells: numbers.length, sum: decimalText(sum), average: decimalText(average) };
}

/** The cells of a range as a spreadsheet takes them: tabs between cells, one line a row. */
function copiedText(range: CellRange, { lines, columns, amountsOf }: Table): string {
  const corners = cornersOf(range, columns);
  return lines
    .slice(corners.rows[0], corners.rows[1] + 1)
    .map((line) =>
      corners.columns
        .map((column) => textInCell(line, column, amountsOf(line)).replaceAll(/[\t\r\n]+/g, ' '))
        .join('\t'),
    )
    .join('\n');
}

const NO_DISCOUNT = { discount_rate: '', discount_amount: '' };

/** What Delete empties in a column; the code goes with the name. */
const EMPTIED: Partial<Record<UsualColumn, Partial<DraftLine>>> = {
  ...eachLineField((field: LineField): Partial<DraftLine> => ({ [field]: '' })),
  code: {},
  name: { name: '', product_id: null, code: '' },
  discount_rate: NO_DISCOUNT,
  discount_amount: NO_DISCOUNT,
};

type Handlers = Omit<Table, 'lines'> & { store: DraftStore };

const noLines: readonly DraftLine[] = [];

/**
 * Ranges of cells: Shift with an arrow up or down begins one, and to the sides where all of the cell's text is selected; Shift with any arrow, a Shift-press or dragging extends it; Ctrl C copies it,
 * Delete empties what is typed in it. Any other key or press ends it.
 */
export function useCellRange({ store, ...others }: Handlers) {
  const [range, setRange] = useState<CellRange | null>(null);
  const pressed = useRef<CellPlace | null>(null);
  // Only while there is a range: without one a letter in a line is nothing to it.
  const lines = useOfDraft(store, ({ get }) => (range === null ? noLines : get().lines));
  const table = { ...others, lines };

  /** Whether the key was about the range. */
  const press = (event: KeyboardEvent): boolean => {
    const place = placeOfElement(event.target);
    if (place === null || event.nativeEvent.isComposing) return false;
    const extends_range =
      event.shiftKey &&
      !event.altKey &&
      /^Arrow(Up|Down|Left|Right)$/.test(event.key) &&
      (range !== null || /^Arrow(Up|Down)$/.test(event.key) || isAllSelected(event.target));
    if (extends_range) {
      event.preventDefault();
      setRange({
        from: range?.from ?? place,
        to: stepped(range?.to ?? place, event.key, { rows: store.lineKeys().length, columns: table.columns }),
      });
      return true;
    }
    if (range === null || event.key === 'Shift' || event.key === 'Control' || event.key === 'Meta')
      return false;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c') return true;
    setRange(null);
    if (event.key === 'Escape') {
      event.stopPropagation();
      return true;
    }
    if (event.ctrlKey || event.metaKey || (event.key !== 'Delete' && event.key !== 'Backspace')) return false;
    event.preventDefault();
    const { rows, columns } = cornersOf(range, table.columns);
    const keys = store.lineKeys().slice(rows[0], rows[1] + 1);
    const usual = columns.flatMap((column) => (isOwnColumn(column) ? [] : [EMPTIED[column]]));
    const change = Object.assign({}, ...usual) as Partial<DraftLine>;
    store.dispatch({ type: 'clear_cells', keys, change, own: columns.filter(isOwnColumn) });
    return true;
  };

  const begin = (event: MouseEvent) => {
    const place = placeOfElement(event.target);
    pressed.current = place;
    if (place === null || event.button !== 0) return;
    const focused = placeOfElement(document.activeElement);
    if (!event.shiftKey || focused === null) return setRange(null);
    event.preventDefault();
    setRange({ from: range?.from ?? focused, to: place });
  };

  /** Dragging from one cell into another. */
  const drag = (event: MouseEvent) => {
    if (event.buttons !== 1) return;
    const place = placeOfElement(event.target);
    const from = range?.from ?? pressed.current;
    if (place === null || from === null) return;
    if (range === null && place.row === from.row && place.column === from.column) return;
    document.getSelection()?.removeAllRanges();
    setRange({ from, to: place });
  };

  const copy = (event: ClipboardEvent) => {
    if (range === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedText(range, table));
  };

  return { range, press, begin, drag, copy, sums: range === null ? null : sumsOf(range, table) };
}
