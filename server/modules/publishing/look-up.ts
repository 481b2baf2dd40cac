import { sql } from 'kysely';
import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import type { components } from '#generated/types.ts';
import type { Context } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { createDraft, findInvoice } from '#server/modules/invoices/index.ts';
import { printView, refuseUnprinted } from './printed-invoice.ts';

type LookUp = {
  invoice: components['schemas']['InvoiceInput'];
  /** The draft that is being changed: the print says what it corrects. */
  invoice_id: number | undefined;
};

/**
 * How an invoice that is not saved would be printed now, and in which template. It is written as a draft, read back as
 * print and taken away again in one transaction, so that the print is that of the draft to the đồng.
 * Failures: those of saving a draft, 404 for a draft that is not there, and those of drawing.
 */
export async function lookUpInvoice(
  printer: InvoicePrinter,
  { tenant, account, clock }: Context,
  { invoice, invoice_id }: LookUp,
): Promise<components['schemas']['LookUpTemplate']> {
  const { draft, view } = await tenant(async (tx) => {
    const saved = invoice_id === undefined ? null : await findInvoice(tx, invoice_id);
    const related = (saved?.related ?? null) as RelatedInvoice | null;
    await sql`savepoint look_up`.execute(tx);
    const draft = await createDraft(tx, invoice, account, clock, related, saved?.customer_id ?? null);
    const { view } = await printView(tx, draft.id);
    await sql`rollback to savepoint look_up`.execute(tx);
    return { draft, view };
  });
  const pdf = await printer.print(account.tenant_id, view).catch(refuseUnprinted);
  return {
    template_id: draft.template_id,
    title: view.title,
    form_no: view.form_no,
    symbol: view.symbol,
    pdf_base64: Buffer.from(pdf).toString('base64'),
  };
}
