import { rateText } from '#src/views/values/choice-labels.ts';
import { lineWords } from '#src/wording/invoice.ts';
import { cellAttributes, TextCell } from './line-cells.tsx';
import type { CellProps } from './line-cells.tsx';

const other = 'KHAC';
const otherRate = /^KHAC:(.*?)%?$/;

type RateCellProps = CellProps & {
  value: string;
  rates: readonly string[];
  onChange: (value: string) => void;
};

/** The rates in force on the invoice's date; 'Khác' opens a place for a rate of one's own, emptying it goes back. */
export function RateCell({ value, rates, onChange, ...cell }: RateCellProps) {
  const own = otherRate.exec(value)?.[1];
  if (own !== undefined) {
    return (
      <TextCell
        {...cell}
        name={lineWords.otherRateCell(cell.row + 1)}
        value={own}
        center
        onChange={(text) =>
          /^\d{0,2}(\.\d{0,2})?$/.test(text) && onChange(text === '' ? '' : `${other}:${text}%`)
        }
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
