import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import type { PointerEvent } from 'react';
import { Icon } from '../display/icon.tsx';
import './stepper.css';
import { useHoldRepeat } from './use-hold-repeat.ts';

type StepperProps = { onStep: (direction: 1 | -1) => void };

/** The two arrows of a number field, for the pointer alone: the keyboard has the arrow keys in the field. */
export function Stepper({ onStep }: StepperProps) {
  const up = useHoldRepeat(() => onStep(1));
  const down = useHoldRepeat(() => onStep(-1));
  const hold = (press: { start: () => void; stop: () => void }) => ({
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault();
      press.start();
    },
    onPointerUp: press.stop,
    onPointerLeave: press.stop,
    onPointerCancel: press.stop,
  });
  return (
    <span className="k-stepper" aria-hidden>
      <span {...hold(up)}>
        <Icon of={IconChevronUp} size={12} stroke={2} />
      </span>
      <span {...hold(down)}>
        <Icon of={IconChevronDown} size={12} stroke={2} />
      </span>
    </span>
  );
}
