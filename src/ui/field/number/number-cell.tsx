import Popper from '@mui/material/Popper';
import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { cellAttributes, type CellProps } from '../grid-cell.ts';
import { limitsOf, type NumberKind } from './number-entry.ts';
import { useNumberEntry } from './use-number-entry.ts';

type NumberCellProps = CellProps & {
  value: string;
  onChange: (value: string) => void;
  kind: NumberKind;
  decimals?: number;
  /** A value that can be taken by Alt G or a press while the cell is focused and holds another. */
  offer?: NumberOffer | null;
};

type NumberOffer = { value: string; says: string; action: string };

const OFFER_KEY = 'KeyG';

/** Fixed, so that the table, which scrolls sideways, does not cut off what stands under a cell. */
const echoPlace = { strategy: 'fixed' } as const;

/** What floats over a cell stands behind its table: within, it would be laid out and stacked as a part of its row. */
const besideTable = (cell: HTMLElement | null) => cell?.closest('table')?.parentElement ?? document.body;

/** A number in the company's style; under the cell, while it is focused, what is read of it or why it cannot be read. */
export function NumberCell({ value, onChange, kind, decimals, offer = null, ...cell }: NumberCellProps) {
  const [focused, setFocused] = useState<HTMLInputElement | null>(null);
  const isPressed = useRef(false);
  const entry = useNumberEntry({ value, onChange, kind, limits: limitsOf(kind, decimals), arithmetic: true });
  const problem = entry.problem ?? cell.problem;
  const echo = focused === null ? null : (entry.problem ?? entry.echo);
  const offered =
    focused !== null && offer !== null && !cell.disabled && offer.value !== value ? offer : null;
  const takeOffer = () => {
    if (offered !== null) entry.put(offered.value);
  };
  const echoId = `${cell.id}-echo`;
  const outside = () => besideTable(focused);

  // All of it is selected, so that what is typed takes its place: a press sets its caret first, and is waited for.
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
        className="k-grid-cell k-grid-cell--number"
        inputMode="decimal"
        aria-describedby={echo === null ? undefined : echoId}
        value={entry.shown}
        onChange={entry.change}
        onPaste={entry.paste}
        onKeyDown={(event) => {
          // A formula counts by what it comes to when the invoice is saved from within the cell.
          if ((event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter'))
            entry.settle();
          if (offered !== null && event.altKey && !event.ctrlKey && event.code === OFFER_KEY) {
            event.preventDefault();
            takeOffer();
          }
          entry.guardKey(event);
        }}
        onMouseDown={() => {
          isPressed.current = focused === null;
        }}
        // In a cell that has the focus already a press places the caret, and dragging selects a part.
        onClick={({ currentTarget: { selectionStart, selectionEnd }, currentTarget }) => {
          if (isPressed.current && selectionStart === selectionEnd) currentTarget.select();
          isPressed.current = false;
        }}
        onFocus={(event) => setFocused(event.currentTarget)}
        onBlur={leave}
      />
      {echo !== null && (
        <Popper
          open
          container={outside}
          id={echoId}
          anchorEl={focused}
          placement="bottom-end"
          popperOptions={echoPlace}
          className={entry.problem === null ? 'k-grid-echo' : 'k-grid-echo k-grid-echo--problem'}
        >
          {echo}
        </Popper>
      )}
      {offered !== null && (
        <Popper
          open
          container={outside}
          anchorEl={focused}
          placement="top-end"
          role="group"
          aria-label={offered.says}
          popperOptions={echoPlace}
          className="k-grid-echo k-grid-offer"
        >
          {offered.says}
          <button
            type="button"
            tabIndex={-1}
            // The cell keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={takeOffer}
          >
            {offered.action} <kbd>Alt G</kbd>
          </button>
        </Popper>
      )}
    </>
  );
}
