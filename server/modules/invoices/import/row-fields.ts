import { LINE_FIELD_NAMES } from '#domain/invoice/lines/line-fields.table.ts';
import { importRows } from '#generated/import-rows.ts';
import type { CrudField } from '#server/platform/crud/crud-descriptor.ts';
import { isOwnOfLine } from './own-cells.ts';
import { isSpecial } from './special-cells.ts';
import { isStatedOfLine } from './stated-amounts.ts';

/** What a row of a file of invoices may fill. */
export const ROW_FIELDS: readonly CrudField[] = importRows['invoices'] ?? [];

/** The field that names the invoice of a row. */
export const DOCUMENT_NO = 'document_no';

const OF_LINE: ReadonlySet<string> = new Set(['kind', 'name', ...LINE_FIELD_NAMES]);

/** Whether a field is a line's; the others belong to the invoice as a whole. */
export function isOfLine(source: string): boolean {
  return OF_LINE.has(source) || isOwnOfLine(source) || isSpecial(source) || isStatedOfLine(source);
}

/** Whether an invoice has a field once, however many rows it has. */
export function isShared(source: string): boolean {
  return !isOfLine(source) && source !== DOCUMENT_NO;
}
