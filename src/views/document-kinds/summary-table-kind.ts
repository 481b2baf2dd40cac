import type { DocumentKind } from '#src/views/document/document-kind.ts';
import { summaryTableWords } from '#src/wording/reports/summary-table.ts';

/** What a summary table adds to the pieces that draw any document. */
export const summaryTableKind = (): DocumentKind => ({
  road: summaryTableWords.sent.road,
  steps: summaryTableWords.sent.steps,
  unknown: summaryTableWords.sent.unknown,
  results: ['summary_valid', 'summary_invalid'],
  scopes: { invalid_message: 'technical', invalid_summary_table: 'summary' },
});
