import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { Icon } from '../display/icon.tsx';
import { clampColumnWidth, nextSort } from './table-model.ts';
import type { Column, Sort } from './table-model.ts';
import { useRef } from 'react';
import type { PointerEvent } from 'react';

type HeadCellProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  onResize?: ((key: string, width: number) => void) | undefined;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The class that takes a column out of a table too narrow for it. */
export function widthClass<Row>({ wideOnly, roomyOnly }: Column<Row>): string {
  return `${wideOnly ? ' k-wide-only' : ''}${roomyOnly ? ' k-roomy-only' : ''}`;
}

export function cellClass<Row>(column: Column<Row>): string {
  const { align = 'start', muted, card = 'none' } = column;
  return `k-cell--${align} k-slot--${card}${widthClass(column)}${muted ? ' k-cell--muted' : ''}`;
}

export function HeadCell<Row>({ column, sort, onSort, onResize }: HeadCellProps<Row>) {
  const { sortKey, header } = column;
  const active = sortKey !== undefined && sort?.key === sortKey ? sort.order : null;
  return (
    <th
      role="columnheader"
      scope="col"
      className={`${cellClass(column)}${onResize ? ' k-cell--sizable' : ''}`}
      aria-sort={active ? ariaSort[active] : undefined}
    >
      {sortKey !== undefined && onSort ? (
        <button type="button" className="k-sort" onClick={() => onSort(nextSort(sort, sortKey))}>
          {header}
          {active && <Icon of={active === 'asc' ? IconArrowUp : IconArrowDown} size={13} stroke={2} />}
        </button>
      ) : (
        header
      )}
      {onResize && <ColumnEdge onResize={(width) => onResize(column.key, width)} />}
    </th>
  );
}

/** The right edge of a head, dragged to set the column's width. For the pointer alone: keys use the column settings. */
function ColumnEdge({ onResize }: { onResize: (width: number) => void }) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const grab = (event: PointerEvent<HTMLSpanElement>) => {
    const head = event.currentTarget.closest('th');
    if (!head) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: head.getBoundingClientRect().width };
  };
  const drag = (event: PointerEvent) => {
    if (start.current) onResize(clampColumnWidth(start.current.width + event.clientX - start.current.x));
  };
  const release = () => {
    start.current = null;
  };
  return (
    <span
      className="k-column-edge"
      aria-hidden
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
