import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { cellId, cellOfId } from '../../problem-places.ts';

/** A cell by the key of its line, which stays when lines above it come or go. */
type Cell = { key: number; field: string };

/**
 * Which cells hold a control to write in: the one with the focus, the one about to get it, and the one under the pointer, so that
 * a press meets the control itself. All others are text: hundreds of inputs cost the browser more at each key than all the rest.
 */
export type OpenCells = ReturnType<typeof createOpenCells>;

const isSame = (one: Cell | null, other: Cell | null) =>
  one === other || (one !== null && one.key === other?.key && one.field === other.field);

export function createOpenCells() {
  const open: Record<'focused' | 'wanted' | 'pointed', Cell | null> = {
    focused: null,
    wanted: null,
    pointed: null,
  };
  /** By the ids of cells: moving the focus calls back the two cells that it concerns, not the hundreds that are drawn. */
  const listeners = new Map<string, () => void>();
  const put = (change: Partial<typeof open>) => {
    const concerned = new Set<string>();
    for (const [state, cell] of Object.entries(change) as [keyof typeof open, Cell | null][]) {
      for (const one of [open[state], cell]) if (one !== null) concerned.add(cellId(one.key, one.field));
      open[state] = cell;
    }
    for (const id of concerned) listeners.get(id)?.();
  };
  return {
    isOpen: (key: number, field: string): boolean =>
      [open.focused, open.wanted, open.pointed].some((cell) => cell?.key === key && cell.field === field),
    /** Opens a cell; its control gets the focus as soon as it is drawn. */
    enter: (cell: Cell) => put({ wanted: cell }),
    /** The focus has come to a control: the cell that it left is shut. */
    noteFocus: (cell: Cell) => {
      if (!isSame(open.focused, cell) || open.wanted !== null) put({ focused: cell, wanted: null });
    },
    /** The cell under the pointer; null outside of the cells. */
    point: (cell: Cell | null) => {
      if (!isSame(open.pointed, cell)) put({ pointed: cell });
    },
    /** Whether the control of a cell waits for the focus. */
    isWanted: (key: number, field: string): boolean =>
      open.wanted?.key === key && open.wanted.field === field,
    /** Calls back when a cell is opened or shut; each cell is drawn at one place at most. Answers how to stop it. */
    subscribe: (id: string, changed: () => void) => {
      listeners.set(id, changed);
      return () => {
        if (listeners.get(id) === changed) listeners.delete(id);
      };
    },
  };
}

/** Whether a cell holds its control; that of a cell that was entered gets the focus, with all of its text selected. */
export function useOpenCell(cells: OpenCells, key: number, field: string): boolean {
  const id = cellId(key, field);
  const subscribe = useCallback((changed: () => void) => cells.subscribe(id, changed), [cells, id]);
  const isOpen = useSyncExternalStore(subscribe, () => cells.isOpen(key, field));
  useLayoutEffect(() => {
    if (isOpen && cells.isWanted(key, field)) enterControl(document.getElementById(id));
  }, [cells, id, key, field, isOpen]);
  return isOpen;
}

export function enterControl(control: HTMLElement | null): void {
  // By itself the browser would put it in the middle of the screen, where a whole screen of lines is drawn within one key.
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (control instanceof HTMLInputElement) control.select();
}

/** The cell that an element is or is in, where it can be written in and holds its text now. */
export function shutCell(element: EventTarget | null): Cell | null {
  const cell = element instanceof Element ? element.closest('td[data-column]') : null;
  return cell instanceof HTMLElement && cell.tabIndex === 0 ? cellOfId(cell.id) : null;
}

/** The same, whether it holds its text or its control. */
export function writableCell(element: EventTarget | null): Cell | null {
  const cell =
    element instanceof Element ? element.closest('[data-column]:is(input,select,[tabindex="0"])') : null;
  return cell === null ? null : cellOfId(cell.id);
}
