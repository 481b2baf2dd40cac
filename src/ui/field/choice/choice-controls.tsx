import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './choice-controls.css';

type CheckboxProps = {
  label: ReactNode;
  checked: boolean;
  onChange?: (checked: boolean) => void;
  /** Some but not all of its items are selected. */
  partial?: boolean;
  disabled?: boolean;
  /** Read, not seen (table rows). */
  labelHidden?: boolean;
  name?: string;
};

export function Checkbox({
  label,
  checked,
  onChange,
  partial = false,
  disabled,
  labelHidden = false,
  name,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = partial && !checked;
  }, [partial, checked]);
  return (
    <label className="k-choice">
      <input
        ref={input}
        type="checkbox"
        className="k-checkbox"
        {...{ name, checked, disabled }}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={labelHidden ? 'k-visually-hidden' : ''}>{label}</span>
    </label>
  );
}

type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
  labelHidden?: boolean;
};

export function Switch({ label, checked, onChange, disabled, labelHidden = false }: SwitchProps) {
  return (
    <label className="k-choice">
      <input
        type="checkbox"
        role="switch"
        className="k-switch"
        {...{ checked, disabled }}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={labelHidden ? 'k-visually-hidden' : ''}>{label}</span>
    </label>
  );
}

type RadioProps = {
  label: ReactNode;
  name: string;
  value: string;
  checked: boolean;
  onChange?: (value: string) => void;
  disabled?: boolean;
};

export function Radio({ label, name, value, checked, onChange, disabled }: RadioProps) {
  return (
    <label className="k-choice">
      <input
        type="radio"
        className="k-radio"
        {...{ name, value, checked, disabled }}
        onChange={() => onChange?.(value)}
      />
      <span>{label}</span>
    </label>
  );
}
