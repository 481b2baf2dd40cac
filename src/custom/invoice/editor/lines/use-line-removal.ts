import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import type { ToastAction } from '#src/ui/overlay/toast-context.ts';
import { common } from '#src/wording/common.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { isBlank, type DraftLine } from '../draft/draft.ts';
import { menuId } from '../problem-places.ts';

/**
 * Takes a line away and offers it back for a while. The focus stood on its button, which goes with it: it moves to that of
 * the line that takes its place, or of the last; with the line put back, to that of the line. `keys` are those of the lines as drawn.
 */
export function useLineRemoval({ get, dispatch, subscribe }: DraftStore, keys: readonly number[]) {
  const notify = useNotify();
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const key = keys[Math.min(wanted.current, keys.length - 1)];
    wanted.current = null;
    if (key !== undefined) document.getElementById(menuId(key))?.focus();
  }, [keys]);

  return (line: DraftLine, { focuses = true } = {}) => {
    const at = get().lines.indexOf(line);
    if (focuses) wanted.current = at;
    dispatch({ type: 'remove_line', key: line.key });
    if (isBlank(line)) return;
    const undo = () => {
      if (focuses) wanted.current = at;
      dispatch({ type: 'restore_line', line, at });
    };
    // The step taken back brings the line as well: it is not to come a second time.
    const lasting = { isOver: () => get().lines.includes(line), subscribe };
    const action: ToastAction = { label: common.undo, onPress: undo, lasting };
    notify(lineWords.removed(at + 1), { type: 'success', action });
  };
}
