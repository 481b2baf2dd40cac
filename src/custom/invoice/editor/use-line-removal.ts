import { common } from '#src/wording/common.ts';
import { lineWords } from '#src/wording/invoice.ts';
import { useNotify } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { Dispatch } from 'react';
import { isBlank } from './draft.ts';
import type { DraftLine } from './draft.ts';
import type { DraftAction } from './draft-reducer.ts';
import { menuId } from './problem-places.ts';

/**
 * Takes a line away and offers it back for a while. The focus stood on its button, which goes with it: it moves to that of
 * the line that takes its place, or of the last; with the line put back, to that of the line.
 */
export function useLineRemoval(lines: readonly DraftLine[], dispatch: Dispatch<DraftAction>) {
  const notify = useNotify();
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const line = lines[Math.min(wanted.current, lines.length - 1)];
    wanted.current = null;
    if (line) document.getElementById(menuId(line.key))?.focus();
  }, [lines]);

  return (line: DraftLine) => {
    const at = lines.indexOf(line);
    wanted.current = at;
    dispatch({ type: 'remove_line', key: line.key });
    if (isBlank(line)) return;
    const undo = () => {
      wanted.current = at;
      dispatch({ type: 'restore_line', line, at });
    };
    notify(lineWords.removed(at + 1), { type: 'success', action: { label: common.undo, onPress: undo } });
  };
}
