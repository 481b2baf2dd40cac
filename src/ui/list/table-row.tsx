import type { MouseEvent, ReactNode } from 'react';
import { KitLink } from '../action/kit-link.tsx';
import { Checkbox } from '../field/choice-controls.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import type { DataTableProps } from './data-table.tsx';
import { cellClass } from './head-cell.tsx';
import { toggleId, togglePage } from './table-model.ts';
import type { RowId, Selection } from './table-model.ts';

export function SelectAll({ ids, selection }: { ids: readonly RowId[]; selection: Selection }) {
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  return (
    <th role="columnheader" scope="col" className="k-cell--check">
      <Checkbox
        label="Chọn cả trang"
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

export function TableRow<Row>({ row, table }: { row: Row; table: DataTableProps<Row> }) {
  const { columns, rowId, rowHref, onOpen, rowName, selection, rowActions } = table;
  const id = rowId(row);
  const href = rowHref?.(row);
  const selected = selection?.ids.has(id) ?? false;
  const press = (event: MouseEvent<HTMLElement>) => {
    const onControl = event.target instanceof Element && event.target.closest(interactive);
    if (!onControl && !window.getSelection()?.toString()) onOpen?.(row);
  };
  const linked = (content: ReactNode, first: boolean) =>
    first && href !== undefined ? (
      <KitLink href={href} className="k-row-link">
        {content}
      </KitLink>
    ) : (
      content
    );
  return (
    <tr
      role="row"
      className={`k-row${selected ? ' k-row--selected' : ''}${onOpen ? ' k-row--open' : ''}`}
      aria-selected={selection ? selected : undefined}
      onClick={onOpen && press}
    >
      {selection && (
        <td role="cell" className="k-cell--check">
          <Checkbox
            label={`Chọn ${rowName?.(row) ?? `dòng ${id}`}`}
            labelHidden
            checked={selected}
            onChange={(on) => selection.onChange(toggleId(selection.ids, id, on))}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const cell = linked(column.cell(row), index === 0);
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
