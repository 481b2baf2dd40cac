import { sql } from 'kysely';
import { canEdit, type InvoiceState } from '#domain/invoice/lifecycle.ts';
import type { InvoiceRow } from './store.ts';

/** A draft, or a numbered invoice with a failed signature or a refused code, which keeps its number. */
export function mayRevise(row: Pick<InvoiceRow, 'lifecycle' | 'status_error'>): boolean {
  return canEdit(row.lifecycle as InvoiceState) || (row.lifecycle === 'numbered' && row.status_error);
}

/** The same as a condition over the table `invoices`. */
export const MAY_REVISE = sql<boolean>`(invoices.lifecycle = 'draft' or (invoices.lifecycle = 'numbered' and invoices.status_error))`;
