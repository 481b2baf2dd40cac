import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { historyOf } from '#server/modules/documents/index.ts';
import { findInvoice, nameOfUser } from '#server/modules/invoices/index.ts';
import { invoiceKind } from './document-kind.ts';
import { INVOICE_EVENTS } from './event-words.table.ts';

/** Nhật ký of an invoice, newest first: what happened to its document, and before that its draft. */
export async function invoiceHistory(tx: Tx, id: number): Promise<components['schemas']['DocumentEvent'][]> {
  const { created_by, created_on } = await findInvoice(tx, id);
  const { title, tone } = INVOICE_EVENTS.created;
  const created = {
    // Of no row of its own: the invoice itself says when it was made.
    id: 0,
    kind: 'created',
    happened_on: created_on,
    title,
    tone,
    detail: null,
    actor_name: await nameOfUser(tx, created_by),
    transmission_id: null,
  };
  return [...(await historyOf(tx, invoiceKind, id)), created];
}
