import type { DocumentKind } from '#src/views/document/document-kind.ts';
import { registrationWords } from '#src/wording/registration.ts';

/** What a declaration adds to the pieces that draw any document. */
export const declarationKind = (): DocumentKind => ({
  road: registrationWords.sent.road,
  steps: registrationWords.sent.steps,
  unknown: registrationWords.sent.unknown,
  results: ['accepted', 'not_accepted'],
  scopes: {
    invalid_message: 'technical',
    tax_authority_not_received: 'declaration',
    tax_authority_not_accepted: 'declaration',
  },
});
