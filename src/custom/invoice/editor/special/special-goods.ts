import { specialText } from '#domain/documents/formats/invoices/special-goods.table.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { label } from '#src/language/language.ts';
import { specialWords } from '#src/wording/desk/special-goods.ts';
import type { DraftLine, DraftPlace } from '../draft/draft.ts';

/** Where the buyer lives, as an address ends; '' where it is not stated. */
export function placeText({ commune, province }: DraftPlace): string {
  return [commune, province].filter(Boolean).join(', ');
}

/** Special goods in a sentence: of which kinds they are, and what is stated of them; '' of ordinary goods. */
export function specialName(special: DraftLine['special']): string {
  if (special === null) return '';
  const kinds = special.length === 0 ? (['2'] as const) : new Set(special.map(({ goods }) => goods));
  const named = [...kinds].map((goods) => specialWords.kinds[goods]).join(', ');
  return [named, specialText(special, label, formatNumber)].filter(Boolean).join('. ');
}
