import { useId } from 'react';
import type { ReactNode } from 'react';
import './segmented.css';

type SegmentedProps<Value extends string> = {
  /** What is chosen ("Đơn giá"); read aloud, and visible by default. */
  label: string;
  labelHidden?: boolean;
  value: Value;
  onChange?: (value: Value) => void;
  /** Two or three, a word or two each. `name` is what is read where the label is only a sign. */
  choices: readonly { value: Value; label: ReactNode; name?: string }[];
  disabled?: boolean;
};

/** Options side by side: radio buttons, so one tab stop and arrow keys within. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, labelHidden = false, value, onChange, choices, disabled = false } = props;
  const name = useId();
  const labelId = useId();
  return (
    <div className="k-segmented" role="radiogroup" aria-labelledby={labelId}>
      <span id={labelId} className={labelHidden ? 'k-visually-hidden' : 'k-segmented__label'}>
        {label}
      </span>
      <div className="k-segmented__choices">
        {choices.map((choice) => (
          <label key={choice.value} className="k-segmented__choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.name}
              checked={choice.value === value}
              disabled={disabled}
              onChange={() => onChange?.(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </div>
  );
}
