import { useId } from 'react';
import { apart, Field, type FieldFrame } from '../field.tsx';
import type { Option } from './combobox.tsx';
import './choice-cards.css';
import './choice-controls.css';
import './option.css';

export type ChoiceCardsProps = FieldFrame & {
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** `detail` says what choosing it means. */
  choices: readonly Option[];
  /** Rows without frames, for one setting among many. */
  plain?: boolean;
  disabled?: boolean;
};

/** A choice among two or three options with consequences to read first: each is a card with its sentence. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { frame, control } = apart(props);
  const { value, onChange, onBlur, choices, plain = false, disabled = false } = control;
  const name = useId();
  return (
    <Field {...frame} group>
      {({ id: ownId, ...aria }) => (
        <div
          {...aria}
          id={ownId}
          role="radiogroup"
          aria-label={frame.label}
          className={plain ? 'k-choice-cards k-choice-cards--plain' : 'k-choice-cards'}
        >
          {choices.map((choice) => (
            <label key={choice.value} className="k-choice-card">
              <input
                type="radio"
                className="k-radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={disabled || choice.disabled}
                onChange={() => onChange?.(choice.value)}
                onBlur={onBlur}
              />
              <span className="k-option">
                <span className="k-choice-card__label">
                  {choice.mark}
                  {choice.label}
                </span>
                {choice.detail && <span className="k-option__detail">{choice.detail}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
