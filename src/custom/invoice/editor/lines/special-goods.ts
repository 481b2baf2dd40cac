import { specialText } from '#domain/documents/formats/invoices/special-goods.table.ts';
import { specialWords } from '#src/wording/desk/special-goods.ts';
import type { DraftLine } from '../draft/draft.ts';

/** Special goods in a sentence: which kind they are, and what is stated of them. */
export function specialName(special: NonNullable<DraftLine['special']>): string {
  const kind = special[0]?.goods ?? '2';
  return [specialWords.kinds[kind], specialText(special)].filter(Boolean).join('. ');
}
