import { useEffect, useEffectEvent } from 'react';
import type { DraftStore } from '../draft/draft-store.ts';
import type { DraftLine } from '../draft/draft.ts';
import { cellOfId, GO_TO_CELL, menuId } from '../problem-places.ts';
import { isLineColumn, placeOfElement, type LineColumn } from './line-columns.ts';
import type { LineFocus } from './rows/use-line-focus.ts';
import { useLineKeys } from './use-line-keys.ts';
import type { useLineRemoval } from './use-line-removal.ts';

type Around = {
  store: DraftStore;
  line_keys: readonly number[];
  focusing: LineFocus;
  remove: ReturnType<typeof useLineRemoval>;
  openMenu: (key: number, anchor: HTMLElement) => void;
};

/** The keys of the table, with what they do to its lines. */
export function useLineCommands({ store, line_keys, focusing, remove, openMenu }: Around) {
  const { dispatch } = store;
  const { focus, focusNow } = focusing;
  const rowOf = ({ key }: DraftLine) => store.lineKeys().indexOf(key);
  return useLineKeys({
    linesNow: () => store.get().lines,
    focus,
    focusNow,
    append: () => dispatch({ type: 'append_line' }),
    duplicate: (line) => {
      dispatch({ type: 'duplicate_line', key: line.key });
      focus({ row: rowOf(line) + 1, column: focusedColumn() });
    },
    remove: (line) => {
      const row = rowOf(line);
      const column = focusedColumn();
      const last = Math.max(0, line_keys.length - 2);
      remove(line, { focuses: false });
      focus({ row: Math.min(row, last), column });
    },
    move: (line, by) => {
      const row = rowOf(line);
      const column = focusedColumn();
      dispatch({ type: 'move_line', key: line.key, by });
      focus({ row: Math.max(0, Math.min(line_keys.length - 1, row + by)), column });
    },
    openMenu: (line) => {
      const anchor = document.getElementById(menuId(line.key));
      if (anchor !== null) openMenu(line.key, anchor);
    },
  });
}

/** The column that has the focus, to go on in it after a line was copied, moved or taken away. */
function focusedColumn(): LineColumn {
  return placeOfElement(document.activeElement)?.column ?? 'name';
}

/** Leads to a cell that another part of the page names by its id. */
export function useGoToCell(store: DraftStore, { focus }: LineFocus, shows_discount_amount: boolean): void {
  const goToCell = useEffectEvent((id: string) => {
    const { key, field } = cellOfId(id) ?? {};
    const row = key === undefined ? -1 : store.lineKeys().indexOf(key);
    if (row === -1 || !isLineColumn(field)) return row === -1 ? undefined : focus({ row, column: 'name' });
    focus({ row, column: field === 'discount_amount' && !shows_discount_amount ? 'discount_rate' : field });
  });
  useEffect(() => {
    const listen = (event: Event) => goToCell(String((event as CustomEvent<unknown>).detail));
    document.addEventListener(GO_TO_CELL, listen);
    return () => document.removeEventListener(GO_TO_CELL, listen);
  }, []);
}
