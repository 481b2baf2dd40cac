import type { DocumentKind } from '#src/views/document/document-kind.ts';
import { mistakeWords } from '#src/wording/mistake.ts';

/** What a notice of mistakes adds to the pieces that draw any document. */
export const mistakeKind = (): DocumentKind => ({
  road: mistakeWords.sent.road,
  steps: mistakeWords.sent.steps,
  unknown: mistakeWords.sent.unknown,
  results: ['received', 'partly_received', 'not_received', 'notification_invalid'],
  settled: ['tax_authority_received'],
  scopes: { invalid_message: 'technical' },
});
