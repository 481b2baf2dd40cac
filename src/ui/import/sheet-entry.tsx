import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { CellPlace, ImportCell, ImportColumn } from './import-model.ts';
import { sheetWords } from '#src/ui/words/sheet.ts';

type SheetEntryProps = {
  input: RefObject<HTMLInputElement | null>;
  place: CellPlace;
  /** As the file counts it. */
  rowNumber: number;
  size: SheetSize;
  column: ImportColumn;
  /** px from the top of the sheet. */
  top: number;
  cell: ImportCell | undefined;
  editable: boolean;
  gridId: string;
  activeCellId: string;
  onMove: (place: CellPlace) => void;
  onCommit: (value: string) => void;
  onFindError: (direction: 1 | -1) => void;
  /** null: the cell is not open. */
  draft: string | null;
  onDraft: (draft: string | null) => void;
};

/**
 * The one control of the sheet. It always holds the focus and lies over the active cell, unseen until the cell is open:
 * so the first letter of a composition (Telex, VNI) lands in it whole.
 */
export function SheetEntry(props: SheetEntryProps) {
  const { input, place, rowNumber, size, column, top, cell, editable, gridId, activeCellId, draft, onDraft } =
    props;
  const { onMove, onCommit, onFindError } = props;
  const [hasFocus, setHasFocus] = useState(false);
  const open = draft !== null;
  const note = cell?.error ?? cell?.warning;
  const noteAtEnd = place.column > 0 && place.column >= size.columns / 2;
  const commit = () => {
    if (draft === null) return;
    onDraft(null);
    onCommit(draft);
  };
  const start = (text: string) => editable && onDraft(text);

  const pressOpen = (event: KeyboardEvent): CellPlace | null => {
    if (event.key === 'Escape') {
      // Esc closes the cell, not the dialog around the sheet.
      event.stopPropagation();
      onDraft(null);
      return null;
    }
    if (event.key === 'Enter')
      return movedPlace(event.shiftKey ? 'ArrowUp' : 'ArrowDown', false, place, size);
    return event.key === 'Tab' ? (tabbedPlace(event.shiftKey, place, size) ?? place) : null;
  };
  const pressClosed = (event: KeyboardEvent): CellPlace | null => {
    const deeds: Record<string, () => void> = {
      Enter: () => start(cell?.value ?? ''),
      F2: () => start(cell?.value ?? ''),
      Delete: () => start(''),
      Backspace: () => start(''),
      F8: () => onFindError(event.shiftKey ? -1 : 1),
    };
    const deed = deeds[event.key];
    if (deed) {
      event.preventDefault();
      deed();
      return null;
    }
    if (event.key === 'Tab') return tabbedPlace(event.shiftKey, place, size);
    return movedPlace(event.key, event.ctrlKey || event.metaKey, place, size);
  };
  const pressKey = (event: KeyboardEvent) => {
    // Keys of a composition belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const next = open ? pressOpen(event) : pressClosed(event);
    if (next === null) return;
    event.preventDefault();
    commit();
    onMove(next);
  };
  const noteId = `${gridId}-note`;
  return (
    <div className="k-sheet__entry" style={{ transform: `translateY(${top}px)` }}>
      <input
        ref={input}
        className={`k-sheet__input${open ? ' k-sheet__input--open' : ''}${column.align === 'end' ? ' k-sheet__input--end' : ''}`}
        style={{ gridColumn: place.column + 2 }}
        aria-label={sheetWords.cell(column.label, rowNumber)}
        aria-controls={gridId}
        aria-activedescendant={open ? undefined : activeCellId}
        aria-describedby={note ? noteId : undefined}
        aria-invalid={cell?.error ? true : undefined}
        autoComplete="off"
        spellCheck={false}
        readOnly={!editable}
        value={draft ?? ''}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={pressKey}
        onFocus={() => setHasFocus(true)}
        onBlur={() => {
          setHasFocus(false);
          commit();
        }}
        onCopy={(event) => {
          if (open) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', cell?.value ?? '');
        }}
      />
      {note && hasFocus && (
        <div
          id={noteId}
          className={`k-sheet__note${cell?.error ? '' : ' k-sheet__note--warning'}`}
          style={
            noteAtEnd
              ? { gridColumn: `1 / ${place.column + 3}`, justifySelf: 'end' }
              : { gridColumn: `${place.column + 2} / -1` }
          }
        >
          {note}
        </div>
      )}
    </div>
  );
}

type SheetSize = { rows: number; columns: number };

/** Rows a PageUp or PageDown goes over. */
const pageRows = 12;

const steps: Record<string, (place: CellPlace, size: SheetSize) => CellPlace> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - pageRows, column }),
  PageDown: ({ row, column }) => ({ row: row + pageRows, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, size) => ({ row, column: size.columns - 1 }),
};

const corners: Record<string, (size: SheetSize) => CellPlace> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (size) => ({ row: size.rows - 1, column: size.columns - 1 }),
};

/** Where a key leads from a cell, held inside the sheet; null for a key that does not move. */
function movedPlace(key: string, ctrl: boolean, place: CellPlace, size: SheetSize): CellPlace | null {
  const target = ctrl ? corners[key]?.(size) : steps[key]?.(place, size);
  return target ? within(target, size) : null;
}

/** The cell a Tab goes to: along the row, and out of the sheet at its ends (null), so that it is no keyboard trap. */
function tabbedPlace(back: boolean, place: CellPlace, size: SheetSize): CellPlace | null {
  const column = place.column + (back ? -1 : 1);
  return column < 0 || column >= size.columns ? null : { row: place.row, column };
}

function within({ row, column }: CellPlace, size: SheetSize): CellPlace {
  return {
    row: Math.max(0, Math.min(size.rows - 1, row)),
    column: Math.max(0, Math.min(size.columns - 1, column)),
  };
}
