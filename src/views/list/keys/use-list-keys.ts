import { toggleId, toggleRange } from '#src/ui/list/table-model.ts';
import type { RowId } from '#src/ui/list/table-model.ts';
import { usePlainKey } from '#src/views/use-key.ts';
import { useState } from 'react';

type ListKeys = {
  /** The rows of the page, in order. */
  ids: readonly RowId[];
  selection: { ids: ReadonlySet<RowId>; change: (ids: ReadonlySet<RowId>) => void; clear: () => void };
  /** Without it X does nothing. */
  selectable: boolean;
  onOpen?: ((id: RowId) => void) | undefined;
  /** The row stood on before any key. */
  first?: RowId | null | undefined;
};

/** What takes Enter for itself. */
const pressable = 'a,button,summary,[role=button],[role=tab],[role=option]';

/** J and K move along the rows, X ticks, Enter opens, Esc gives up what is chosen, then the row stood on. */
export function useListKeys({ ids, selection, selectable, onOpen, first = null }: ListKeys): {
  activeId: RowId | null;
  /** By a key, so that the row is to have the focus. */
  moved: boolean;
} {
  const [stood, setStood] = useState<RowId | null>(first);
  const [moved, setMoved] = useState(false);
  const [anchor, setAnchor] = useState<RowId | null>(null);
  const place = stood === null ? -1 : ids.indexOf(stood);
  const active = place < 0 ? null : stood;
  const move = (step: number) => {
    const next = place < 0 ? 0 : Math.max(0, Math.min(ids.length - 1, place + step));
    setStood(ids[next] ?? null);
    setMoved(true);
  };
  usePlainKey('j', () => move(1));
  usePlainKey('k', () => move(-1));
  usePlainKey('x', ({ shiftKey }) => {
    if (!selectable || active === null) return;
    const on = shiftKey || !selection.ids.has(active);
    selection.change(
      shiftKey ? toggleRange(selection.ids, ids, anchor, active, on) : toggleId(selection.ids, active, on),
    );
    setAnchor(active);
  });
  usePlainKey(
    'enter',
    () => active !== null && onOpen?.(active),
    ({ target }) => active !== null && !(target instanceof Element && target.closest(pressable)),
  );
  usePlainKey('escape', () => {
    if (selection.ids.size > 0) selection.clear();
    else setStood(null);
  });
  return { activeId: active, moved };
}
