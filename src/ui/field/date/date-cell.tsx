import { useState, type FocusEvent } from 'react';
import { formatDate } from '../../format/date.ts';
import { cellAttributes, type CellProps } from '../grid-cell.ts';
import { unreadText } from '../number/number-entry.ts';
import { dayEntry } from './day-entry.ts';

type DateCellProps = CellProps & {
  /** `YYYY-MM-DD`, '' for nothing, or a typed text that is no day (`dayEntry`). */
  value: string;
  onChange: (value: string) => void;
};

/** A day typed in a grid as DD/MM/YYYY, or by its digits alone; shown in full once the cell is left. */
export function DateCell({ value, onChange, ...cell }: DateCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = ({ target }: FocusEvent) => {
    // Another window came to the front: the cell is where typing goes on.
    if (document.activeElement !== target) setTyped(null);
  };
  const shown = unreadText(value) ?? (value === '' ? '' : formatDate(value));
  return (
    <input
      // Nothing is wrong with a day that is still being typed.
      {...cellAttributes({ ...cell, problem: typed === null ? cell.problem : undefined })}
      className="k-grid-cell k-grid-cell--center"
      inputMode="numeric"
      value={typed ?? shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(dayEntry(event.target.value));
      }}
      onBlur={leave}
    />
  );
}
