import { memo, useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { KitLink } from '../action/kit-link.tsx';
import { Checkbox } from '../field/choice/choice-controls.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import type { DataTableProps } from './data-table.tsx';
import { cellClass } from './head-cell.tsx';
import { togglePage } from './table-model.ts';
import type { RowId, Selection } from './table-model.ts';
import { listWords } from '../words/list.ts';

export function SelectAll({ ids, selection }: { ids: readonly RowId[]; selection: Selection }) {
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  return (
    <th role="columnheader" scope="col" className="k-cell--check">
      <Checkbox
        label={listWords.selectPage}
        labelHidden
        checked={chosen > 0 && chosen === ids.length}
        partial={chosen > 0}
        disabled={ids.length === 0}
        onChange={(on) => selection.onChange(togglePage(selection.ids, ids, on))}
      />
    </th>
  );
}

const interactive = 'a,button,input,select,label,[role=menuitem]';

type TableRowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'linkKey' | 'rowActions'> & {
  row: Row;
  id: RowId;
  /** Its place in the whole list, the head being 1. */
  rowIndex: number | undefined;
  href: string | undefined;
  name: string | undefined;
  /** Ticked or not; undefined where rows cannot be chosen. */
  selected: boolean | undefined;
  active: boolean;
  /** Being active it takes the focus. */
  focuses: boolean;
  onOpen: ((row: Row) => void) | undefined;
  /** `range`: with Shift, all between the row ticked last and this one. */
  onTick: (id: RowId, on: boolean, range: boolean) => void;
};

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, rowIndex, columns, href, name, selected, active, rowActions, onOpen, onTick } = props;
  const line = useActiveRow(active && props.focuses);
  const shift = useRef(false);
  const press = (event: MouseEvent<HTMLElement>) => {
    const onControl = event.target instanceof Element && event.target.closest(interactive);
    if (!onControl && !window.getSelection()?.toString()) onOpen?.(row);
  };
  const link = columns.some(({ key }) => key === props.linkKey) ? props.linkKey : columns[0]?.key;
  const linked = (content: ReactNode, key: string) =>
    key === link && href !== undefined ? (
      <KitLink href={href} className="k-row-link">
        {content}
      </KitLink>
    ) : (
      content
    );
  return (
    <tr
      ref={line}
      role="row"
      className={`k-row${selected ? ' k-row--selected' : ''}${onOpen ? ' k-row--open' : ''}${selected !== undefined ? ' k-row--checkable' : ''}${active ? ' k-row--active' : ''}`}
      aria-selected={selected}
      aria-rowindex={rowIndex}
      aria-current={active || undefined}
      tabIndex={active ? -1 : undefined}
      onClick={onOpen && press}
    >
      {selected !== undefined && (
        <td
          role="cell"
          className="k-cell--check"
          onClickCapture={(event) => {
            shift.current = event.shiftKey;
          }}
        >
          <Checkbox
            label={listWords.select(name ?? listWords.selectRow(String(id)))}
            labelHidden
            checked={selected}
            onChange={(on) => onTick(id, on, shift.current)}
          />
        </td>
      )}
      {columns.map((column) => {
        const cell = linked(column.cell(row), column.key);
        return (
          <td role="cell" key={column.key} className={cellClass(column)}>
            {column.fullText ? (
              <Tooltip text={column.fullText(row)} kind="text" describes wide>
                <span className="k-cut">{cell}</span>
              </Tooltip>
            ) : (
              cell
            )}
          </td>
        );
      })}
      {rowActions && (
        <td role="cell" className="k-cell--actions">
          {rowActions(row)}
        </td>
      )}
    </tr>
  );
}

/** One row. It is drawn again only when something of its own changes: not while the list is fetched again or another row is selected. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** The row the keys stand on comes into view, and its link (or the row itself) takes the focus, so that it is heard. */
function useActiveRow(active: boolean): RefObject<HTMLTableRowElement | null> {
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!active || !line.current) return;
    const target = line.current.querySelector<HTMLElement>('.k-row-link') ?? line.current;
    target.focus({ preventScroll: true });
    line.current.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return line;
}
