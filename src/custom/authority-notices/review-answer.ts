import { isCashRegisterInvoice } from '#domain/mistakes/content.ts';
import type { components } from '#generated/types.ts';
import type { Notice } from './notice-text.ts';

type Input = components['schemas']['InvoiceMistakeInput'];

/**
 * The notice 04/SS-HĐĐT that answers a review (302): its number and day, and every invoice that is neither received nor on its way. Those
 * of cash registers go in a notice of their own, after the others. Null where nothing is left to answer.
 */
export function reviewAnswer({ notice_no, noticed_on, invoices }: Notice): Input | null {
  const open = invoices.filter(({ answer }) => answer === 'none' || answer === 'refused');
  if (open.length === 0 && invoices.length > 0) return null;
  const others = open.filter((named) => !isCashRegisterInvoice(named));
  return {
    origin: 'review',
    review_no: notice_no,
    review_on: noticed_on,
    invoices: (others.length > 0 ? others : open).map((named) => ({
      invoice_id: named.invoice_id,
      form_no: named.form_no || null,
      symbol: named.symbol || null,
      number: named.number || null,
      issued_on: named.issued_on,
      authority_code: named.authority_code,
      decree: named.decree,
      nature: 'explain',
      reason: null,
    })),
  };
}
