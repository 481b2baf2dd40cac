import type { KeyboardEvent, ReactNode } from 'react';
import { apart, Field, type FieldFrame } from '../field.tsx';
import { limitsOf, readValue } from './number-entry.ts';
import type { NumberKind } from './number-entry.ts';
import { Stepper, stepValue, type StepRule } from './stepper.tsx';
import { useNumberEntry } from './use-number-entry.ts';
import './number-field.css';

export type NumberFieldProps = FieldFrame &
  StepRule & {
    /** A decimal string without separators, '' for nothing; a text that cannot be read as entryValue gives it. */
    value: string;
    onChange?: (value: string) => void;
    onBlur?: () => void;
    kind?: NumberKind;
    /** Most decimals taken, 6 where nothing is said; 0 in whole đồng. */
    decimals?: number;
    /** Whether it may be below zero, where its kind does not say. */
    signed?: boolean;
    /** Shows arrows and lets ArrowUp and ArrowDown step. */
    stepper?: boolean;
    suffix?: ReactNode;
    placeholder?: string;
    name?: string;
    disabled?: boolean;
    readOnly?: boolean;
  };

const arrows: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number in the company's style, at rest as while it is typed. What is read is echoed beside it where something else is
 * typed; what cannot be read stays, with a sentence once the field is left.
 */
export function NumberField(props: NumberFieldProps) {
  const { frame, control } = apart(props);
  const {
    value,
    onChange,
    onBlur,
    kind = 'decimal',
    decimals,
    signed,
    stepper = false,
    suffix,
    min,
    max,
    step,
    ...native
  } = control;
  const limits = limitsOf(kind, decimals, signed);
  const entry = useNumberEntry({ value, onChange, kind, limits });
  const takeStep = (direction: 1 | -1) =>
    entry.put(stepValue(readValue(value), direction, { step, min, max }));
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = arrows[event.key];
    if (stepper && direction !== undefined && !native.readOnly) {
      event.preventDefault();
      takeStep(direction);
    } else entry.guardKey(event);
  };
  const leave = () => {
    entry.settle();
    onBlur?.();
  };
  return (
    <Field {...frame} error={frame.error ?? entry.problem ?? undefined}>
      {(aria) => (
        <div className="k-control k-control--end" data-locked={native.disabled || native.readOnly}>
          {entry.echo !== null && (
            <span className="k-number-echo" aria-hidden>
              {entry.echo}
            </span>
          )}
          <input
            {...native}
            {...aria}
            ref={entry.input}
            type="text"
            inputMode={limits.decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={entry.shown}
            onChange={entry.change}
            onPaste={entry.paste}
            onKeyDown={pressKey}
            onBlur={leave}
          />
          {suffix && <span className="k-control__affix">{suffix}</span>}
          {stepper && !native.disabled && !native.readOnly && <Stepper onStep={takeStep} />}
        </div>
      )}
    </Field>
  );
}
