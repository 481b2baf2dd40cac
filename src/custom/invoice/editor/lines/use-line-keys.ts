import { useCallback, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { DraftLine } from '../draft/draft.ts';
import { stepOutOf } from './cells/caret.ts';
import { placeOfElement, type CellPlace, type LineColumn } from './line-columns.ts';

type LineCommands = {
  /** The lines as they are this very moment. */
  linesNow: () => readonly DraftLine[];
  /** Gives a cell the focus once the lines are drawn as they are now. */
  focus: (place: CellPlace) => void;
  /** The same at once, where no line comes, goes or moves. */
  focusNow: (place: CellPlace) => void;
  append: () => void;
  duplicate: (line: DraftLine) => void;
  remove: (line: DraftLine) => void;
  move: (line: DraftLine, by: 1 | -1) => void;
  openMenu: (line: DraftLine) => void;
};

/** Whether quantity is what a line lacks next: its name is there, nothing else of what a line of goods needs. */
const wantsQuantity = ({ kind, name, quantity }: DraftLine) =>
  (kind === 'goods' || kind === 'promotion') && name.trim() !== '' && quantity === '';

/** The next cell of the line that can be written in; null at its ends. */
function cellBeside(cell: EventTarget, by: -1 | 1): CellPlace | null {
  const line = cell instanceof Element ? cell.closest('tr') : null;
  const here = placeOfElement(cell);
  if (line === null || here === null) return null;
  const cells = [
    ...line.querySelectorAll('[data-column]:is(td[tabindex="0"], input, select):not(:disabled)'),
  ];
  const columns = cells.map((one) => placeOfElement(one)?.column);
  const column = columns[columns.indexOf(here.column) + by];
  return column === undefined ? null : { row: here.row, column };
}

/**
 * The keys of the line table, as in a spreadsheet. Enter goes to the next line, to the column where this line was begun (Tab and
 * choosing a product go on within a line); from a name without a quantity it goes to the quantity. On the last line it makes one.
 * Arrows up and down stay in the column, left and right go to the cell beside where the caret has no further to go. Ctrl D copies the line, Ctrl Delete takes it away, Alt with an arrow moves it, Shift F10 opens its menu.
 */
export function useLineKeys(commands: LineCommands) {
  /** Where writing in the present line was begun. */
  const start = useRef<LineColumn>('name');
  /** The next cell to get the focus belongs to the same line of thought. */
  const goesOn = useRef(false);

  const { focus, focusNow } = commands;
  const goOn = useCallback(
    (place: CellPlace) => {
      goesOn.current = true;
      focus(place);
    },
    [focus],
  );

  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOfElement(target);
    if (place !== null && !goesOn.current) start.current = place.column;
    goesOn.current = false;
  };

  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    // Another window came to the front: the line goes on in this cell when the focus comes back to it.
    if (document.activeElement === target) goesOn.current = true;
    else if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      goesOn.current = false;
  };

  const command = (event: KeyboardEvent, line: DraftLine): (() => void) | null => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return () => commands.openMenu(line);
    if (altKey && !ctrlKey && (key === 'ArrowUp' || key === 'ArrowDown'))
      return () => commands.move(line, key === 'ArrowUp' ? -1 : 1);
    if (!(ctrlKey || metaKey) || altKey) return null;
    if (key.toLowerCase() === 'd') return () => commands.duplicate(line);
    return key === 'Delete' ? () => commands.remove(line) : null;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOfElement(event.target);
    if (place === null || event.defaultPrevented) return;
    // Tab ends what an input method composes and leaves the cell, in one press.
    if (event.key === 'Tab') goesOn.current = true;
    if (event.nativeEvent.isComposing) return;
    const { row, column } = place;
    const lines = commands.linesNow();
    const line = lines[row];
    if (line === undefined) return;
    const isSelect = event.target instanceof HTMLSelectElement;
    const act = isSelect && event.altKey ? null : command(event, line);
    if (act !== null) {
      event.preventDefault();
      return act();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.shiftKey) return focusNow({ row: Math.max(0, row - 1), column });
      if (column === 'name' && wantsQuantity(line)) return goOn({ row, column: 'quantity' });
      const next = { row: row + 1, column: start.current };
      if (row < lines.length - 1) return focusNow(next);
      commands.append();
      focus(next);
    } else if (!isSelect && !event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const next = row + (event.key === 'ArrowDown' ? 1 : -1);
      if (next >= 0 && next < lines.length) focusNow({ row: next, column });
    } else if (!event.shiftKey) {
      const by = stepOutOf(event.target, event.key);
      const beside = by === null ? null : cellBeside(event.target, by);
      if (beside === null) return;
      event.preventDefault();
      focusNow(beside);
    }
  };

  return { onKeyDown, onFocus, onBlur, goOn };
}
