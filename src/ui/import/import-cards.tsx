import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../display/badge.tsx';
import { TextField } from '../field/text-field.tsx';
import { isEditable, rowTones } from './import-model.ts';
import type { ImportCell, ImportRow } from './import-model.ts';
import type { ImportSheetProps } from './import-sheet.tsx';
import { cellKey, shownCell } from './use-cell-commits.ts';
import type { PendingCells } from './use-cell-commits.ts';
import { sheetWords } from '../words/sheet.ts';

/** px a card is thought to take before it is measured. */
const likelyHeight = 96;

type ImportCardsProps = Omit<ImportSheetProps, 'onActive' | 'onFindError' | 'reasons'>;

/** The rows of a file on a phone: a card each, where only what is wrong can be typed. */
export function ImportCards(props: ImportCardsProps) {
  const { caption, rowCount, rowAt, onVisible, active, focusTurn } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    overscan: 4,
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  useEffect(() => {
    if (first !== undefined && last !== undefined) onVisible?.(first, last);
  }, [first, last, onVisible]);
  useEffect(() => {
    if (focusTurn > 0) virtual.scrollToIndex(active.row, { align: 'start' });
  }, [virtual, focusTurn, active.row]);
  return (
    <div ref={scroller} className="k-cards" role="region" aria-label={caption} tabIndex={0}>
      <ul className="k-cards__body" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => (
          <li
            key={index}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={rowCount}
            aria-posinset={index + 1}
            className="k-cards__card"
            style={{ transform: `translateY(${start}px)` }}
          >
            <RowCard {...props} index={index} row={rowAt(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type RowCardProps = Pick<ImportCardsProps, 'columns' | 'pending' | 'onCommit' | 'readOnly'> & {
  index: number;
  row: ImportRow | undefined;
};

function RowCard({ columns, pending, onCommit, readOnly, index, row }: RowCardProps) {
  if (!row) return <span className="k-skeleton" style={{ width: '70%' }} />;
  const cells = columns.map((column, place) => ({
    column,
    cell: shownCell(row, place, pending.get(cellKey(index, column.key))),
    wrong: isWrong(row.cells[place], pending, cellKey(index, column.key)),
  }));
  const tone = rowTones[row.state];
  const told = cells.filter(({ wrong, cell }) => !wrong && cell.value !== '').slice(0, 3);
  return (
    <>
      <div className="k-cards__head">
        <b>{sheetWords.rowNumber(row.number)}</b>
        <Badge size="small" tone={tone}>
          {sheetWords.states[row.state]}
        </Badge>
      </div>
      <p className="k-cards__words">{told.map(({ cell }) => cell.value).join(' · ')}</p>
      {cells
        .filter(({ wrong }) => wrong)
        .map(({ column, cell }) => (
          <CardField
            key={column.key}
            label={column.label}
            cell={cell}
            readOnly={readOnly || !isEditable(row)}
            onCommit={(value) => onCommit(index, column.key, value)}
          />
        ))}
    </>
  );
}

/** A wrong cell keeps its field while its new text is on the way. */
function isWrong(cell: ImportCell | undefined, pending: PendingCells, key: string): boolean {
  return Boolean(cell?.error ?? cell?.warning) || pending.has(key);
}

type CardFieldProps = {
  label: string;
  cell: ImportCell & { busy: boolean };
  readOnly: boolean;
  onCommit: (value: string) => void;
};

function CardField({ label, cell, readOnly, onCommit }: CardFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    if (draft !== null && draft !== cell.value) onCommit(draft);
    setDraft(null);
  };
  return (
    <TextField
      label={label}
      value={draft ?? cell.value}
      onChange={setDraft}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
      }}
      error={cell.error}
      hint={cell.busy ? sheetWords.saving : cell.warning}
      readOnly={readOnly}
    />
  );
}
