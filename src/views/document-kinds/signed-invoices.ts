import type { SignedKind } from '#src/views/signing/signed-kind.ts';
import { signedInvoiceWords } from '#src/wording/signing.ts';

/** What invoices add to signing: their words, and how they are published once more. */
export const signedInvoices: SignedKind = {
  nouns: signedInvoiceWords,
  operation: 'publishInvoices',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendInvoicesAgain(request),
  shownUnder: ['invoices'],
};
