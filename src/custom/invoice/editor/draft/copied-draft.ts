import { draftOf, type Draft, type Invoice } from './draft.ts';

/**
 * A new draft with what an invoice says: the buyer, the goods, how it is paid. Its day is today, and what belongs to the one
 * invoice (the rate of its day, the note to oneself) is left behind; a series in which nothing new can be written too.
 */
export function copiedDraft(invoice: Invoice, today: string, offered: readonly { id: number }[]): Draft {
  const isOffered = offered.some(({ id }) => id === invoice.template_id);
  return {
    ...draftOf(invoice),
    template_id: isOffered ? invoice.template_id : null,
    issued_on: today,
    exchange_rate: '',
    internal_note: '',
  };
}
