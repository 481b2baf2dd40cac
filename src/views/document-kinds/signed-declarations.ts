import type { SignedKind } from '#src/views/signing/signed-kind.ts';
import { signedDeclarationWords } from '#src/wording/signing.ts';

/** What declarations add to signing: their words, and how one is signed once more. */
export const signedDeclarations: SignedKind = {
  nouns: signedDeclarationWords,
  operation: 'submitRegistration',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendDeclarationsAgain(request),
  shownUnder: ['registrations'],
};
