import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { enterControl, shutCell, type OpenCells } from '../cells/open-cells.ts';
import type { CellPlace } from '../line-columns.ts';

const CELL = 'td[tabindex], input, select';

function cellIn(table: HTMLElement, { row, column }: CellPlace): HTMLElement | null {
  const line = table.querySelector(`tr[data-index="${row}"]`);
  const at = (name: string) =>
    line?.querySelector<HTMLElement>(`[data-column="${name}"]:not(:disabled,[aria-disabled])`) ?? null;
  const cell = at(column);
  return cell?.matches(CELL) === true ? cell : at('name');
}

function enter(cell: HTMLElement, cells: OpenCells): void {
  const shut = shutCell(cell);
  if (shut === null) enterControl(cell);
  else cells.enter(shut);
}

export type LineFocus = {
  table: RefObject<HTMLDivElement | null>;
  /** The line with the focus. Not a state: moving the focus draws nothing, and where the lines that are drawn change it is asked. */
  active: RefObject<number | null>;
  /** The cell that gets the focus once it is drawn; where a line has no such cell, its name. */
  wanted: CellPlace | null;
  focus: (place: CellPlace) => void;
  /** At once where the cell is drawn already: between two lines that stay where they are. */
  focusNow: (place: CellPlace) => void;
  noteFocus: (row: number) => void;
  /** The lines have been drawn. */
  enterWanted: () => void;
};

/** How a cell of the table gets the focus, also one of a line that is not drawn. */
export function useLineFocus(cells: OpenCells): LineFocus {
  const table = useRef<HTMLDivElement>(null);
  const active = useRef<number | null>(null);
  const [wanted, focus] = useState<CellPlace | null>(null);
  const focusNow = useCallback(
    (place: CellPlace) => {
      const cell = table.current === null ? null : cellIn(table.current, place);
      if (cell === null) focus(place);
      else enter(cell, cells);
    },
    [cells],
  );
  const noteFocus = useCallback((row: number) => {
    active.current = row;
  }, []);
  const enterWanted = useCallback(() => {
    if (wanted === null || table.current === null) return;
    const cell = cellIn(table.current, wanted);
    if (cell === null) return;
    // Its control comes with the next drawing, which has to keep the line.
    active.current = wanted.row;
    focus(null);
    enter(cell, cells);
  }, [wanted, cells]);
  return useMemo(
    () => ({ table, active, wanted, focus, focusNow, noteFocus, enterWanted }),
    [wanted, focusNow, noteFocus, enterWanted],
  );
}
