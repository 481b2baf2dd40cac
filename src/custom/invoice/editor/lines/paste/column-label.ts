import { eachOf } from '#domain/invoice/lines/line-fields.table.ts';
import { lineWords, pasteWords } from '#src/wording/desk/invoice-editor.ts';
import { TEXT_COLUMNS } from '../line-columns.ts';
import { isOwnColumn, type OwnField } from '../own-columns.ts';
import type { PastedColumn, UsualPasted } from './pasted-heading.ts';

const labels: Readonly<Record<UsualPasted, string>> = {
  ...eachOf(TEXT_COLUMNS, (field) => lineWords[field]),
  name: lineWords.name,
  quantity: lineWords.quantity,
  unit_price: lineWords.price,
  discount_rate: lineWords.discount,
  discount_amount: lineWords.discount_amount,
  vat_rate: lineWords.vat,
  code: pasteWords.code,
  skipped: pasteWords.skipped,
};

/** What a column is called that a copied one can be taken for. */
export function labelOf(column: PastedColumn, own: readonly OwnField[]): string {
  if (!isOwnColumn(column)) return labels[column];
  return own.find((field) => field.column === column)?.name ?? '';
}
