import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../display/icon.tsx';
import { fieldWords } from '../../words/field.ts';
import './chip-list.css';

type Chip = { value: string; label: string; mark?: ReactNode };

type ChipListProps = {
  /** What the chips are, for those who hear the page. */
  name: string;
  chips: readonly Chip[];
  /** Without it the chips are only read. */
  onRemove?: (value: string) => void;
};

/** Several values at once, each with an X that takes it away. */
export function ChipList({ name, chips, onRemove }: ChipListProps) {
  if (chips.length === 0) return null;
  return (
    <ul className="k-chips" aria-label={name}>
      {chips.map(({ value, label, mark }) => (
        <li key={value} className="k-chips__one">
          {mark}
          <span>{label}</span>
          {onRemove && (
            <button type="button" aria-label={fieldWords.without(label)} onClick={() => onRemove(value)}>
              <Icon of={IconX} size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
