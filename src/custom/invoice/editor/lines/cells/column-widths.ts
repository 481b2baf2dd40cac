import { useMemo, type CSSProperties } from 'react';
import { isLineText, LINE_FIELDS } from '#domain/invoice/lines/line-fields.table.ts';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { useOfDraft, type DraftStore } from '../../draft/draft-store.ts';
import { readValue } from '#src/ui/field/number/number-entry.ts';
import type { DraftLine } from '../../draft/draft.ts';
import type { LineColumn } from '../line-columns.ts';
import { isOwnColumn } from '../own-columns.ts';

/** Pixels of a digit, of a point or comma, and of a cell's padding and border, in the font of the table. */
const [DIGIT, MARK, PADDING] = [8.3, 4.6, 19];
/** Pixels of columns as line-table.css has them: what fits changes nothing, so that a key draws no more than its line. */
const USUAL = { quantity: 78, unit_price: 96, discount_rate: 56, discount_amount: 96, amount: 108 };

/** Pixels that the cell of a number needs, shown in groups of three; `number` as it is kept ("1234567.8"). */
export function widthOfNumber(number: string): number {
  const point = number.indexOf('.');
  const whole = point === -1 ? number.length : point;
  const marks = Math.max(0, Math.floor((whole - 1) / 3)) + (point === -1 ? 0 : 1);
  const digits = number.length - (point === -1 ? 0 : 1);
  return Math.ceil(digits * DIGIT + marks * MARK + PADDING);
}

function needed(column: keyof typeof USUAL, numbers: readonly (string | null)[]): number {
  const width = numbers.reduce(
    (widest, number) => Math.max(widest, widthOfNumber(readValue(number ?? ''))),
    0,
  );
  return width > USUAL[column] ? width : 0;
}

/** What the longest quantity, price, discount rate, discount and amount that are typed need, as one value for useOfDraft. */
export function typedWidths(lines: readonly DraftLine[]): string {
  const of = (column: keyof typeof USUAL) =>
    needed(
      column,
      lines.map((line) => line[column]),
    );
  return `${of('quantity')} ${of('unit_price')} ${of('discount_rate')} ${of('discount_amount')} ${of('amount')}`;
}

/** What the longest computed amount needs. */
function amountWidth(amounts: ReadonlyMap<number, LineAmounts>): number {
  return needed(
    'amount',
    [...amounts.values()].flatMap((line) => [line.amount, line.vat_amount, line.amount_with_tax]),
  );
}

/** What the longest computed discount needs. */
function discountWidth(amounts: ReadonlyMap<number, LineAmounts>): number {
  return needed(
    'discount_amount',
    [...amounts.values()].map((line) => line.discount_amount),
  );
}

function widthOf(column: LineColumn): string {
  if (isLineText(column)) return `${LINE_FIELDS[column].wide}px`;
  return `var(--width-${isOwnColumn(column) ? 'own' : column})`;
}

/** The columns as line-table.css takes them, which grow beyond their usual width so that no number is cut. */
export function useColumnWidths(
  store: DraftStore,
  columns: readonly LineColumn[],
  amounts: ReadonlyMap<number, LineAmounts>,
): CSSProperties {
  const typed = useOfDraft(store, ({ get }) => typedWidths(get().lines));
  const computed = useMemo(() => amountWidth(amounts), [amounts]);
  const discounted = useMemo(() => discountWidth(amounts), [amounts]);
  const [quantity = 0, price = 0, rate = 0, discount = 0, amount = 0] = typed.split(' ').map(Number);
  const own = columns.filter(isOwnColumn).length;
  const texts = columns.filter((column) => isLineText(column)).map((field) => LINE_FIELDS[field].wide);
  return {
    '--line-columns': columns.map(widthOf).join(' '),
    '--texts-width': `${texts.reduce((sum, wide) => sum + wide, 0)}px`,
    '--own-columns': own,
    // Two in a row of a card.
    '--own-rows': Math.ceil(own / 2),
    '--quantity-needs': `${quantity}px`,
    '--price-needs': `${price}px`,
    '--rate-needs': `${rate}px`,
    '--discount-needs': `${Math.max(discount, discounted)}px`,
    '--amount-needs': `${Math.max(amount, computed)}px`,
  } as CSSProperties;
}
