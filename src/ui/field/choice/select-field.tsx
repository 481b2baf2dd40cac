import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../../display/icon.tsx';
import { apart, Field, type FieldFrame } from '../field.tsx';

export type Choice = { value: string; label: string; disabled?: boolean };

type NativeSelect = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'name' | 'disabled' | 'onBlur' | 'autoFocus'
>;

type SelectFieldProps = FieldFrame &
  NativeSelect & {
    value: string;
    onChange?: (value: string) => void;
    choices: readonly Choice[];
    /** The words for "nothing chosen"; without them one choice is always made. */
    emptyLabel?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** A choice among a few known values: the device's own list, so that keyboard and phone work as people know. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control } = apart(props);
  const { value, onChange, choices, emptyLabel, ...native } = control;
  return (
    <Field {...frame}>
      {(aria) => (
        <div className="k-control k-control--select" data-locked={native.disabled}>
          <select {...native} {...aria} value={value} onChange={(event) => onChange?.(event.target.value)}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon of={IconSelector} size={16} />
        </div>
      )}
    </Field>
  );
}
