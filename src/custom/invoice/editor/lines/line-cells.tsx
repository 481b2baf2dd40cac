import Popper from '@mui/material/Popper';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
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

const DIGIT = /^[0-9]$/;

/**
 * Digits typed into a focused choice, as a choice of the text that begins with them. The browser forgets what was
 * typed after a second: a "1" and, slowly, a "0" would choose 0% and not 10%.
 */
function useTypedDigits(
  choices: readonly { value: string; text: string }[],
  onChange: (value: string) => void,
) {
  const typed = useRef('');
  const beginningWith = (digits: string) => choices.find(({ text }) => text.startsWith(digits));
  return {
    onBlur: () => {
      typed.current = '';
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isDigit = DIGIT.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey;
      if (!isDigit) {
        typed.current = '';
        return;
      }
      event.preventDefault();
      const longer = typed.current + event.key;
      typed.current = beginningWith(longer) === undefined ? event.key : longer;
      const choice = beginningWith(typed.current);
      if (choice !== undefined) onChange(choice.value);
    },
  };
}

type PercentCellProps = CellProps & {
  value: string;
  percents: readonly string[];
  onChange: (value: string) => void;
};

/** The percentages on revenue that the law reduces, or none; one that was chosen under another law stays to be seen. */
export function PercentCell({ value, percents, onChange, ...cell }: PercentCellProps) {
  const offered = value === '' || percents.includes(value) ? percents : [...percents, value];
  const choices = offered.map((percent) => ({ value: percent, text: `${formatNumber(percent)}%` }));
  const typing = useTypedDigits(choices, onChange);
  return (
    <select
      {...cellAttributes(cell)}
      {...typing}
      className="cell cell--select"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{''}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
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
  const offered = value === '' || rates.includes(value) ? rates : [...rates, value];
  const choices = offered.map((rate) => ({
    value: rate,
    text: rate === other ? lineWords.otherRate : rateText(rate),
  }));
  const choose = (chosen: string) => onChange(chosen === other ? `${other}:%` : chosen);
  const typing = useTypedDigits(choices, choose);
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
  return (
    <select
      {...cellAttributes(cell)}
      {...typing}
      className="cell cell--select"
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{''}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}
