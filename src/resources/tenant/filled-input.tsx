import { TextField } from '#src/ui/field/text-field.tsx';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';

/** Filled in by the choice of the authority; not typed, so that code and name never part. */
export function FilledInput({ field, value }: InputProps) {
  return <TextField label={field.label} value={value} readOnly />;
}
