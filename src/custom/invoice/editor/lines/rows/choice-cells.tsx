import { hasField } from '#domain/invoice/lines/line-fields.table.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { moneyWords } from '#src/wording/money.ts';
import { otherRateOf } from '../../number-limits.ts';
import { LineCell } from '../cells/line-cell.tsx';
import { PercentCell, RateCell } from '../cells/line-cells.tsx';
import { computedCell } from './number-cells.tsx';
import { placeOf, type Row } from './row.ts';

/** The rate of VAT, and what it comes to. */
export function vatCells(row: Row, vatAmount: string | null) {
  const { line, setting, change } = row;
  const { control, frame } = placeOf(row, 'vat_rate', lineWords.vat);
  return (
    <>
      <LineCell
        {...frame}
        look={otherRateOf(line.vat_rate) === null ? 'choice' : 'number'}
        label={lineWords.vat}
      >
        <RateCell
          {...control}
          value={line.vat_rate}
          rates={setting.rates}
          onChange={(vat_rate) => change({ vat_rate })}
        />
      </LineCell>
      <td
        className="line__amount line__vat"
        data-label={lineWords.vatAmount}
        {...computedCell(row, 'vat_amount', vatAmount)}
      />
    </>
  );
}

/** The percentage on revenue, of the kinds of lines that have one. */
export function percentCell(row: Row, percents: readonly string[]) {
  const { line, change } = row;
  const has_percent = hasField(line.kind, 'revenue_percent');
  const { control, frame } = placeOf(row, 'revenue_percent', moneyWords.revenuePercent);
  return (
    <LineCell
      {...frame}
      text={has_percent ? frame.text : ''}
      look="choice"
      label={moneyWords.revenuePercentShort}
    >
      <PercentCell
        {...control}
        value={has_percent ? line.revenue_percent : ''}
        percents={percents}
        onChange={(revenue_percent) => change({ revenue_percent })}
      />
    </LineCell>
  );
}
