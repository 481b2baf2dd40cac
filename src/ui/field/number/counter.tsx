import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../display/icon.tsx';
import './counter.css';
import { stepValue, useHoldRepeat } from './stepper.tsx';

type CounterProps = {
  /** Says what is counted: no label is drawn. */
  name: string;
  value: number;
  min: number;
  max: number;
  onChange?: (value: number) => void;
  readOnly?: boolean;
};

const moves: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/** A small whole number between a minus and a plus: pressed, held, typed, or by the arrow keys. */
export function Counter({ name, value, min, max, onChange, readOnly = false }: CounterProps) {
  const step = (direction: 1 | -1) => {
    const next = Number(stepValue(String(value), direction, { min: String(min), max: String(max) }));
    if (next !== value) onChange?.(next);
  };
  const down = useHoldRepeat(() => step(-1));
  const up = useHoldRepeat(() => step(1));
  const pressKey = (event: KeyboardEvent) => {
    const direction = moves[event.key];
    if (readOnly || direction === undefined) return;
    event.preventDefault();
    step(direction);
  };
  // The last digit typed counts: the number has one.
  const type = (text: string) => {
    const typed = Number(/\d(?=\D*$)/.exec(text)?.[0] ?? NaN);
    if (typed >= min && typed <= max) onChange?.(typed);
  };
  return (
    <span className="k-counter" data-read-only={readOnly || undefined}>
      <span
        className="k-counter__step"
        aria-hidden
        data-off={value <= min || undefined}
        {...(readOnly ? {} : down)}
      >
        <Icon of={IconMinus} size={14} stroke={2} />
      </span>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={name}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={String(value)}
        readOnly={readOnly}
        onChange={(event) => type(event.target.value)}
        onKeyDown={pressKey}
      />
      <span
        className="k-counter__step"
        aria-hidden
        data-off={value >= max || undefined}
        {...(readOnly ? {} : up)}
      >
        <Icon of={IconPlus} size={14} stroke={2} />
      </span>
    </span>
  );
}
