import Popper from '@mui/material/Popper';
import { maxDecimals } from '#src/ui/field/number-entry.ts';
import type { NumberKind } from '#src/ui/field/number-entry.ts';
import { useNumberEntry } from '#src/ui/field/use-number-entry.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { cellAttributes } from './line-cells.tsx';
import type { CellProps } from './line-cells.tsx';

type NumberCellProps = CellProps & {
  value: string;
  onChange: (value: string) => void;
  kind: NumberKind;
  decimals?: number;
};

/** Fixed, so that the table, which scrolls sideways, does not cut off what stands under a cell. */
const echoPlace = { strategy: 'fixed' } as const;

/** Digits as spec point 5 takes them while focused, with the display style under the cell; that style alone otherwise. */
export function NumberCell({ value, onChange, kind, decimals = maxDecimals, ...cell }: NumberCellProps) {
  const [focused, setFocused] = useState<HTMLInputElement | null>(null);
  const isPressed = useRef(false);
  const entry = useNumberEntry({ value, onChange, kind, decimals });
  const resting = value === '' ? '' : formatNumber(value);
  const echo = focused === null ? null : entry.echo;
  const echoId = `${cell.id}-echo`;

  // Only once the text to type in stands: changing the text takes away what was selected before. A press keeps its caret.
  useLayoutEffect(() => {
    if (!isPressed.current) focused?.select();
  }, [focused]);

  const leave = ({ target }: FocusEvent) => {
    isPressed.current = false;
    // Another window came to the front: the cell is where typing goes on, at the same place.
    if (document.activeElement === target) return;
    entry.settle();
    setFocused(null);
  };
  return (
    <>
      <input
        {...cellAttributes(cell)}
        ref={entry.input}
        className="cell cell--number"
        inputMode="decimal"
        aria-describedby={echo === null ? undefined : echoId}
        value={focused === null ? resting : entry.shown}
        onChange={entry.change}
        onKeyDown={entry.guardKey}
        onMouseDown={() => {
          isPressed.current = true;
        }}
        onFocus={(event) => setFocused(event.currentTarget)}
        onBlur={leave}
      />
      {echo !== null && (
        <Popper
          open
          disablePortal
          id={echoId}
          anchorEl={focused}
          placement="bottom-end"
          popperOptions={echoPlace}
          className="cell-echo"
        >
          {echo}
        </Popper>
      )}
    </>
  );
}
