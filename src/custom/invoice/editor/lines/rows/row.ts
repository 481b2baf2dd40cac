import { hasField } from '#domain/invoice/lines/line-fields.table.ts';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import type { CellProps } from '#src/ui/field/grid-cell.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import type { LastPrice } from '../../buyer/use-last-used.ts';
import type { DraftStore } from '../../draft/draft-store.ts';
import type { DraftLine } from '../../draft/draft.ts';
import type { lineEntries } from '../../number-limits.ts';
import { cellId } from '../../problem-places.ts';
import type { OpenCells } from '../cells/open-cells.ts';
import { textAtRest, unreadAtRest, type AtRest, type WrittenField } from '../cells/text-at-rest.ts';
import type { LineColumn } from '../line-columns.ts';
import type { OwnField } from '../own-columns.ts';

/** What all lines of a table share: one object while none of it changes, so that a line compares it at one glance. */
export type RowSetting = {
  store: DraftStore;
  rates: readonly string[];
  /** Columns of the table, in order. */
  columns: readonly LineColumn[];
  /** Fields of the company's own, each with its column. */
  own: readonly OwnField[];
  /** Percentages on revenue to choose from; null where there are none. */
  percents: readonly string[] | null;
  price_includes_tax: boolean;
  /** Finds what it cost on the last invoice to the buyer. */
  lastPriceOf: (line: DraftLine) => LastPrice | null;
  onMenu: (key: number, anchor: HTMLElement) => void;
  /** What its numbers take; amounts in đồng are whole. */
  entries: ReturnType<typeof lineEntries>;
  onTaken: (row: number) => void;
  /** Makes a product out of what is typed as the name of a line; null without the permission. */
  onMake: ((key: number, text: string) => void) | null;
  cells: OpenCells;
  /** Where there is no pointer to open a cell before it is pressed, each holds its control. */
  all_open: boolean;
};

/** By the ids of cells. */
export type RowProblems = Readonly<Record<string, string>>;

/** A line where it is drawn. */
export type Row = {
  setting: RowSetting;
  line: DraftLine;
  /** From 0. */
  at: number;
  problems: RowProblems | undefined;
  /** Columns of the selected range in this line. */
  selected: readonly string[];
  change: (part: Partial<DraftLine>) => void;
};

/** Computed discounts are before tax: beside typed ones that contain it they would mislead. */
export function shownDiscount(computed: LineAmounts | undefined, price_includes_tax: boolean): string | null {
  return price_includes_tax ? null : (computed?.discount_amount ?? null);
}

export const inRange = ({ selected }: Row, column: LineColumn) => selected.includes(column) || undefined;

/** A cell to write in: what its control is given, and what its frame is. */
export function placeIn(row: Row, column: LineColumn, heading: string, rest: AtRest, disabled: boolean) {
  const { line, at, problems, setting } = row;
  const id = cellId(line.key, column);
  const name = lineWords.cell(heading, at + 1);
  const control: CellProps = { id, name, problem: problems?.[id], row: at, column, disabled };
  const frame = {
    cell: control,
    text: rest.text,
    problem: rest.unread ?? control.problem,
    selected: inRange(row, column),
    line_key: line.key,
    cells: setting.cells,
    always_open: setting.all_open,
  };
  return { control, frame };
}

/** The same for a field that any line of its kind has. */
export function placeOf(row: Row, field: WrittenField, heading: string) {
  const { line, setting } = row;
  const rest = { text: textAtRest(line, field), unread: unreadAtRest(line, field, setting.entries) };
  return placeIn(row, field, heading, rest, field !== 'name' && !hasField(line.kind, field));
}
