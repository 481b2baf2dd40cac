import type { RowId } from '#src/ui/list/table-model.ts';
import { useState } from 'react';

/** Most rows that go as ids in one job (the contract's limit); more go as the filter. */
export const mostTicked = 250;

const none: ReadonlySet<RowId> = new Set();

export type ListSelection = {
  ids: ReadonlySet<RowId>;
  /** All that match the filter, ticked or not. */
  whole: boolean;
  /** False when it would tick more than may be. */
  change: (ids: ReadonlySet<RowId>) => boolean;
  chooseWhole: () => void;
  release: () => void;
  clear: () => void;
};

/** The rows chosen in a list. They are forgotten when `filter` (as text) changes: what is chosen can be seen. `first` is what was chosen when the list was left. */
export function useSelection(
  filter: string,
  first: Pick<ListSelection, 'ids' | 'whole'> = { ids: none, whole: false },
): ListSelection {
  const [ids, setIds] = useState(first.ids);
  const [whole, setWhole] = useState(first.whole);
  const [known, setKnown] = useState(filter);
  if (known !== filter) {
    setKnown(filter);
    setIds(none);
    setWhole(false);
  }
  return {
    ids,
    whole,
    change: (next) => {
      if (next.size > mostTicked && next.size > ids.size) return false;
      setIds(next);
      setWhole(false);
      return true;
    },
    chooseWhole: () => setWhole(true),
    release: () => setWhole(false),
    clear: () => {
      setIds(none);
      setWhole(false);
    },
  };
}
