import { rowsOn } from './dated.ts';
import type { SymbolLetterRow } from './symbol-letters.table.ts';
import { SYMBOL_LETTERS } from './symbol-letters.table.ts';

const LETTERS: readonly SymbolLetterRow[] = SYMBOL_LETTERS;

/** Letters a new series may use on a day, for one form digit or for all. */
export function symbolLettersOn(date: string, form_no?: string): readonly SymbolLetterRow[] {
  const rows = [...Map.groupBy(issuedOn(date), ({ letter }) => letter).values()].flatMap(merged);
  return form_no === undefined ? rows : rows.filter((row) => row.forms.includes(form_no));
}

function issuedOn(date: string): readonly SymbolLetterRow[] {
  return rowsOn(LETTERS, date).filter(({ read_only }) => read_only !== true);
}

/** Forms that are read and forms that are assumed stand in rows of their own. */
function merged(rows: readonly SymbolLetterRow[]): SymbolLetterRow[] {
  return rows.slice(0, 1).map((first) => ({ ...first, forms: rows.flatMap(({ forms }) => forms) }));
}

export function symbolLetterOn(letter: string, date: string): SymbolLetterRow | null {
  return symbolLettersOn(date).find((row) => row.letter === letter) ?? null;
}

/** Whether an invoice received from elsewhere may carry the letter: those one may issue, and those only met. */
export function isReadableLetter(letter: string, date: string): boolean {
  return rowsOn(LETTERS, date).some((row) => row.letter === letter);
}
