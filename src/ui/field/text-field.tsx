import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../display/icon.tsx';
import type { IconShape } from '../display/icon.tsx';
import { apart, Field, type FieldFrame } from './field.tsx';

type NativeInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'type'
  | 'placeholder'
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'readOnly'
  | 'inputMode'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'spellCheck'
>;

export type TextFieldProps = FieldFrame &
  NativeInput & {
    value: string;
    onChange?: (value: string) => void;
    /** Most characters; shown as a counter. The text is not cut: the error says it is too long. */
    max?: number;
    icon?: IconShape;
    suffix?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField(props: TextFieldProps) {
  const { frame, control } = apart(props);
  const { value, onChange, max, icon, suffix, type = 'text', ...native } = control;
  return (
    <Field {...frame} count={max === undefined ? undefined : { length: [...value].length, max }}>
      {(aria) => (
        <div className="k-control" data-locked={native.disabled || native.readOnly}>
          {icon && <Icon of={icon} size={16} />}
          <input
            {...native}
            {...aria}
            type={type}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {suffix && <span className="k-control__affix">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
