import type { Problem } from '../import-rows.ts';
import type { Values } from '../../crud-context.ts';
import { cellValue } from '../values/cell-value.ts';
import type { ReferenceReader } from './find-references.ts';
import type { MappedColumn } from './mapped-columns.ts';

/** The values a row gives to its fields, and the cells that say nothing. */
export type RowValues = { values: Values; problems: Problem[] };

export function readCells(
  columns: readonly MappedColumn[],
  cells: readonly string[],
  references: ReferenceReader,
): RowValues {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const column of columns) {
    const { index, field, number_style } = column;
    const cell = cells[index] ?? '';
    const reading =
      field.kind === 'reference' ? references(column, cell) : cellValue(field, cell, number_style);
    if ('problem' in reading) problems.push({ index, field: field.source, message: reading.problem });
    else values[field.source] = reading.value;
  }
  return { values, problems };
}
