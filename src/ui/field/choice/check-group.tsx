import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../display/icon.tsx';
import { Checkbox } from './choice-controls.tsx';
import { fieldWords } from '../../words/field.ts';
import './check-group.css';

type CheckGroupProps = {
  label: string;
  chosen: number;
  total: number;
  disabled: boolean;
  /** Open whatever was pressed: what was searched for must be seen. */
  forced: boolean;
  onAll: (on: boolean) => void;
  children: ReactNode;
};

/** The choices of one subject: taken all at once by its name, counted beside it. On phones it is folded at first. */
export function CheckGroup({ label, chosen, total, disabled, forced, onAll, children }: CheckGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const isOpen = open || forced;
  return (
    <div className="k-check-group" role="group" aria-label={label}>
      <div className="k-check-group__head">
        <Checkbox
          label={
            <>
              <span className="k-check-group__name">{label}</span>{' '}
              <span className="k-visually-hidden">{fieldWords.group.all}</span>
            </>
          }
          checked={chosen === total}
          partial={chosen > 0}
          disabled={disabled}
          onChange={onAll}
        />
        <span className="k-check-group__count">
          <span aria-hidden>
            {chosen}/{total}
          </span>
          <span className="k-visually-hidden">{fieldWords.group.chosen(chosen, total)}</span>
        </span>
        <button
          type="button"
          className="k-check-group__toggle"
          aria-label={fieldWords.group.open(label)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={IconChevronDown} size={18} />
        </button>
      </div>
      <div id={id} className="k-check-group__choices" data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}
