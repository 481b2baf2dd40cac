import './code-field.css';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

type CodeFieldProps = Pick<TextFieldProps, 'id' | 'label' | 'value' | 'error' | 'hint' | 'ref' | 'name'> & {
  onChange: (digits: string) => void;
  /** Called once the last digit is there, typed, pasted or filled in. */
  onComplete: (digits: string) => void;
  /** How many digits. */
  length?: number;
};

/** A one-time code in one field, so that pasting, filling in from a message and reading aloud work as anywhere. */
export function CodeField({ value, onChange, onComplete, length = 6, ...field }: CodeFieldProps) {
  const take = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete(digits);
  };
  return (
    <div className="k-code">
      <TextField
        {...field}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={value}
        onChange={take}
      />
    </div>
  );
}
