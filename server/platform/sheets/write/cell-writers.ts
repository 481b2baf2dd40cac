import { isDecimal, type ColumnKind, type SheetColumn, type SheetValue } from '../column.ts';
import { columnName } from '../column-name.ts';
import { looksLikeFormula } from '../formula-guard.ts';
import { serialOf } from '../serial-date.ts';
import { textElement } from './cell-text.ts';
import { MAX_SHOWN_DECIMALS, RED, STYLE } from './styles.table.ts';

/** Writes the cell of one column in a row (from 1); '' where there is nothing to write. */
export type CellWriter = (value: SheetValue, row: number, red: boolean) => string;

const typedCell: Record<ColumnKind, (text: string, at: string, red: number) => string | null> = {
  text: () => null,
  number: (text, at, red) => (isDecimal(text) ? `${at}${numberStyle(text) + red}"><v>${text}</v></c>` : null),
  date: (text, at, red) => {
    const serial = serialOf(text);
    return serial === null ? null : `${at}${STYLE.date + red}"><v>${serial}</v></c>`;
  },
  boolean: () => null,
};

export function cellWriter({ kind }: SheetColumn, column: number): CellWriter {
  const name = columnName(column);
  const typed = typedCell[kind];
  return (value, row, red) => {
    const shift = red ? RED : 0;
    // Always with its address: readers in the wild stumble over cells without one.
    const at = `<c r="${name}${row}" s="`;
    if (value == null || value === '') return red ? `${at}${RED}"/>` : '';
    if (typeof value === 'boolean')
      return `${at}${STYLE.plain + shift}" t="b"><v>${value ? '1' : '0'}</v></c>`;
    const text = String(value);
    return typed(text, at, shift) ?? textCell(text, at, shift);
  };
}

/** A text stays text whatever it begins with; Excel is told so twice where it looks like a formula. */
function textCell(text: string, at: string, shift: number): string {
  const style = looksLikeFormula(text) ? STYLE.quoted : STYLE.text;
  return `${at}${style + shift}" t="inlineStr"><is>${textElement(text)}</is></c>`;
}

/** The style that shows a number with the decimals it is written with. */
function numberStyle(text: string): number {
  const point = text.indexOf('.');
  const decimals = point === -1 ? 0 : text.length - point - 1;
  return decimals > MAX_SHOWN_DECIMALS ? STYLE.plain : STYLE.number + decimals;
}
