import { FieldInput } from './field-input.tsx';
import type { InputProps } from './input-props.ts';

/** Marked as wanted by the law, though a draft may be saved without it. */
export function WantedInput(props: InputProps) {
  const { field, onChange } = props;
  return (
    <FieldInput
      {...props}
      field={{ ...field, required: true }}
      onChange={(value) => onChange(String(value))}
    />
  );
}
