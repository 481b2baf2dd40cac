import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import type { Control, FieldValues } from 'react-hook-form';

/** What every drawn input is given: its description, what stands in it, and what is wrong with it. */
export type InputProps = {
  field: FieldDescriptor;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  readOnly: boolean;
};

type Common = Omit<InputProps, 'value' | 'onChange'>;

export type BooleanInputProps = Common & { value: boolean; onChange: (value: boolean) => void };

/** Several values at once. */
export type ManyInputProps = Common & {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
};

/** An object: its inputs are tied to their places in the form by the one who lays them out. */
export type ObjectInputProps = {
  field: FieldDescriptor;
  /** Where it stands in the form. */
  name: string;
  control: Control<FieldValues>;
  readOnly: boolean;
};

/** Longer texts show how much of their room is taken; for short codes the counter would be noise. */
const countedFrom = 100;

export function frameOf({ field, error }: Pick<InputProps, 'field' | 'error'>) {
  const { label, required, hint } = field;
  return { label, required, hint: hint ?? undefined, error };
}

export function counted({ max_length }: FieldDescriptor): number | undefined {
  return max_length !== null && max_length >= countedFrom ? max_length : undefined;
}
