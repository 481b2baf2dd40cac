import { vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import { today } from '#src/providers/today.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { rateWordsOf } from '#src/views/values/choice-labels.ts';
import { forms } from '#src/wording/forms.ts';
import { frameOf } from './inputs/input-props.ts';
import type { InputProps } from './inputs/input-props.ts';

/** The rates in force today; one that no longer is stays choosable where it is already set. */
export function VatRateInput({ field, value, onChange, onBlur, error, readOnly }: InputProps) {
  const offered = vatRatesOn(today())
    .map(({ rate }) => rate)
    .filter((rate) => rate !== 'KHAC');
  const rates = value === '' || offered.includes(value) ? offered : [...offered, value];
  return (
    <SelectField
      {...frameOf({ field, error })}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      disabled={readOnly}
      choices={rates.map((rate) => ({ value: rate, label: rateWordsOf(rate) }))}
      emptyLabel={field.required && value !== '' ? undefined : forms.chooseEmpty}
    />
  );
}
