import { EMPTY_CELL, trimmed, type Cell, type SheetRow } from '../cell.ts';
import { columnOf } from '../column.ts';
import { SheetFailure } from '../failure.ts';
import type { Archive } from './archive.ts';
import { cellOf, type CellContext, type RawCell } from './cell-value.ts';
import type { ReadLimits } from './limits.ts';
import { addedText, attributeOf, isOn, refuseLongText, XmlScan, type XmlHandler } from './xml.ts';

const LAST_ROW = 1_048_576;

/** The rows of a sheet that hold something, as they come out of the archive. */
export async function* sheetRows(
  archive: Archive,
  part: string,
  context: CellContext,
  limits: ReadLimits,
): AsyncGenerator<SheetRow> {
  const builder = new RowBuilder(context, limits);
  const scan = new XmlScan(builder);
  for await (const bytes of archive.unpack(part)) {
    scan.push(bytes);
    yield* builder.take();
  }
  scan.end();
  yield* builder.take();
}

/** Puts rows together from the tags of a sheet. Rows and cells without an address follow the one before them. */
class RowBuilder implements XmlHandler {
  #context: CellContext;
  #limits: ReadLimits;
  #done: SheetRow[] = [];
  #count = 0;
  #row = 0;
  #hidden = false;
  #cells: Cell[] | null = null;
  #column = -1;
  #raw: RawCell | null = null;
  #spoken = 0;
  /** Which text of the cell is being read. */
  #into: 'value' | 'inline' | null = null;

  constructor(context: CellContext, limits: ReadLimits) {
    this.#context = context;
    this.#limits = limits;
  }

  take(): SheetRow[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  open(tag: string, attributes: string): void {
    if (tag === 'c') this.#openCell(attributes);
    else if (tag === 'v') this.#into = this.#raw === null ? null : 'value';
    else if (tag === 't') this.#into = this.#raw === null || this.#spoken > 0 ? null : 'inline';
    else if (tag === 'row') this.#openRow(attributes);
    else if (tag === 'f' && this.#raw !== null) this.#raw.formula = true;
    else if (tag === 'rPh') this.#spoken += 1;
  }

  text(text: string): void {
    if (this.#into === null || this.#raw === null) return;
    this.#raw[this.#into] = addedText(this.#raw[this.#into], text, this.#row);
  }

  close(tag: string): void {
    if (tag === 'c') this.#closeCell();
    else if (tag === 'v' || tag === 't') this.#into = null;
    else if (tag === 'row') this.#closeRow();
    else if (tag === 'rPh') this.#spoken -= 1;
  }

  #openRow(attributes: string): void {
    const named = attributeOf(attributes, 'r');
    this.#row = named === null ? this.#row + 1 : Number(named);
    if (!(Number.isInteger(this.#row) && this.#row >= 1 && this.#row <= LAST_ROW))
      throw new SheetFailure('damaged', `there is no row ${String(named)}`);
    this.#hidden = isOn(attributes, 'hidden');
    this.#cells = [];
    this.#column = -1;
  }

  #openCell(attributes: string): void {
    if (this.#cells === null) return;
    const address = attributeOf(attributes, 'r');
    this.#column = address === null ? this.#column + 1 : columnOf(address);
    if (this.#column < 0) throw new SheetFailure('damaged', 'a cell has no place', { row: this.#row });
    const style = attributeOf(attributes, 's');
    this.#raw = {
      type: attributeOf(attributes, 't') ?? 'n',
      style: style === null ? -1 : Number(style),
      value: '',
      inline: '',
      formula: false,
    };
  }

  #closeCell(): void {
    const raw = this.#raw;
    this.#raw = null;
    if (raw === null || this.#cells === null) return;
    const cell = cellOf(raw, this.#context);
    // Whole rows are often coloured to the last column: only what holds something counts.
    if (cell.kind === 'empty') return;
    refuseLongText(cell.text, this.#row);
    const { columns } = this.#limits;
    if (this.#column >= columns)
      throw new SheetFailure('too_many_columns', `column ${this.#column + 1}`, {
        row: this.#row,
        limit: columns,
      });
    while (this.#cells.length < this.#column) this.#cells.push(EMPTY_CELL);
    this.#cells[this.#column] = cell;
  }

  #closeRow(): void {
    const cells = this.#cells;
    this.#cells = null;
    if (cells === null || cells.length === 0) return;
    this.#count += 1;
    if (this.#count > this.#limits.rows)
      throw new SheetFailure('too_many_rows', `more than ${this.#limits.rows}`, {
        row: this.#row,
        limit: this.#limits.rows,
      });
    const row = { row: this.#row, cells: trimmed(cells) };
    this.#done.push(this.#hidden ? { ...row, hidden: true } : row);
  }
}
