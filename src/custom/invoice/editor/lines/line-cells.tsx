import Popper from '@mui/material/Popper';
import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { limitsOf, type NumberKind } from '#src/ui/field/number/number-entry.ts';
import { useNumberEntry } from '#src/ui/field/number/use-number-entry.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { rateText } from '#src/views/values/choice-labels.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { OTHER_RATE, otherRateOf } from '../number-limits.ts';

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
  /** A value that can be taken by Alt G or a press while the cell is focused and holds another. */
  offer?: NumberOffer | null;
};

type NumberOffer = { value: string; says: string; action: string };

const OFFER_KEY = 'KeyG';

/** Fixed, so that the table, which scrolls sideways, does not cut off what stands under a cell. */
const echoPlace = { strategy: 'fixed' } as const;

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
      {offered !== null && (
        <Popper
          open
          disablePortal
          anchorEl={focused}
          placement="top-end"
          role="group"
          aria-label={offered.says}
          popperOptions={echoPlace}
          className="cell-echo cell-offer"
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

type PercentCellProps = CellProps & {
  value: string;
  percents: readonly string[];
  onChange: (value: string) => void;
};

/** The percentages on revenue that the law reduces, or none; one that was chosen under another law stays to be seen. */
export function PercentCell({ value, percents, onChange, ...cell }: PercentCellProps) {
  const offered = value === '' || percents.includes(value) ? percents : [...percents, value];
  return (
    <select
      {...cellAttributes(cell)}
      className="cell cell--select"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{''}</option>
      {offered.map((percent) => (
        <option key={percent} value={percent}>{`${formatNumber(percent)}%`}</option>
      ))}
    </select>
  );
}

const other = 'KHAC';

type RateCellProps = CellProps & {
  value: string;
  rates: readonly string[];
  onChange: (value: string) => void;
};

/** The rates in force on the invoice's date; 'Khác' opens a place for a rate of one's own, emptying it goes back. */
export function RateCell({ value, rates, onChange, ...cell }: RateCellProps) {
  const own = otherRateOf(value);
  if (own !== null) {
    return (
      <NumberCell
        {...cell}
        name={lineWords.otherRateCell(cell.row + 1)}
        value={own}
        {...OTHER_RATE}
        onChange={(typed) => onChange(typed === '' ? '' : `${other}:${typed}%`)}
      />
    );
  }
  const offered = value === '' || rates.includes(value) ? rates : [...rates, value];
  return (
    <select
      {...cellAttributes(cell)}
      className="cell cell--select"
      value={value}
      onChange={(event) => onChange(event.target.value === other ? `${other}:%` : event.target.value)}
    >
      <option value="">{''}</option>
      {offered.map((rate) => (
        <option key={rate} value={rate}>
          {rate === other ? lineWords.otherRate : rateText(rate)}
        </option>
      ))}
    </select>
  );
}
