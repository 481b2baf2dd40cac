import { memo } from 'react';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import type { Corners } from '../use-cell-range.ts';
import type { LineFocus } from './use-line-focus.ts';
import { LineRow } from './line-row.tsx';
import { shownDiscount, type RowProblems, type RowSetting } from './row.ts';
import { useLineWindow } from './use-line-window.ts';

type LineRowsProps = {
  line_keys: readonly number[];
  setting: RowSetting;
  /** By the keys of lines, as they were computed last. */
  amounts: ReadonlyMap<number, LineAmounts>;
  problems: ReadonlyMap<number, RowProblems>;
  /** Of the selected range; null for none. */
  corners: Corners | null;
  focus: LineFocus;
  are_cards: boolean;
};

/** The lines that are drawn, by themselves: scrolling on draws no other part of the table. */
export const LineRows = memo(function LineRows({
  line_keys,
  setting,
  amounts,
  problems,
  corners,
  focus,
  are_cards,
}: LineRowsProps) {
  const { rows, measure, gapBefore } = useLineWindow({ count: line_keys.length, focus, are_cards });
  const { columns, price_includes_tax } = setting;
  const has_discount_amount = columns.includes('discount_amount');
  const has_total = columns.includes('total');
  const selectedIn = (row: number) =>
    corners !== null && row >= corners.rows[0] && row <= corners.rows[1] ? corners.columns.join(' ') : '';
  const gap = (at: number) => {
    const height = gapBefore(at);
    return height > 0 && <Gap key={`gap ${at}`} {...{ height, span: columns.length + 1 }} />;
  };
  return (
    <tbody role="rowgroup">
      {/* Flat: within a list of its own for each place every line would be made anew when the window moves on, and lose the focus. */}
      {rows.flatMap((at, place) => {
        const key = line_keys[at];
        if (key === undefined) return [];
        const computed = amounts.get(key);
        return [
          gap(place),
          <LineRow
            key={key}
            setting={setting}
            line_key={key}
            at={at}
            amount={computed?.amount ?? null}
            discountAmount={has_discount_amount ? shownDiscount(computed, price_includes_tax) : null}
            vatAmount={computed?.vat_amount ?? null}
            total={has_total ? (computed?.amount_with_tax ?? null) : null}
            problems={problems.get(key)}
            selected={selectedIn(at)}
            measure={measure}
          />,
        ];
      })}
      {gap(rows.length)}
    </tbody>
  );
});

/** The room of lines that are not drawn. */
function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden className="lines__gap">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
