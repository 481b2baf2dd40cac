import { isFormDeclared } from '#domain/registration/series-in-force.ts';
import { useSeriesUse } from '#src/providers/series-uses.ts';
import { today } from '#src/providers/today.ts';
import { ChoiceInput } from '#src/views/form/inputs/choice-input.tsx';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { declaredWords } from '#src/wording/declared.ts';
import { forms } from '#src/wording/forms.ts';

const UNCHOSEN = { value: '', label: forms.chooseEmpty, help: null, tone: null };

/** The kind of invoice: those that no accepted declaration names say so. */
export function FormInput(props: InputProps) {
  const use = useSeriesUse();
  const { field, value } = props;
  const isUndeclared = (form_no: string) => !!use && !isFormDeclared(use, form_no, today());
  const options = (field.options ?? []).map((option) =>
    isUndeclared(option.value) ? { ...option, label: declaredWords.undeclared(option.label) } : option,
  );
  // A closed box cuts off what stands behind the name of the form.
  const hint = value !== '' && isUndeclared(value) ? declaredWords.undeclaredForm : field.hint;
  return (
    <ChoiceInput
      {...props}
      field={{ ...field, hint, options: value === '' ? [UNCHOSEN, ...options] : options }}
    />
  );
}
