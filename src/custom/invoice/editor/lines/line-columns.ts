import {
  isLineText,
  LINE_NUMBERS,
  LINE_TEXTS,
  type LineField,
  type LineNumber,
  type LineText,
} from '#domain/invoice/lines/line-fields.table.ts';
import { isAmountTyped } from '#domain/invoice/lines/lump-sum.ts';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { shownEntry } from '#src/ui/field/number/number-entry.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { rateText } from '#src/views/values/choice-labels.ts';
import type { DraftLine } from '../draft/draft.ts';
import { extraText } from '#src/views/values/extra-text.ts';
import { isOwnColumn, statedIn, type OwnColumn, type OwnField } from './own-columns.ts';

/** A column with cells to write a text in; the code comes with the name. */
export type TextColumn = Exclude<LineText, 'code'>;
export const TEXT_COLUMNS = LINE_TEXTS.filter((field): field is TextColumn => field !== 'code');

export type UsualColumn = LineField | 'name' | 'vat_amount' | 'total';
export type LineColumn = UsualColumn | OwnColumn;

/** The columns that the line table of any company has, in their order; those of its own fields follow. */
const LINE_COLUMNS: readonly UsualColumn[] = [
  'code',
  'name',
  ...TEXT_COLUMNS,
  ...LINE_NUMBERS,
  'vat_rate',
  'vat_amount',
  'total',
  'revenue_percent',
];

/** Columns that stand in the table once they are chosen. */
export const OPTIONAL_COLUMNS = ['code', 'discount_amount', 'total'] as const satisfies readonly LineColumn[];
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** A cell: `row` from 0. */
export type CellPlace = { row: number; column: LineColumn };

export function isLineColumn(name: string | undefined): name is LineColumn {
  return isOwnColumn(name) || LINE_COLUMNS.some((column) => column === name);
}

/** The cell that an element is, or is in; null outside of cells. */
export function placeOfElement(target: EventTarget | null): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row !== undefined && isLineColumn(column) ? { row: Number(row), column } : null;
}

/** Amounts of a line as they were computed last. */
export type ComputedAmounts =
  | Pick<LineAmounts, 'discount_amount' | 'amount' | 'vat_amount' | 'amount_with_tax'>
  | undefined;

/** Tiền CK: as it was typed, or what a typed rate comes to; '' where neither is. */
export function discountInCell(
  { discount_amount, discount_rate }: DraftLine,
  computed: string | null | undefined,
): string {
  return discount_amount === '' && discount_rate !== '' ? (computed ?? '') : discount_amount;
}

/** The decimal string in a cell of numbers; '' in one without, or while what is typed cannot be read. */
export function numberInCell(line: DraftLine, column: LineColumn, amounts: ComputedAmounts): string {
  if (column === 'amount') return isAmountTyped(line) ? line.amount : (amounts?.amount ?? '');
  if (column === 'discount_amount') return discountInCell(line, amounts?.discount_amount);
  if (column === 'vat_amount') return amounts?.vat_amount ?? '';
  if (column === 'total') return amounts?.amount_with_tax ?? '';
  if (isOwnColumn(column)) {
    const stated = statedIn(line, column);
    return stated?.type === 'numeric' ? stated.value : '';
  }
  return LINE_NUMBERS.some((field) => field === column) ? line[column as LineNumber] : '';
}

/** What a cell shows, as it is copied to a spreadsheet. */
export function textInCell(line: DraftLine, column: LineColumn, amounts: ComputedAmounts): string {
  if (column === 'name' || isLineText(column)) return line[column];
  if (isOwnColumn(column)) {
    const stated = statedIn(line, column);
    return stated === null ? '' : extraText(stated);
  }
  if (column === 'vat_rate') return line.vat_rate === '' ? '' : rateText(line.vat_rate);
  if (column === 'revenue_percent') return line.revenue_percent && `${formatNumber(line.revenue_percent)}%`;
  return shownEntry(numberInCell(line, column, amounts));
}

/** Which columns stand in the table, in order. */
export function shownColumns(
  has: { vat: boolean; percents: boolean; discount: boolean; discount_amount: boolean },
  chosen: readonly OptionalColumn[],
  own: readonly OwnField[],
): LineColumn[] {
  const usual = LINE_COLUMNS.filter((column) => {
    if (column === 'code') return chosen.includes(column);
    // Without VAT it would repeat the amount.
    if (column === 'total') return has.vat && chosen.includes(column);
    if (column === 'discount_rate') return has.discount;
    if (column === 'discount_amount') return has.discount && has.discount_amount;
    if (column === 'vat_rate' || column === 'vat_amount') return has.vat;
    return column !== 'revenue_percent' || has.percents;
  });
  return [...usual, ...own.map(({ column }) => column)];
}
