import type { SignedKind } from '#src/views/signing/signed-kind.ts';
import { signedExplanationWords } from '#src/wording/signing.ts';

/** What explanations add to signing: their words. One that was not signed is sent again from the page of its declaration. */
export const signedExplanations: SignedKind = {
  nouns: signedExplanationWords,
  operation: 'submitExplanation',
  sendAgain: () => Promise.resolve({ refusals: [signedExplanationWords.again], follow: null }),
  shownUnder: ['registrations'],
};
