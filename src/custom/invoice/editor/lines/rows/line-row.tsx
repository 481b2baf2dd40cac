import { memo, useCallback, type MouseEvent } from 'react';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { useOfDraft } from '../../draft/draft-store.ts';
import type { DraftLine } from '../../draft/draft.ts';
import { menuId } from '../../problem-places.ts';
import { TEXT_COLUMNS } from '../line-columns.ts';
import { percentCell, vatCells } from './choice-cells.tsx';
import { nameCell, useNameActs } from './named-cell.tsx';
import { amountCell, computedCell, pricedCells } from './number-cells.tsx';
import type { Row, RowProblems, RowSetting } from './row.ts';
import { codeCell, ownCell, textCell } from './text-cells.tsx';

type LineRowProps = {
  setting: RowSetting;
  /** The key of the line. */
  line_key: number;
  /** From 0. */
  at: number;
  amount: string | null;
  /** What a typed rate of discount comes to; null where it cannot be shown beside typed amounts. */
  discountAmount: string | null;
  vatAmount: string | null;
  /** The amount with VAT; null while it is not shown. */
  total: string | null;
  problems: RowProblems | undefined;
  /** Columns of the selected range in this line, joined by spaces; '' for none. */
  selected: string;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
};

/** One line, which follows its own place in the draft: a key in another line does not draw it, nor the table around it. */
export const LineRow = memo(function LineRow({
  setting,
  line_key: key,
  at,
  amount,
  discountAmount,
  vatAmount,
  total,
  problems,
  selected,
  measure,
}: LineRowProps) {
  const { store, columns, own, percents, onMenu } = setting;
  const { dispatch } = store;
  const line = useOfDraft(store, ({ get }) => lineAt(get().lines, at, key));
  const change = useCallback(
    (part: Partial<DraftLine>) => dispatch({ type: 'put_line', key, change: part }),
    [dispatch, key],
  );
  const acts = useNameActs(setting, key, at);
  if (line === undefined) return null;
  const row: Row = { setting, line, at, problems, selected: selected.split(' '), change };
  return (
    <tr role="row" className={`line line--${line.kind}`} ref={measure} data-index={at} aria-rowindex={at + 2}>
      <th role="rowheader" scope="row" className="line__number">
        <button
          type="button"
          id={menuId(key)}
          // Between the cells it would be one more stop in every line: Shift F10 opens it from a cell.
          tabIndex={-1}
          className="line__menu"
          aria-haspopup="menu"
          aria-label={lineWords.menu(at + 1)}
          onClick={(event: MouseEvent<HTMLButtonElement>) => onMenu(key, event.currentTarget)}
        >
          {at + 1}
        </button>
      </th>
      {columns.includes('code') && codeCell(row)}
      {nameCell(row, acts)}
      {TEXT_COLUMNS.map((field) => textCell(row, field))}
      {pricedCells(row, discountAmount)}
      {amountCell(row, amount)}
      {columns.includes('vat_rate') && vatCells(row, vatAmount)}
      {columns.includes('total') && (
        <td className="line__amount line__total" {...computedCell(row, 'total', total)} />
      )}
      {percents !== null && percentCell(row, percents)}
      {own.map((field) => ownCell(row, field))}
    </tr>
  );
});

/** The line with a key. It is where it was drawn, but for the moment between a change and the drawing of it. */
function lineAt(lines: readonly DraftLine[], at: number, key: number): DraftLine | undefined {
  const line = lines[at];
  return line?.key === key ? line : lines.find((one) => one.key === key);
}
