import { Fragment, useCallback, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useDeferredLoading } from './use-deferred-loading.ts';
import './data-table.css';
import { HeadCell, widthClass, cellClass } from './head-cell.tsx';
import { SelectAll, TableRow } from './table-row.tsx';
import { leastWidth, toggleRange } from './table-model.ts';
import type { Column, Density, RowId, Selection, Sort } from './table-model.ts';
import { listWords } from '#src/ui/words/list.ts';

export type DataTableProps<Row> = {
  /** Says what the table holds; read, not seen. */
  caption: string;
  /** Stable between renders (useMemo, a constant), as `rowActions` too: a new array draws every row again. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  /** One cell becomes a real link; pressing the row elsewhere is a convenience. */
  rowHref?: (row: Row) => string | undefined;
  /** The column whose cell is the link: by default, or when that column is hidden, the first one. */
  linkKey?: string;
  onOpen?: (row: Row) => void;
  /** Names a row for its checkbox ("hóa đơn 00001287"). */
  rowName?: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: Selection;
  rowActions?: (row: Row) => ReactNode;
  /** What is unfolded beneath a row, over its whole width; null while nothing is. */
  below?: (row: Row) => ReactNode;
  /** 40, 48 or 34 px rows. */
  density?: Density;
  /** Dragging the edge of a head sets its width, px; the keyboard way is the column settings. */
  onResize?: (key: string, width: number) => void;
  /** The row the keys J and K stand on: marked, brought into view and focused when it changes. */
  activeId?: RowId | null;
  /** False while the row is only marked (the one that was opened last): it does not take the focus. */
  activeFocus?: boolean;
  /** Rows of the whole list and the place of this page's first one, from 1, when only a page is here. */
  span?: { total: number; first: number };
  /** Loading without rows shows a skeleton at true height after 200 ms; with rows they stay, dimmed. */
  loading?: boolean;
  /** The rows are those of an earlier request: they stay readable until the requested ones arrive. */
  stale?: boolean;
  skeletonRows?: number;
  footer?: ReactNode;
};

/** A real table with a caption, sorted heads and a sticky head; below 768 px each row is a card of up to three lines. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowId,
    sort,
    onSort,
    selection,
    rowActions,
    density = 'normal',
    loading = false,
    stale = false,
    skeletonRows = 10,
    footer,
    span,
  } = props;
  const anchor = useRef<RowId | null>(null);
  const showSkeleton = useDeferredLoading(loading && rows.length === 0);
  const ids = rows.map(rowId);
  const tick = useSteady((id: RowId, on: boolean, range: boolean) => {
    selection?.onChange(toggleRange(selection.ids, ids, range ? anchor.current : null, id, on));
    anchor.current = id;
  });
  const open = useSteady((row: Row) => props.onOpen?.(row));
  // Without a control inside, the frame itself takes the focus, so that the keyboard can scroll it.
  const hasControls = Boolean(props.rowHref ?? selection ?? rowActions ?? onSort);
  const scroller = hasControls || loading ? {} : { tabIndex: 0, role: 'region', 'aria-label': caption };
  const least = {
    '--least-width': `${leastWidth(columns, (selection ? 40 : 0) + (rowActions ? 48 : 0))}px`,
  } as CSSProperties;
  return (
    <div className="k-table-frame" {...scroller} aria-busy={loading || undefined}>
      <table
        role="table"
        aria-rowcount={span && span.total + 1}
        style={least}
        className={`k-table k-table--${density}${(loading || stale) && rows.length > 0 ? ' k-table--dimmed' : ''}`}
      >
        <caption className="k-visually-hidden">{caption}</caption>
        <colgroup>
          {selection && <col className="k-col-check" />}
          {columns.map((column) => (
            <col key={column.key} className={widthClass(column)} style={{ width: column.width }} />
          ))}
          {rowActions && <col className="k-col-actions" />}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={span && 1}>
            {selection && <SelectAll ids={ids} selection={selection} />}
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                onResize={props.onResize}
              />
            ))}
            {rowActions && (
              <th role="columnheader" scope="col" className="k-cell--actions">
                <span className="k-visually-hidden">{listWords.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => {
            const id = rowId(row);
            const below = props.below?.(row);
            return (
              <Fragment key={id}>
                <TableRow
                  {...{ row, id, columns, rowActions }}
                  rowIndex={span && span.first + index + 1}
                  href={props.rowHref?.(row)}
                  name={props.rowName?.(row)}
                  linkKey={props.linkKey}
                  selected={selection?.ids.has(id)}
                  active={props.activeId === id}
                  focuses={props.activeFocus ?? true}
                  onOpen={props.onOpen && open}
                  onTick={tick}
                />
                {below && (
                  <tr role="row">
                    <td role="cell" className="k-cell--below">
                      <div>{below}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          {showSkeleton && (
            <SkeletonRows
              columns={columns}
              rows={skeletonRows}
              hasSelection={Boolean(selection)}
              hasActions={Boolean(rowActions)}
            />
          )}
        </tbody>
        {footer && <tfoot role="rowgroup">{footer}</tfoot>}
      </table>
    </div>
  );
}

/** A function that stays the same one between renders and calls the newest: for events, never while rendering. */
function useSteady<Args extends readonly unknown[]>(
  newest: (...args: Args) => void,
): (...args: Args) => void {
  const kept = useRef(newest);
  useLayoutEffect(() => {
    kept.current = newest;
  });
  return useCallback((...args: Args) => kept.current(...args), []);
}

type SkeletonRowsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: number;
  hasSelection?: boolean;
  hasActions?: boolean;
};

const widths = ['78%', '64%', '88%', '56%', '72%'];

/** Grey bars at the height of real rows. */
function SkeletonRows<Row>({
  columns,
  rows,
  hasSelection = false,
  hasActions = false,
}: SkeletonRowsProps<Row>) {
  return Array.from({ length: rows }, (_none, row) => (
    <tr key={`skeleton ${row}`} className="k-row k-row--skeleton" aria-hidden>
      {hasSelection && <td className="k-cell--check" />}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column)}>
          <span className="k-skeleton" style={{ width: widths[(row + index * 2) % widths.length] }} />
        </td>
      ))}
      {hasActions && <td />}
    </tr>
  ));
}
