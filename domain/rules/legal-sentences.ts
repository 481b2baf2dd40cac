import { rowOn } from './dated.ts';
import type { LegalSentenceKey, LegalSentenceRow } from './legal-sentences.table.ts';
import { LEGAL_SENTENCES } from './legal-sentences.table.ts';

/** The law's own sentence in force on `date`, its `{…}` filled in; null when the law has none then. */
export function legalSentence(
  key: LegalSentenceKey,
  date: string,
  params: Readonly<Record<string, string>> = {},
): string | null {
  const rows: readonly LegalSentenceRow[] = LEGAL_SENTENCES[key];
  const text = rowOn(rows, date)?.text;
  return text?.replace(/\{(\w+)\}/g, (blank, name: string) => params[name] ?? blank) ?? null;
}
