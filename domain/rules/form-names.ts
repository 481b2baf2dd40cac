import { rowsOn } from './dated.ts';
import { FORM_NAMES, type FormNameRow } from './particulars/forms.table.ts';

/**
 * Tên hóa đơn (THDon) of a form digit, as it is called on `date`; with the letter of the symbol, the name of that
 * kind where it has its own (6 and N: phiếu xuất kho kiêm vận chuyển nội bộ). Null when there is no such form.
 */
export function formNameOn(form_no: string, date: string, letter?: string): string | null {
  const rows = formsOn(date, form_no);
  const own = rows.find((row) => row.letter !== undefined && row.letter === letter);
  return (own ?? rows.find((row) => row.letter === undefined))?.name ?? null;
}

/** The forms of a day, or the rows of one: a form with letters of its own has a row for each. */
export function formsOn(date: string, form_no?: string): readonly FormNameRow[] {
  return rowsOn(FORM_NAMES, date).filter((row) => form_no === undefined || row.form_no === form_no);
}
