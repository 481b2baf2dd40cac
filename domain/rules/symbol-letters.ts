import { rowsOn } from './dated.ts';
import type { SymbolLetterRow } from './symbol-letters.table.ts';
import { SYMBOL_LETTERS } from './symbol-letters.table.ts';

/** Letters a new series may use on a day, for one form digit or for all. */
export function symbolLettersOn(date: string, form_no?: string): readonly SymbolLetterRow[] {
  const rows: readonly SymbolLetterRow[] = rowsOn<SymbolLetterRow>(SYMBOL_LETTERS, date);
  return form_no === undefined ? rows : rows.filter((row) => row.forms.includes(form_no));
}

export function symbolLetterOn(letter: string, date: string): SymbolLetterRow | null {
  return symbolLettersOn(date).find((row) => row.letter === letter) ?? null;
}
