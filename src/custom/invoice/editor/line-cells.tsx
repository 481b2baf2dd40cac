import { formatNumber } from '#src/ui/format/number.ts';
import { maxDecimals } from '#src/ui/field/number-entry.ts';
import type { NumberKind } from '#src/ui/field/number-entry.ts';
import { useNumberEntry } from '#src/ui/field/use-number-entry.ts';
import { useState } from 'react';

/** What every cell of the table is given; `row` and `column` place it for the Enter and arrow keys. */
export type CellProps = {
  id: string;
  name: string;
  problem: string | undefined;
  row: number;
  column: string;
  disabled?: boolean;
};

export function cellAttributes({ id, name, problem, row, column, disabled }: CellProps) {
  return {
    id,
    disabled,
    'aria-label': name,
    'aria-invalid': problem === undefined ? undefined : (true as const),
    title: problem,
    'data-row': row,
    'data-column': column,
    autoComplete: 'off',
  };
}

type TextCellProps = CellProps & { value: string; onChange: (value: string) => void; center?: boolean };

export function TextCell({ value, onChange, center = false, ...cell }: TextCellProps) {
  return (
    <input
      {...cellAttributes(cell)}
      className={`cell${center ? ' cell--center' : ''}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type NumberCellProps = CellProps & {
  value: string;
  onChange: (value: string) => void;
  kind: NumberKind;
  decimals?: number;
};

/** Digits as spec point 5 takes them while focused, in the display style otherwise. */
export function NumberCell({ value, onChange, kind, decimals = maxDecimals, ...cell }: NumberCellProps) {
  const [focused, setFocused] = useState(false);
  const entry = useNumberEntry({ value, onChange, kind, decimals });
  const resting = value === '' ? '' : formatNumber(value);
  return (
    <input
      {...cellAttributes(cell)}
      ref={entry.input}
      className="cell cell--number"
      inputMode="decimal"
      value={focused ? entry.shown : resting}
      onChange={entry.change}
      onKeyDown={entry.guardKey}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        entry.settle();
        setFocused(false);
      }}
    />
  );
}
