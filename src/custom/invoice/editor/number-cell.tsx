import Popper from '@mui/material/Popper';
import { limitsOf } from '#src/ui/field/number/number-entry.ts';
import type { NumberKind } from '#src/ui/field/number/number-entry.ts';
import { useNumberEntry } from '#src/ui/field/number/use-number-entry.ts';
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

/** A number in the company's style; under the cell, while it is focused, what is read of it or why it cannot be read. */
export function NumberCell({ value, onChange, kind, decimals, ...cell }: NumberCellProps) {
  const [focused, setFocused] = useState<HTMLInputElement | null>(null);
  const isPressed = useRef(false);
  const entry = useNumberEntry({ value, onChange, kind, limits: limitsOf(kind, decimals) });
  const problem = entry.problem ?? cell.problem;
  const echo = focused === null ? null : (entry.problem ?? entry.echo);
  const echoId = `${cell.id}-echo`;

  // Reached by the keyboard all of it is selected; a press keeps its caret.
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
        {...cellAttributes({ ...cell, problem })}
        ref={entry.input}
        className="cell cell--number"
        inputMode="decimal"
        aria-describedby={echo === null ? undefined : echoId}
        value={entry.shown}
        onChange={entry.change}
        onPaste={entry.paste}
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
          className={entry.problem === null ? 'cell-echo' : 'cell-echo cell-echo--problem'}
        >
          {echo}
        </Popper>
      )}
    </>
  );
}
