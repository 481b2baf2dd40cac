import type { ReactNode } from 'react';
import './fieldset.css';

type FieldsetProps = {
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
};

/** Fields that make up one thing (an address, a representative), framed under its name. */
export function Fieldset({ label, required = false, hint, error, children }: FieldsetProps) {
  return (
    <fieldset className="k-fieldset">
      <legend>
        {label}
        {required && (
          <span className="k-field__required" aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      {hint && <p className="k-field__note">{hint}</p>}
      {children}
      {error && <p className="k-field__note k-field__note--error">{error}</p>}
    </fieldset>
  );
}
