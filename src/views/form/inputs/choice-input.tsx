import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { CheckList } from '#src/ui/field/choice/check-list.tsx';
import type { Choice } from '#src/ui/field/choice/check-list.tsx';
import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { Combobox } from '#src/ui/field/choice/combobox.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { toneOf } from '#src/views/values/choice-labels.ts';
import { forms } from '#src/wording/forms.ts';
import { frameOf } from './input-props.ts';
import type { InputProps, ManyInputProps } from './input-props.ts';

/** Choices whose meaning must be read are cards while they are so few, a list under the field beyond. */
const mostCards = 3;
/** A longer list is found by typing instead of by scrolling. */
const mostScrolled = 12;

type ChoiceShape = 'cards' | 'search' | 'select';

/** How a choice is drawn, by how many options it has and whether they need a sentence. */
export function choiceShape({ options }: Pick<FieldDescriptor, 'options'>): ChoiceShape {
  const all = options ?? [];
  if (all.some(({ help }) => help !== null)) return all.length <= mostCards ? 'cards' : 'search';
  return all.length > mostScrolled ? 'search' : 'select';
}

function optionsOf({ options }: FieldDescriptor): Choice[] {
  return (options ?? []).map((option) => ({
    value: option.value,
    label: option.label,
    detail: option.help ?? undefined,
    mark: option.tone === null ? undefined : <Glyph tone={toneOf(option)} />,
    ...(option.group === undefined ? {} : { group: option.group }),
  }));
}

/** One of the options of the description. */
export function ChoiceInput(props: InputProps) {
  const { field, error, value, onChange, onBlur, readOnly } = props;
  const shape = choiceShape(field);
  const options = optionsOf(field);
  if (shape === 'cards') {
    const empty = { value: '', label: forms.chooseEmpty };
    return (
      <ChoiceCards
        {...frameOf(props)}
        {...{ value, onChange, onBlur }}
        disabled={readOnly}
        choices={field.required ? options : [empty, ...options]}
      />
    );
  }
  if (shape === 'search') {
    return (
      <Combobox
        {...frameOf({ field, error })}
        value={options.find((option) => option.value === value) ?? null}
        options={options}
        onChange={(option) => onChange(option?.value ?? '')}
        onBlur={onBlur}
        readOnly={readOnly}
        clearable={!field.required}
        placeholder={forms.searchHint}
      />
    );
  }
  return (
    <SelectField
      {...frameOf({ field, error })}
      {...{ value, onChange, onBlur }}
      disabled={readOnly}
      choices={options}
      emptyLabel={field.required ? undefined : forms.chooseEmpty}
    />
  );
}

/** Any of the options of the description. */
export function ManyChoiceInput({ field, error, value, onChange, onBlur, readOnly }: ManyInputProps) {
  return (
    <CheckList
      {...frameOf({ field, error })}
      {...{ value, onChange, onBlur }}
      disabled={readOnly}
      choices={optionsOf(field)}
    />
  );
}
