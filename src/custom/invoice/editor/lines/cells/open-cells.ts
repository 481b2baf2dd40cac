import { useLayoutEffect, useSyncExternalStore } from 'react';
import { cellId, cellOfId } from '../../problem-places.ts';

/** A cell by the key of its line, which stays when lines above it come or go. */
export type Cell = { key: number; field: string };

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
  const listeners = new Set<() => void>();
  const put = (change: Partial<typeof open>) => {
    Object.assign(open, change);
    for (const changed of listeners) changed();
  };
  return {
    /** The open columns of a line, joined by spaces; '' for none. */
    columnsOf(key: number): string {
      const columns = new Set<string>();
      for (const cell of [open.focused, open.wanted, open.pointed])
        if (cell?.key === key) columns.add(cell.field);
      return [...columns].join(' ');
    },
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
    /** The column of a line whose control waits for the focus. */
    wantedIn: (key: number) => (open.wanted?.key === key ? open.wanted.field : null),
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

/** The open columns of a line; the control of a cell that was entered gets the focus, with all of its text selected. */
export function useOpenColumns(cells: OpenCells, key: number): readonly string[] {
  const columns = useSyncExternalStore(cells.subscribe, () => cells.columnsOf(key));
  useLayoutEffect(() => {
    const wanted = cells.wantedIn(key);
    if (wanted !== null) enterControl(document.getElementById(cellId(key, wanted)));
  }, [cells, key, columns]);
  return columns.split(' ');
}

export function enterControl(control: HTMLElement | null): void {
  control?.focus();
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
