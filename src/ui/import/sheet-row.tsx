import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconLoader from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs';
import { Fragment, memo } from 'react';
import { Badge } from '../display/badge.tsx';
import { Icon } from '../display/icon.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import { rowTones } from './import-model.ts';
import type { ImportCell, ImportColumn, ImportRow } from './import-model.ts';
import { cellKey, shownCell } from './use-cell-commits.ts';
import type { PendingCells } from './use-cell-commits.ts';
import { sheetWords } from '../words/sheet.ts';

type SheetRowProps = {
  index: number;
  /** px from the top of the sheet. */
  top: number;
  row: ImportRow | undefined;
  columns: readonly ImportColumn[];
  reasons: boolean;
  /** The column of the active cell when it is in this row. */
  activeColumn: number | null;
  pending: PendingCells;
  cellId: (row: number, column: number) => string;
};

export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { index, top, row, columns, reasons, activeColumn, pending, cellId } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={row ? undefined : true}
      className={`k-sheet__row${row?.state === 'invalid' ? ' k-sheet__row--invalid' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" className="k-sheet__number">
        {row?.number ?? index + 1}
      </div>
      {columns.map(({ key, align = 'start' }, column) => (
        <div
          key={key}
          id={cellId(index, column)}
          role="gridcell"
          aria-colindex={column + 2}
          data-row={index}
          data-column={column}
          {...cellLook(row && shownCell(row, column, pending.get(cellKey(index, key))), {
            align,
            active: column === activeColumn,
          })}
        />
      ))}
      {row && reasons && row.state === 'invalid' ? (
        <RowReason index={index} row={row} columns={columns} />
      ) : (
        <div
          role="gridcell"
          aria-colindex={columns.length + 2}
          className={reasons ? 'k-sheet__reason' : 'k-sheet__state'}
        >
          {row && <RowState reasons={reasons} state={row.state} />}
        </div>
      )}
    </div>
  );
});

function RowState({ reasons, state }: { reasons: boolean; state: ImportRow['state'] }) {
  const badge = (
    <Badge size="small" tone={rowTones[state]}>
      {sheetWords.states[state]}
    </Badge>
  );
  return reasons ? <span>{badge}</span> : badge;
}

type RowReasonProps = { index: number; row: ImportRow; columns: readonly ImportColumn[] };

/** What is wrong in a row, cell by cell; a press on it leads to the first of them. */
function RowReason({ index, row, columns }: RowReasonProps) {
  const wrong = columns.flatMap(({ label }, place) => {
    const error = row.cells[place]?.error;
    return error === undefined ? [] : [{ label, place, error }];
  });
  const words = wrong.map(({ label, error }) => `${label}: ${error}`).join(' ');
  return (
    <div
      role="gridcell"
      aria-colindex={columns.length + 2}
      className="k-sheet__reason k-sheet__reason--wrong"
      title={words}
      data-row={index}
      data-column={wrong[0]?.place ?? 0}
    >
      <span>
        {wrong.map(({ label, place, error }) => (
          <Fragment key={place}>
            <b>{label}:</b> {error}{' '}
          </Fragment>
        ))}
      </span>
    </div>
  );
}

function cellLook(
  cell: (ImportCell & { busy: boolean }) | undefined,
  { align, active }: { align: 'start' | 'end'; active: boolean },
) {
  const tone = cell?.error ? 'error' : cell?.warning ? 'warning' : cell?.fixed ? 'fixed' : 'plain';
  return {
    className: `k-sheet__cell k-sheet__cell--${tone} k-sheet__cell--${align}${active ? ' k-sheet__cell--active' : ''}`,
    'aria-invalid': cell?.error ? true : undefined,
    'aria-busy': cell?.busy || undefined,
    'aria-selected': active,
    children: cell ? <CellContent cell={cell} /> : <span className="k-skeleton" style={{ width: '60%' }} />,
  };
}

function CellContent({ cell }: { cell: ImportCell & { busy: boolean } }) {
  const note = cell.error ?? cell.warning;
  const words = <span className="k-sheet__text">{cell.value}</span>;
  if (cell.busy) {
    return (
      <>
        {words}
        <span className="k-sheet__busy">
          <Icon of={IconLoader} size={14} />
          <span className="k-visually-hidden">{sheetWords.cellSaving}</span>
        </span>
      </>
    );
  }
  if (note === undefined) return words;
  return (
    <Tooltip text={note} describes wide>
      <span className="k-sheet__noted">
        {words}
        <Icon of={IconAlert} size={14} stroke={2} />
        <span className="k-visually-hidden">
          {cell.error ? sheetWords.cellError(note) : sheetWords.cellWarning(note)}
        </span>
      </span>
    </Tooltip>
  );
}
