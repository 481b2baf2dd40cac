import type { FilterDescriptor } from '#generated/resources/descriptor.ts';
import { today } from '#src/providers/today.ts';
import { Combobox } from '#src/ui/field/choice/combobox.tsx';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { DateRangeField } from '#src/ui/field/date/date-range-field.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import { fieldOf } from '#src/views/form/field-of.ts';
import { ReferencePicker } from '#src/views/form/inputs/reference-input.tsx';
import { rateWordsOf } from '#src/views/values/choice-labels.ts';
import { vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import { common } from '#src/wording/common.ts';
import { forms } from '#src/wording/forms.ts';
import { lists } from '#src/wording/lists.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { filterText, parametersOf } from './active-filters.ts';
import type { FilterValues } from './active-filters.ts';
import { useTyped } from './use-typed.ts';

export type FilterInputProps = {
  filter: FilterDescriptor;
  values: FilterValues;
  /** Hears the parameters of the filter that changed; '' takes one out of force. */
  onChange: (changes: Readonly<Record<string, string>>) => void;
};

type OneProps = { filter: FilterDescriptor; value: string; put: (value: string) => void };

const booleans = [
  { value: 'true', label: common.yes },
  { value: 'false', label: common.no },
];

/** A longer list is found by typing instead of by scrolling. */
const mostScrolled = 12;

/** A filter's reference input asks for what every reference input asks for. */
function ReferenceFilter({ filter, value, put }: OneProps) {
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

function ChoiceFilter({ filter, value, put }: OneProps) {
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

function TextFilter({ filter, value, put }: OneProps) {
  const { text, type } = useTyped(value, put);
  return <TextField label={filter.label} value={text} onChange={type} autoComplete="off" />;
}

function NumberFilter({ filter, value, put }: OneProps) {
  const { text, type } = useTyped(value, put);
  const [unread, setUnread] = useState<string | null>(null);
  // A text that is no number filters nothing and stays in the field with its sentence.
  const take = (typed: string) => {
    const isUnread = unreadText(typed) !== null;
    setUnread(isUnread ? typed : null);
    type(isUnread ? '' : typed);
  };
  const kind = filter.kind === 'integer' ? 'integer' : filter.kind === 'money' ? 'currency' : 'decimal';
  return <NumberField label={filter.label} value={unread ?? text} onChange={take} kind={kind} />;
}

function DateFilter({ filter, value, put }: OneProps) {
  return <DateField label={filter.label} value={value} onChange={put} />;
}

/** Kinds a filter has an input of its own for; every other is searched as text. */
const byKind: Partial<Record<FilterDescriptor['kind'], (props: OneProps) => ReactNode>> = {
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
export function FilterInput({ filter, values, onChange }: FilterInputProps) {
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
  const Input = byKind[filter.kind] ?? TextFilter;
  return <Input filter={filter} value={valueOf(first)} put={(value) => onChange({ [first]: value })} />;
}
