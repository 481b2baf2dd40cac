import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { isEditable } from './import-model.ts';
import type { CellPlace, ImportColumn, ImportRow } from './import-model.ts';
import './import-sheet.css';
import { SheetEntry } from './sheet-entry.tsx';
import { SheetRow } from './sheet-row.tsx';
import { cellKey, shownCell } from './use-cell-commits.ts';
import type { PendingCells } from './use-cell-commits.ts';
import { sheetWords } from '../words/sheet.ts';

/** px; the style sheet has the head's. */
const plainRow = 32;
/** The cells of a row that has a line for its reason beneath them, and that line. */
const cellsOverReason = 28;
const reasonLine = 22;
const headHeight = 52;
const numberWidth = 52;
const columnWidth = 132;
const stateWidth = 108;

export type ImportSheetProps = {
  caption: string;
  columns: readonly ImportColumn[];
  rowCount: number;
  rowAt: (index: number) => ImportRow | undefined;
  onVisible?: (first: number, last: number) => void;
  readOnly: boolean;
  /** Each row says beneath its cells what is wrong, in sight however far the cell is scrolled away, and over no other column. */
  reasons: boolean;
  active: CellPlace;
  /** Rises when the active cell was set from outside and the sheet shall take the focus. */
  focusTurn: number;
  onActive: (place: CellPlace) => void;
  pending: PendingCells;
  onCommit: (row: number, column: string, value: string) => void;
  onFindError: (direction: 1 | -1) => void;
};

/** The rows of a file as a sheet: only those on the screen are drawn, so 100,000 scroll like 100. */
export function ImportSheet(props: ImportSheetProps) {
  const { caption, columns, rowCount, rowAt, onVisible, readOnly, reasons, active, focusTurn } = props;
  const { pending, onActive, onCommit, onFindError } = props;
  const cellHeight = reasons ? cellsOverReason : plainRow;
  const rowHeight = cellHeight + (reasons ? reasonLine : 0);
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    paddingStart: headHeight,
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  useEffect(() => {
    if (first !== undefined && last !== undefined) onVisible?.(first, last);
  }, [first, last, onVisible]);
  useLayoutEffect(() => {
    input.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active.row, active.column]);
  useEffect(() => {
    if (focusTurn > 0) input.current?.focus({ preventScroll: true });
  }, [focusTurn]);

  const cellId = useCallback((row: number, column: number) => `${gridId}-${row}-${column}`, [gridId]);
  const column = columns[active.column];
  const row = rowAt(active.row);
  const cell = row && column && shownCell(row, active.column, pending.get(cellKey(active.row, column.key)));
  const press = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place) return;
    // The entry keeps the focus; the text of an open cell is committed.
    event.preventDefault();
    if (draft !== null) settle(draft);
    setDraft(null);
    onActive(place);
    input.current?.focus({ preventScroll: true });
  };
  const settle = (value: string) => {
    if (!row || !column || !cell) return;
    const failed = pending.get(cellKey(active.row, column.key))?.state === 'failed';
    if (value !== cell.value || failed) onCommit(active.row, column.key, value);
  };
  const widths = columns.map(({ width = columnWidth }) => `minmax(${width}px, ${width}fr)`).join(' ');
  const least = columns.reduce((sum, { width = columnWidth }) => sum + width, numberWidth);
  const shape = {
    '--sheet-columns': `${numberWidth}px ${widths}${reasons ? '' : ` ${stateWidth}px`}`,
    '--sheet-row': `${rowHeight}px`,
    '--sheet-cell': `${cellHeight}px`,
    minWidth: least + (reasons ? 0 : stateWidth),
    height: virtual.getTotalSize(),
  } as CSSProperties;
  return (
    <div ref={scroller} className={`k-sheet${reasons ? ' k-sheet--reasons' : ''}`} onMouseDown={press}>
      <div className="k-sheet__body" style={shape}>
        <div
          id={gridId}
          role="grid"
          aria-label={caption}
          aria-rowcount={rowCount + 1}
          aria-colcount={columns.length + 2}
          aria-readonly={readOnly || undefined}
          onDoubleClick={(event) => {
            if (placeOf(event.target) && isEditable(row) && !readOnly) setDraft(cell?.value ?? '');
          }}
        >
          <SheetHead columns={columns} reasons={reasons} />
          <div role="rowgroup">
            {items.map(({ index, start }) => (
              <SheetRow
                key={index}
                index={index}
                top={start}
                row={rowAt(index)}
                columns={columns}
                reasons={reasons}
                activeColumn={index === active.row ? active.column : null}
                pending={pending}
                cellId={cellId}
              />
            ))}
          </div>
        </div>
        {column && (
          <SheetEntry
            input={input}
            place={active}
            rowNumber={row?.number ?? active.row + 1}
            size={{ rows: rowCount, columns: columns.length }}
            column={column}
            top={headHeight + active.row * rowHeight}
            cell={cell}
            editable={isEditable(row) && !readOnly}
            gridId={gridId}
            activeCellId={cellId(active.row, active.column)}
            onMove={onActive}
            onCommit={settle}
            onFindError={onFindError}
            draft={draft}
            onDraft={setDraft}
          />
        )}
      </div>
    </div>
  );
}

function SheetHead({ columns, reasons }: Pick<ImportSheetProps, 'columns' | 'reasons'>) {
  return (
    <div role="rowgroup" className="k-sheet__head">
      <div role="row" aria-rowindex={1}>
        <div role="columnheader" className="k-sheet__number">
          <span className="k-visually-hidden">{sheetWords.row}</span>
        </div>
        {columns.map(({ key, label, source }) => (
          <div key={key} role="columnheader" className="k-sheet__heading">
            {source && <small>{source}</small>}
            <span>{label}</span>
          </div>
        ))}
        <div role="columnheader" className={reasons ? 'k-visually-hidden' : 'k-sheet__state'}>
          {reasons ? sheetWords.reason : sheetWords.state}
        </div>
      </div>
    </div>
  );
}

function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : null;
}
