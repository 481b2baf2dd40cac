import { useRef, type KeyboardEvent } from 'react';
import { cellAttributes, type CellProps } from '#src/ui/field/grid-cell.ts';
import { NumberCell } from '#src/ui/field/number/number-cell.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { rateText } from '#src/views/values/choice-labels.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { OTHER_RATE, otherRateOf } from '../../number-limits.ts';

type TextCellProps = CellProps & { value: string; onChange: (value: string) => void; center?: boolean };

export function TextCell({ value, onChange, center = false, ...cell }: TextCellProps) {
  return (
    <input
      {...cellAttributes(cell)}
      className={`k-grid-cell${center ? ' k-grid-cell--center' : ''}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
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

type ChoiceCellProps = CellProps & {
  value: string;
  choices: Parameters<typeof useTypedDigits>[0];
  onChange: (value: string) => void;
};

/** One of a few, or none; digits choose as they are typed. */
function ChoiceCell({ value, choices, onChange, ...cell }: ChoiceCellProps) {
  const typing = useTypedDigits(choices, onChange);
  return (
    <select
      {...cellAttributes(cell)}
      {...typing}
      className="k-grid-cell k-grid-cell--select"
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

type PercentCellProps = CellProps & {
  value: string;
  percents: readonly string[];
  onChange: (value: string) => void;
};

/** The percentages on revenue that the law reduces, or none; one that was chosen under another law stays to be seen. */
export function PercentCell({ value, percents, onChange, ...cell }: PercentCellProps) {
  const offered = value === '' || percents.includes(value) ? percents : [...percents, value];
  const choices = offered.map((percent) => ({ value: percent, text: `${formatNumber(percent)}%` }));
  return <ChoiceCell {...cell} {...{ value, choices, onChange }} />;
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
  return <ChoiceCell {...cell} {...{ value, choices }} onChange={choose} />;
}
