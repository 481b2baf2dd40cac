import type { FieldKind } from '#generated/resources/descriptor.ts';
import type { ComponentType } from 'react';
import { ChoiceInput, ManyChoiceInput } from './choice-input.tsx';
import {
  BooleanInput,
  ColorInput,
  DateInput,
  FileInput,
  InstantInput,
  lineInput,
  LongTextInput,
  NumberInput,
  PasswordInput,
  VatRateInput,
} from './plain-inputs.tsx';
import type { FormValue } from '../form-values.ts';
import type { InputProps } from './input-props.ts';
import { ManyReferenceInput } from './many-reference-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { TaxCodeInput } from './tax-code-input.tsx';

const Line = lineInput({});

/** Objects and lists are made of inputs: field-slot.tsx lays them out. */
const byKind = {
  text: Line,
  long_text: LongTextInput,
  integer: NumberInput,
  decimal: NumberInput,
  money: NumberInput,
  date: DateInput,
  date_time: InstantInput,
  enum: ChoiceInput,
  reference: ReferenceInput,
  // No input of the browser's own type, which takes one address alone.
  email: lineInput({ inputMode: 'email', autoComplete: 'off', spellCheck: false }),
  phone: lineInput({ type: 'tel', inputMode: 'tel', autoComplete: 'off' }),
  tax_code: TaxCodeInput,
  vat_rate: VatRateInput,
  color: ColorInput,
  password: PasswordInput,
  file: FileInput,
  image: FileInput,
} satisfies Record<Exclude<FieldKind, 'boolean' | 'object' | 'list'>, ComponentType<InputProps>>;

type FieldInputProps = Omit<InputProps, 'value' | 'onChange'> & {
  value: FormValue;
  onChange: (value: FormValue) => void;
};

const texts = (value: FormValue): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The input of a field that holds one value, or several of a kind, by its kind. */
export function FieldInput({ value, ...props }: FieldInputProps) {
  const { kind, many } = props.field;
  if (kind === 'object' || kind === 'list') return null;
  if (kind === 'boolean') return <BooleanInput {...props} value={value === true} />;
  if (many) {
    const Many = kind === 'reference' ? ManyReferenceInput : ManyChoiceInput;
    return <Many {...props} value={texts(value)} />;
  }
  const Input = byKind[kind];
  return <Input {...props} value={typeof value === 'string' ? value : ''} />;
}
