import type { FieldDescriptor, FilterDescriptor } from '#generated/resources/descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { DateField } from '#src/ui/field/date-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { SelectField } from '#src/ui/field/select-field.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { Stack } from '#src/ui/layout/card.tsx';
import { ReferenceInput } from '#src/views/form/reference-input.tsx';
import { common } from '#src/wording/common.ts';
import { lists } from '#src/wording/lists.ts';
import { filterText, parametersOf } from './active-filters.ts';
import type { FilterValues } from './active-filters.ts';

type FilterInputProps = {
  filter: FilterDescriptor;
  values: FilterValues;
  onChange: (name: string, value: string) => void;
};

const booleans = [
  { value: 'true', label: common.yes },
  { value: 'false', label: common.no },
];

/** A filter's reference input asks for what every reference input asks for. */
function asField({ source, label, reference }: FilterDescriptor): FieldDescriptor {
  return {
    source,
    label,
    reference,
    kind: 'reference',
    required: false,
    nullable: true,
    read_only: false,
    hidden: false,
    unique: false,
    search: false,
    min_length: null,
    max_length: null,
    pattern: null,
    minimum: null,
    maximum: null,
    list: null,
    group: null,
    hint: null,
    options: null,
  };
}

function FilterInput({ filter, values, onChange }: FilterInputProps) {
  const [first = '', second = ''] = parametersOf(filter);
  const valueOf = (name: string) => String(values[name] ?? '');
  const put = (name: string) => (value: string) => onChange(name, value);
  if (filter.kind === 'date_range') {
    return (
      <FormGrid>
        <DateField
          label={`${filter.label}, ${lists.from.toLocaleLowerCase('vi')}`}
          value={valueOf(first)}
          max={valueOf(second) || undefined}
          onChange={put(first)}
        />
        <DateField
          label={`${filter.label}, ${lists.to.toLocaleLowerCase('vi')}`}
          value={valueOf(second)}
          min={valueOf(first) || undefined}
          onChange={put(second)}
        />
      </FormGrid>
    );
  }
  if (filter.kind === 'reference') {
    return (
      <ReferenceInput
        field={asField(filter)}
        value={valueOf(first)}
        onChange={put(first)}
        onBlur={() => undefined}
        error={undefined}
        readOnly={false}
      />
    );
  }
  const own = filter.kind === 'boolean' ? booleans : (filter.options ?? []);
  // Several states at once are set by a tab: they stand there as one choice.
  const choices = valueOf(first).includes(',')
    ? [{ value: valueOf(first), label: filterText(filter, values) }, ...own]
    : own;
  return (
    <SelectField
      label={filter.label}
      value={valueOf(first)}
      onChange={put(first)}
      choices={choices}
      emptyLabel={lists.any}
    />
  );
}

type FilterDrawerProps = {
  open: boolean;
  onClose: () => void;
  filters: readonly FilterDescriptor[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
};

/** All filters of a list; each change acts at once. */
export function FilterDrawer({ open, onClose, filters, values, onChange }: FilterDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={lists.filters}
      actions={
        <>
          <Button onClick={() => onChange({})}>{lists.clear}</Button>
          <Button tone="primary" onClick={onClose}>
            {common.done}
          </Button>
        </>
      }
    >
      <Stack>
        {filters.map((filter) => (
          <FilterInput
            key={filter.source}
            filter={filter}
            values={values}
            onChange={(name, value) => onChange({ ...values, [name]: value })}
          />
        ))}
      </Stack>
    </Drawer>
  );
}
