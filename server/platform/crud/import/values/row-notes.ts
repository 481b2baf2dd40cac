import type { MappedColumn } from '../sheet-fields.ts';
import { numberLimits, shown } from './number-value.ts';

/** What a sheet said of cells of a row (columns from 0) beside their texts. */
export type RowNotes = {
  /** Covered by a merged range, its first cell aside. */
  merged?: readonly number[];
  /** Numbers written with a zero more, so that three decimals are no group: 1,2340 of 1.234. */
  lengthened?: readonly number[];
};

type Noted = { cells: readonly string[]; notes: RowNotes };

/** The notes of a row that still hold where cells were typed anew. */
export function notesWithout({ merged, lengthened }: RowNotes, typed: (index: number) => boolean): RowNotes {
  return notesOf(
    (merged ?? []).filter((index) => !typed(index)),
    (lengthened ?? []).filter((index) => !typed(index)),
  );
}

export function notesOf(merged: readonly number[], lengthened: readonly number[]): RowNotes {
  return { ...(merged.length > 0 && { merged }), ...(lengthened.length > 0 && { lengthened }) };
}

/** The texts of a row as its columns mean them: a number in a column of texts has the digits of the sheet. */
export function meantCells<Row extends Noted>(row: Row, columns: readonly MappedColumn[]): Row {
  const { lengthened } = row.notes;
  if (lengthened === undefined) return row;
  const texts = new Set(columns.flatMap(({ index, field }) => (numberLimits(field) === null ? index : [])));
  const cells = row.cells.map((text, index) =>
    lengthened.includes(index) && texts.has(index) ? text.replace(/0$/, '') : text,
  );
  return { ...row, cells };
}

/** Why a covered cell cannot be read: it is empty because another one reaches over it, or it has a number that adds up. */
export function mergedProblem(
  { cells, notes }: Noted,
  { index }: Pick<MappedColumn, 'index'>,
  adds_up: boolean,
): string | null {
  if (notes.merged?.includes(index) !== true) return null;
  const text = cells[index] ?? '';
  if (text === '')
    return 'Ô này bị ô bên cạnh gộp vào nên chưa rõ có giá trị gì. Hãy bỏ gộp ô trong tệp rồi tải lên lại, hoặc gõ giá trị vào ô này.';
  return adds_up
    ? `${shown(text)} nằm trong ô gộp của nhiều dòng nên chưa rõ là của từng dòng hay của cả các dòng. Hãy bỏ gộp ô và ghi riêng từng dòng rồi tải lên lại, hoặc gõ lại số của dòng này.`
    : null;
}
