import type { SignedKind } from '#src/views/signing/signed-kind.ts';
import { signedMistakeWords } from '#src/wording/signing.ts';

/** What notices of mistakes add to signing: their words, and how one is signed once more. */
export const signedMistakes: SignedKind = {
  nouns: signedMistakeWords,
  operation: 'submitInvoiceMistake',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendMistakesAgain(request),
  shownUnder: ['invoice_mistakes'],
};
