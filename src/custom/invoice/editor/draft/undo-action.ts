import type { ToastAction } from '#src/ui/overlay/toast-context.ts';
import { common } from '#src/wording/common.ts';
import type { DraftStore } from './draft-store.ts';

/** The way back from the step just made, for as long as it is the last one: after another, it would take that one back. */
export function undoActionOf({ get, subscribe, dispatch }: DraftStore): ToastAction {
  const made = get();
  return {
    label: common.undo,
    onPress: () => dispatch({ type: 'undo' }),
    lasting: { isOver: () => get() !== made, subscribe },
  };
}
