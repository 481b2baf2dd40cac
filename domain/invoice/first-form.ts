import { isFormDeclared } from '../registration/series-in-force.ts';
import { bearsVat } from '../rules/particulars/forms.table.ts';
import { settingInForce } from '../settings/declared-settings.ts';
import type { SeriesChoosing } from './default-series.ts';
import { movesGoods } from './movement/movement-fields.table.ts';

/**
 * The form that a new template begins with, of those there are: the one of the method of tax calculation in force, then
 * the first that is declared. Null where none is declared: nothing is offered that would be refused.
 */
export function firstForm<Form extends string>(
  forms: readonly Form[],
  { use, chosen, day }: SeriesChoosing,
): Form | null {
  const key = 'method_of_tax_calculation';
  const isVat = settingInForce(key, chosen.get(key), use, day) === 'VAT';
  const declared = forms.filter((form_no) => use === null || isFormDeclared(use, form_no, day));
  const ofMethod = declared.find(
    (form_no) => !movesGoods({ form_no }) && bearsVat({ form_no, symbol: '' }) === isVat,
  );
  return ofMethod ?? declared[0] ?? null;
}
