import { rateText } from '#src/views/values/choice-labels.ts';
import { lineWords } from '#src/wording/invoice.ts';
import { cellAttributes } from './line-cells.tsx';
import type { CellProps } from './line-cells.tsx';
import { NumberCell } from './number-cell.tsx';
import { OTHER_RATE, otherRateOf } from './number-limits.ts';

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
