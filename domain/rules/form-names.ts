import { rowsOn } from './dated.ts';
import { FORM_NAMES } from './form-names.table.ts';

/** Tên hóa đơn (THDon) of a form digit, as it is called on `date`. */
export function formNameOn(form_no: string, date: string): string | null {
  return rowsOn(FORM_NAMES, date).find((row) => row.form_no === form_no)?.name ?? null;
}
