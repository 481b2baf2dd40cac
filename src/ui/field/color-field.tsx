import { fieldWords } from '../words/field.ts';
import './color-field.css';
import { apart, Field, type FieldFrame } from './field.tsx';

type ColorFieldProps = FieldFrame & {
  /** `#rrggbb` in lower case, or what is being typed. */
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  readOnly?: boolean;
};

/** Inks that print well on white paper, each with a name for those who cannot see it. */
const colorPresets = [
  { value: '#1b54d0', name: 'blue' },
  { value: '#0e7c9c', name: 'teal' },
  { value: '#0f7a45', name: 'green' },
  { value: '#b26a00', name: 'amber' },
  { value: '#c4262e', name: 'red' },
  { value: '#7650d6', name: 'violet' },
  { value: '#6b4a2b', name: 'brown' },
  { value: '#151b28', name: 'ink' },
] as const;

const whole = /^#[0-9a-f]{6}$/;
/** Six digits leave nothing to wait for: a save by the keyboard comes before the field is left. */
const sixDigits = /^\s*#*[0-9a-f]{6}\s*$/i;

/** The typed color as it is stored: lower case, led by one `#`, three digits written out as six. */
export function readColor(text: string): string {
  const digits = text.trim().toLowerCase().replace(/^#+/, '');
  if (digits === '') return '';
  return `#${/^[0-9a-f]{3}$/.test(digits) && text.trim().length === 4 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** A colour: the device's own picker, the code by hand, or one of eight inks. */
export function ColorField(props: ColorFieldProps) {
  const { frame, control } = apart(props);
  const { value, onChange, onBlur, disabled = false, readOnly = false } = control;
  const locked = disabled || readOnly;
  const shown = whole.test(value) ? value : '#ffffff';
  return (
    <Field {...frame}>
      {(aria) => (
        <div className="k-color">
          <input
            type="color"
            className="k-color__swatch"
            aria-label={fieldWords.color.chart(frame.label.toLocaleLowerCase('vi'))}
            value={shown}
            disabled={locked}
            onChange={(event) => onChange?.(event.target.value)}
          />
          <div className="k-control" data-locked={locked}>
            <input
              {...aria}
              type="text"
              autoComplete="off"
              spellCheck={false}
              placeholder="#1b54d0"
              value={value}
              onChange={({ target }) =>
                onChange?.(sixDigits.test(target.value) ? readColor(target.value) : target.value)
              }
              onBlur={() => {
                if (readColor(value) !== value) onChange?.(readColor(value));
                onBlur?.();
              }}
              {...{ disabled, readOnly }}
            />
          </div>
          {!locked && (
            <div className="k-color__presets" role="group" aria-label={fieldWords.color.presets}>
              {colorPresets.map((preset) => (
                <button
                  key={preset.value}
                  type="button"
                  title={fieldWords.color[preset.name]}
                  aria-label={fieldWords.color[preset.name]}
                  aria-pressed={preset.value === value}
                  style={{ background: preset.value }}
                  onClick={() => onChange?.(preset.value)}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
