import {
  eachMovementField,
  MOVEMENT_FIELD_NAMES,
  movementField,
  movementFieldsOf,
  movementLetter,
  type GoodsMovement,
  type MovementField,
} from '#domain/invoice/movement/movement-fields.table.ts';
import type { Template } from '#server/modules/templates/index.ts';

type Said = Readonly<Record<string, unknown>>;

/** How goods go is fields of a record in an invoice, and cells beside the others in a row. */
const PREFIX = 'movement_';
const PATH = 'movement.';

function sourceOf(field: MovementField): string {
  return `${PREFIX}${field}`;
}

/** Whether a cell of a row is of how the goods go. */
export function saysHowGoodsGo(source: string): boolean {
  return source.startsWith(PREFIX);
}

/** A file of invoices has one fee for each. */
const FEE = /^fees\.0\./;

/** The cell that a path of an invoice is filled from: `movement.order` is in `movement_order`, `fees.0.amount` in `fee_amount`. */
export function cellOf(path: string): string {
  if (path.startsWith(PATH)) return path.replace(PATH, PREFIX);
  return path === 'fees' ? 'fee_amount' : path.replace(FEE, 'fee_');
}

/** What the cells of an invoice say, how its goods go apart from the rest. */
export function movementApart(said: Said): { movement: GoodsMovement; rest: Said } {
  const rest = Object.fromEntries(Object.entries(said).filter(([source]) => !saysHowGoodsGo(source)));
  const movement = eachMovementField((field) => {
    const value = said[sourceOf(field)];
    return typeof value === 'string' ? value : null;
  });
  return { movement, rest };
}

/** Cells that the series has no place for: left alone they would be lost without a word. */
export function misplacedCells(template: Template, said: Said): [source: string, message: string][] {
  const letter = movementLetter(template);
  const taken: readonly MovementField[] = letter === null ? [] : movementFieldsOf(letter);
  return MOVEMENT_FIELD_NAMES.filter(
    (field) => typeof said[sourceOf(field)] === 'string' && !taken.includes(field),
  ).map((field) => [sourceOf(field), misplaced(template, field)]);
}

function misplaced({ form_no, symbol }: Template, field: MovementField): string {
  const { label, max } = movementField(field);
  const forms = Object.keys(max).map((letter) => `6${letter}`);
  return `${form_no}${symbol} không có ${label}: chỉ phiếu xuất kho (${forms.join(', ')}) có. Sửa ký hiệu, hoặc để trống ô này.`;
}
