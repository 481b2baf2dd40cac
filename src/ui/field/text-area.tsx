import type { Ref, TextareaHTMLAttributes } from 'react';
import { apart, Field, type FieldFrame } from './field.tsx';

type NativeArea = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'name' | 'placeholder' | 'disabled' | 'readOnly' | 'rows' | 'onBlur' | 'autoFocus'
>;

type TextAreaProps = FieldFrame &
  NativeArea & {
    value: string;
    onChange?: (value: string) => void;
    max?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

export function TextArea(props: TextAreaProps) {
  const { frame, control } = apart(props);
  const { value, onChange, max, ...native } = control;
  return (
    <Field {...frame} count={max === undefined ? undefined : { length: [...value].length, max }}>
      {(aria) => (
        <div className="k-control k-control--area" data-locked={native.disabled || native.readOnly}>
          <textarea
            rows={2}
            {...native}
            {...aria}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
