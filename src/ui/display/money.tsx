import { formatNumber, nothing } from '../format/number.ts';
import './money.css';

type MoneyProps = {
  /** A decimal string; nothing is shown as `–`. */
  amount: string | null | undefined;
  /** Shown after a hair gap; false where the head of the column says it. */
  unit?: string | false;
  weight?: 'body' | 'medium' | 'bold';
  size?: 'inherit' | 'total' | 'display';
};

/** `1.234.567 đ`: Vietnamese grouping, digits of one width, the minus U+2212. */
export function Money({ amount, unit = 'đ', weight = 'body', size = 'inherit' }: MoneyProps) {
  const shown = formatNumber(amount);
  return (
    <span className={`k-money k-money--${weight} k-money--${size}`}>
      {shown}
      {unit !== false && shown !== nothing && <span className="k-money__unit">{`\u00a0${unit}`}</span>}
    </span>
  );
}
