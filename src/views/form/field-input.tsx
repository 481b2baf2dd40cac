import type { FieldKind } from '#generated/resources/descriptor.ts';
import type { ComponentType } from 'react';
import { FileInput } from './file-input.tsx';
import type { FormValue } from './form-values.ts';
import type { InputProps } from './input-props.ts';
import { PasswordInput } from './password-input.tsx';
import {
  BooleanInput,
  ChoiceInput,
  DateInput,
  InstantInput,
  lineInput,
  LongTextInput,
  numberInput,
} from './plain-inputs.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { VatRateInput } from './vat-rate-input.tsx';

const Line = lineInput({});

const byKind = {
  text: Line,
  long_text: LongTextInput,
  integer: numberInput('integer'),
  decimal: numberInput('decimal'),
  money: numberInput('currency'),
  date: DateInput,
  date_time: InstantInput,
  enum: ChoiceInput,
  reference: ReferenceInput,
  email: lineInput({ type: 'email', inputMode: 'email', autoComplete: 'off', spellCheck: false }),
  phone: lineInput({ type: 'tel', inputMode: 'tel', autoComplete: 'off' }),
  tax_code: lineInput({ autoComplete: 'off', spellCheck: false }),
  vat_rate: VatRateInput,
  password: PasswordInput,
  file: FileInput,
} satisfies Record<Exclude<FieldKind, 'boolean' | 'list'>, ComponentType<InputProps>>;

type FieldInputProps = Omit<InputProps, 'value' | 'onChange'> & {
  value: FormValue;
  onChange: (value: FormValue) => void;
};

/** The input of a field, by its kind. Lists have pages of their own. */
export function FieldInput({ value, ...props }: FieldInputProps) {
  const { kind } = props.field;
  if (kind === 'list') return null;
  if (kind === 'boolean') return <BooleanInput {...props} value={value === true} />;
  const Input = byKind[kind];
  return <Input {...props} value={String(value)} />;
}
