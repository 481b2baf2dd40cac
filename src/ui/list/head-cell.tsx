import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { Icon } from '../display/icon.tsx';
import { ColumnEdge } from './column-edge.tsx';
import { nextSort } from './table-model.ts';
import type { Column, Sort } from './table-model.ts';

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
