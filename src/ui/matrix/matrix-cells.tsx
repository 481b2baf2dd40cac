import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Icon } from '../display/icon.tsx';
import '../field/choice/choice-controls.css';
import { Dots } from './dots.tsx';
import type { MatrixColumn, MatrixGroup } from './matrix-model.ts';
import type { GridStop } from './use-grid-keys.ts';
import { pieceWords } from '../words/piece.ts';

type TickProps = {
  /** Column and row in words: nothing else says which box it is. */
  name: string;
  checked: boolean;
  /** Read and reached, not changed. */
  locked: boolean;
  /** Why it is locked, where that is not plain from the whole table. */
  why?: string | undefined;
  onChange: (on: boolean) => void;
  stop: ReturnType<GridStop>;
};

/** A box that fills its cell; a locked one still takes the focus, so that what it says can be read. */
export function Tick({ name, checked, locked, why, onChange, stop }: TickProps) {
  return (
    <label className="k-matrix__tick" data-locked={locked || undefined} title={why}>
      <input
        {...stop}
        type="checkbox"
        className="k-checkbox"
        aria-label={name}
        aria-disabled={locked || undefined}
        aria-description={why}
        checked={checked}
        onChange={(event) => {
          if (!locked) onChange(event.target.checked);
        }}
      />
    </label>
  );
}

type GroupHeadProps = { group: MatrixGroup; open: boolean; onOpen: () => void; stop: ReturnType<GridStop> };

export function GroupHead({ group, open, onOpen, stop }: GroupHeadProps) {
  return (
    <th scope="row">
      <button {...stop} type="button" className="k-matrix__group" aria-expanded={open} onClick={onOpen}>
        <Icon of={IconChevronRight} size={15} />
        {group.label}
      </button>
    </th>
  );
}

type GroupCellProps = {
  column: MatrixColumn;
  group: MatrixGroup;
  on: readonly boolean[];
  onOpen: () => void;
  stop: ReturnType<GridStop>;
};

/** How much of a group a column has; a press opens the group, where it can be changed. */
export function GroupCell({ column, group, on, onOpen, stop }: GroupCellProps) {
  const count = on.filter(Boolean).length;
  return (
    <td
      {...stop}
      role="gridcell"
      className="k-matrix__sum"
      data-changed={column.changed || undefined}
      aria-label={pieceWords.cellCount(column.label, group.label, count, on.length)}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Dots on={on} />
    </td>
  );
}
