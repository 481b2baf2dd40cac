import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useCallback, useEffect, useRef, type PointerEvent } from 'react';
import { Icon } from '../../display/icon.tsx';
import './stepper.css';

type StepperProps = { onStep: (direction: 1 | -1) => void };

/** The two arrows of a number field, for the pointer alone: the keyboard has the arrow keys in the field. */
export function Stepper({ onStep }: StepperProps) {
  const up = useHoldRepeat(() => onStep(1));
  const down = useHoldRepeat(() => onStep(-1));
  return (
    <span className="k-stepper" aria-hidden>
      <span {...up}>
        <Icon of={IconChevronUp} size={12} stroke={2} />
      </span>
      <span {...down}>
        <Icon of={IconChevronDown} size={12} stroke={2} />
      </span>
    </span>
  );
}

export type StepRule = { step?: string; min?: string; max?: string };

const fractionLength = (decimal: string) => decimal.split('.')[1]?.length ?? 0;

function scaled(decimal: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const digits = BigInt((whole || '0') + fraction.slice(0, scale).padEnd(scale, '0'));
  return decimal.startsWith('-') ? -digits : digits;
}

function unscaled(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return value < 0n ? `-${text}` : text;
}

/** One press of a stepper: the value moved by a step, cut to the step's decimals, held between min and max (spec point 5). */
export function stepValue(value: string, direction: 1 | -1, { step = '1', min, max }: StepRule): string {
  const scale = fractionLength(step);
  const moved = scaled(value, scale) + BigInt(direction) * scaled(step, scale);
  const low = min === undefined ? moved : scaled(min, scale);
  const high = max === undefined ? moved : scaled(max, scale);
  return unscaled(moved < low ? low : moved > high ? high : moved, scale);
}

/** Pause before the n-th repeat of a held stepper, ms: 200 at first, 10 less each time, never under 50 (spec point 5). */
export function repeatPause(repeats: number): number {
  return Math.max(50, 200 - 10 * repeats);
}

type HoldHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
};

/**
 * Handlers that run an action on press and again while held: after 200 ms, then ever faster down to 50 ms (spec point 5). The
 * field beside keeps the focus.
 */
export function useHoldRepeat(action: () => void): HoldHandlers {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });

  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    const repeat = (repeats: number) => {
      timer.current = setTimeout(() => {
        latest.current();
        repeat(repeats + 1);
      }, repeatPause(repeats));
    };
    latest.current();
    repeat(0);
  }, []);

  useEffect(() => stop, [stop]);
  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault();
    start();
  };
  return { onPointerDown, onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop };
}
