import { importRows } from '#generated/import-rows.ts';
import type { CrudField } from '#server/platform/crud/crud-descriptor.ts';

/** What a row of a file of invoices may fill. */
export const ROW_FIELDS: readonly CrudField[] = importRows['invoices'] ?? [];

/** The field that names the invoice of a row. */
export const DOCUMENT_NO = 'document_no';

const OF_LINE = [
  'kind',
  'code',
  'name',
  'unit',
  'quantity',
  'unit_price',
  'discount_rate',
  'discount_amount',
  'vat_rate',
  'amount',
] as const;

export type LineField = (typeof OF_LINE)[number];

const LINE_FIELDS: ReadonlySet<string> = new Set(OF_LINE);

/** Whether a field is a line's; the others belong to the invoice as a whole. */
export function isOfLine(source: string): source is LineField {
  return LINE_FIELDS.has(source);
}

/** What an invoice has once, however many rows it has. */
export const SHARED_FIELDS: ReadonlySet<string> = new Set(
  ROW_FIELDS.map(({ source }) => source).filter((source) => !isOfLine(source) && source !== DOCUMENT_NO),
);
