import type { SignedKind } from '#src/views/signing/signed-kind.ts';
import { signedStatementWords } from '#src/wording/signing.ts';

/** What statements add to signing: their words, and how one is signed once more. */
export const signedStatements: SignedKind = {
  nouns: signedStatementWords,
  operation: 'submitStatement',
  sendAgain: async (request) => (await import('./sending-again.ts')).sendStatementsAgain(request),
  shownUnder: ['statements'],
};
