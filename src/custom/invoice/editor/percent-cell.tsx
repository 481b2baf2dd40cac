import { formatNumber } from '#src/ui/format/number.ts';
import { cellAttributes } from './line-cells.tsx';
import type { CellProps } from './line-cells.tsx';

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
