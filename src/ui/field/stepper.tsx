import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { Icon } from '../display/icon.tsx';
import './number/stepper.css';
import { useHoldRepeat } from './use-hold-repeat.ts';

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
