import type { FilterDescriptor } from '#generated/resources/descriptor.ts';
import { today } from '#src/providers/today.ts';
import { Combobox } from '#src/ui/field/choice/combobox.tsx';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { DateRangeField } from '#src/ui/field/date/date-range-field.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { fieldOf } from '#src/views/form/field-of.ts';
import { ReferencePicker } from '#src/views/form/inputs/reference-input.tsx';
import { rateWordsOf } from '#src/views/values/choice-labels.ts';
import { vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import { common } from '#src/wording/common.ts';
import { forms } from '#src/wording/forms.ts';
import { lists } from '#src/wording/lists.ts';
import type { ComponentType, ReactNode } from 'react';
import { filterText, parametersOf } from '../active-filters.ts';
import type { FilterValues } from '../active-filters.ts';
import type { FilterOneProps } from '../../screen.ts';
import { NumberRange, useTypedNumber } from './number-range.tsx';
import { useTyped } from '../use-typed.ts';

type FilterInputProps = {
  filter: FilterDescriptor;
  /** Drawn instead of the input of its kind. */
  Own?: ComponentType<FilterOneProps> | undefined;
  values: FilterValues;
  /** Hears the parameters of the filter that changed; '' takes one out of force. */
  onChange: (changes: Readonly<Record<string, string>>) => void;
};

const booleans = [
  { value: 'true', label: common.yes },
  { value: 'false', label: common.no },
];

/** A longer list is found by typing instead of by scrolling. */
const mostScrolled = 12;

/** A filter's reference input asks for what every reference input asks for. */
function ReferenceFilter({ filter, value, put }: FilterOneProps) {
  const { source, label, reference } = filter;
  return (
    <ReferencePicker
      field={fieldOf({ source, label, reference, kind: 'reference' })}
      value={value}
      onChange={put}
      onBlur={() => undefined}
      error={undefined}
      readOnly={false}
    />
  );
}

type Choices = readonly { value: string; label: string }[];

function choicesOf(filter: FilterDescriptor, value: string): Choices {
  if (filter.kind === 'boolean') return booleans;
  const own =
    filter.kind === 'vat_rate'
      ? vatRatesOn(today()).map(({ rate }) => ({ value: rate, label: rateWordsOf(rate) }))
      : (filter.options ?? []);
  // Several states at once are set by a tab: they stand there as one choice.
  return value.includes(',')
    ? [{ value, label: filterText(filter, { [filter.source]: value }) }, ...own]
    : own;
}

function ChoiceFilter({ filter, value, put }: FilterOneProps) {
  const choices = choicesOf(filter, value);
  if (choices.length > mostScrolled) {
    return (
      <Combobox
        label={filter.label}
        value={choices.find((choice) => choice.value === value) ?? null}
        options={choices}
        onChange={(choice) => put(choice?.value ?? '')}
        placeholder={forms.searchHint}
      />
    );
  }
  return (
    <SelectField label={filter.label} value={value} onChange={put} choices={choices} emptyLabel={lists.any} />
  );
}

function TextFilter({ filter, value, put }: FilterOneProps) {
  const { text, type } = useTyped(value, put);
  return <TextField label={filter.label} value={text} onChange={type} autoComplete="off" />;
}

function NumberFilter({ filter, value, put }: FilterOneProps) {
  const entry = useTypedNumber(value, put);
  const kind = filter.kind === 'integer' ? 'integer' : filter.kind === 'money' ? 'currency' : 'decimal';
  return <NumberField label={filter.label} {...entry} kind={kind} />;
}

function DateFilter({ filter, value, put }: FilterOneProps) {
  return <DateField label={filter.label} value={value} onChange={put} />;
}

/** Kinds a filter has an input of its own for; every other is searched as text. */
const byKind: Partial<Record<FilterDescriptor['kind'], (props: FilterOneProps) => ReactNode>> = {
  boolean: ChoiceFilter,
  enum: ChoiceFilter,
  vat_rate: ChoiceFilter,
  reference: ReferenceFilter,
  integer: NumberFilter,
  decimal: NumberFilter,
  money: NumberFilter,
  date: DateFilter,
};

/** The input of one filter, by its kind. */
export function FilterInput({ filter, Own, values, onChange }: FilterInputProps) {
  const [first = '', second = ''] = parametersOf(filter);
  const valueOf = (name: string) => String(values[name] ?? '');
  if (filter.kind === 'date_range') {
    return (
      <DateRangeField
        label={filter.label}
        today={today()}
        value={{ from: valueOf(first), to: valueOf(second) }}
        onChange={({ from, to }) => onChange({ [first]: from, [second]: to })}
      />
    );
  }
  if (filter.kind === 'number_range') {
    return (
      <NumberRange
        label={filter.label}
        from={valueOf(first)}
        to={valueOf(second)}
        onFrom={(from) => onChange({ [first]: from })}
        onTo={(to) => onChange({ [second]: to })}
      />
    );
  }
  const Input = Own ?? byKind[filter.kind] ?? TextFilter;
  return <Input filter={filter} value={valueOf(first)} put={(value) => onChange({ [first]: value })} />;
}
