import type { ComponentType } from 'react';
import {
  Controller,
  get,
  useFieldArray,
  useFormState,
  type Control,
  type FieldValues,
} from 'react-hook-form';
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { Fieldset } from '#src/ui/field/fieldset.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { RowList } from '#src/ui/field/row-list.tsx';
import { countProblem, fieldProblem } from './field-problem.ts';
import { formValues, isBlank, ownFields, type FormValue } from './form-values.ts';
import { choiceShape } from './inputs/choice-input.tsx';
import { FieldInput } from './inputs/field-input.tsx';
import {
  counted,
  type InputProps,
  type ManyInputProps,
  type ObjectInputProps,
} from './inputs/input-props.ts';

type SlotProps = {
  field: FieldDescriptor;
  /** Where its value stands in the form (`lines.2.name`). */
  name: string;
  control: Control<FieldValues>;
  readOnly: boolean;
  /** The optional object it belongs to: left blank, nothing in it is required. */
  spared?: string;
  /** What is above a list says its label already. */
  labelHidden?: boolean;
  /** Stands in the place of the input of its kind. */
  input?: ComponentType<InputProps> | undefined;
  /** The same for a field of several values. */
  manyInput?: ComponentType<ManyInputProps> | undefined;
  /** The same for an object. */
  objectInput?: ComponentType<ObjectInputProps> | undefined;
};

/** The input of a field of any kind, tied to its place in the form. */
export function FieldSlot(props: SlotProps) {
  const { field, name, control, readOnly, spared, input: Own, manyInput: Many } = props;
  const { objectInput: Whole } = props;
  if (field.kind === 'object' && Whole) return <Whole {...{ field, name, control, readOnly }} />;
  if (field.kind === 'object') return <ObjectSlot {...props} />;
  if (field.kind === 'list') return <ListSlot {...props} />;
  const check = (value: FormValue, all: FieldValues) =>
    spared !== undefined && isBlank(get(all, spared) as FormValue)
      ? true
      : (fieldProblem(field, value) ?? true);
  return (
    <Controller
      name={name}
      control={control}
      rules={{ validate: check }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => {
        const shared = {
          field,
          onChange,
          onBlur,
          error: error?.message,
          readOnly: readOnly || field.read_only,
        };
        if (Many) return <Many {...shared} value={(value ?? []) as readonly string[]} />;
        return Own ? (
          <Own {...shared} value={String(value ?? '')} />
        ) : (
          <FieldInput {...shared} value={(value ?? '') as FormValue} />
        );
      }}
    />
  );
}

type GridProps = Omit<SlotProps, 'field' | 'input' | 'manyInput' | 'objectInput'> & {
  fields: readonly FieldDescriptor[];
  columns?: 1 | 2 | 3;
  /** Fields that take a whole row though their kind does not ask for it. */
  wide?: readonly string[];
  inputs?: Readonly<Record<string, ComponentType<InputProps> | undefined>>;
  manyInputs?: Readonly<Record<string, ComponentType<ManyInputProps> | undefined>>;
  objectInputs?: Readonly<Record<string, ComponentType<ObjectInputProps> | undefined>>;
};

/** Fields side by side; `name` is '' at the top of the form. */
export function FieldSlots({
  fields,
  name,
  columns = 2,
  wide = [],
  inputs = {},
  manyInputs = {},
  objectInputs = {},
  ...shared
}: GridProps) {
  const whole = wholeRows(fields, columns, wide);
  return (
    <FormGrid columns={columns}>
      {fields.map((field) => (
        <div key={field.source} className={whole.has(field.source) ? 'k-span-all' : undefined}>
          <FieldSlot
            {...shared}
            field={field}
            input={inputs[field.source]}
            manyInput={manyInputs[field.source]}
            objectInput={objectInputs[field.source]}
            name={name === '' ? field.source : `${name}.${field.source}`}
          />
        </div>
      ))}
    </FormGrid>
  );
}

const drawn = (field: FieldDescriptor) => ownFields(field).filter(({ hidden }) => !hidden);

function useOwnError(name: string, control: Control<FieldValues>): string | undefined {
  const { errors } = useFormState({ control, name });
  const own = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return own?.root?.message ?? own?.message;
}

function ObjectSlot({ field, name, control, readOnly, spared }: SlotProps) {
  const error = useOwnError(name, control);
  return (
    <Fieldset label={field.label} required={field.required} hint={field.hint} error={error}>
      <FieldSlots
        fields={drawn(field)}
        name={name}
        control={control}
        readOnly={readOnly}
        spared={spared ?? (field.required ? undefined : name)}
      />
    </Fieldset>
  );
}

const mostColumns = 3;

function ListSlot({ field, name, control, readOnly, spared, labelHidden = false }: SlotProps) {
  const { fields, append, remove, move } = useFieldArray<FieldValues, string, 'row_key'>({
    control,
    name,
    keyName: 'row_key',
    rules: { validate: (rows) => countProblem(field, rows.length) ?? true },
  });
  const error = useOwnError(name, control);
  const columns = drawn(field);
  return (
    <RowList
      label={field.label}
      labelHidden={labelHidden}
      required={field.required && (field.min_items ?? 0) > 0}
      hint={field.hint ?? undefined}
      error={error}
      min={field.required ? (field.min_items ?? 0) : 0}
      max={field.max_items ?? undefined}
      readOnly={readOnly}
      onAdd={() => append(formValues(ownFields(field), {}))}
      onRemove={remove}
      onMove={move}
      rows={fields.map(({ row_key }, at) => ({
        key: row_key,
        content: (
          <FieldSlots
            fields={columns}
            name={`${name}.${at}`}
            columns={Math.min(columns.length, mostColumns) as 1 | 2 | 3}
            {...{ control, readOnly, spared }}
          />
        ),
      }))}
    />
  );
}

const wideKinds: readonly FieldDescriptor['kind'][] = ['long_text', 'file', 'image', 'object', 'list'];

/** Whether a field needs the whole width of a form. */
function isWide(field: FieldDescriptor): boolean {
  const isCards = field.kind === 'enum' && !field.many && choiceShape(field) === 'cards';
  return wideKinds.includes(field.kind) || (field.kind === 'enum' && field.many) || isCards;
}

/**
 * The fields that take a row of their own: those whose kind asks for it, those `wanted`, and a name or an address that
 * would else leave half of its row empty. Short codes stay short.
 */
export function wholeRows(
  fields: readonly FieldDescriptor[],
  columns: number,
  wanted: readonly string[],
): ReadonlySet<string> {
  const whole = new Set(
    fields.filter((field) => isWide(field) || wanted.includes(field.source)).map(({ source }) => source),
  );
  let column = 0;
  fields.forEach((field, at) => {
    if (whole.has(field.source)) {
      column = 0;
      return;
    }
    const next = fields[at + 1];
    const isAlone = column === 0 && (next === undefined || whole.has(next.source));
    if (isAlone && field.kind === 'text' && counted(field) !== undefined) whole.add(field.source);
    column = (column + 1) % columns;
  });
  return whole;
}
