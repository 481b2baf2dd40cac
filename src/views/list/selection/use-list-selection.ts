import { useNotify } from 'react-admin';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { RowId } from '#src/ui/list/table-model.ts';
import { lists } from '#src/wording/lists.ts';
import { keepListPlace, leftListPlace } from '../list-place.ts';
import { mostTicked, useSelection, type ListSelection } from './use-selection.ts';

type ChosenInList = {
  selection: ListSelection;
  isChosen: boolean;
  /** Whether cards have boxes to tick; tables always have. */
  choosing: boolean;
  setChoosing: (on: boolean) => void;
  /** The record that was opened when the list was left. */
  opened: RowId | null;
};

/**
 * What is chosen in the list at an address: it outlives a look at one of its records. Too many at once are refused in words. `filter` is what
 * the list is filtered by.
 */
export function useListSelection(list: string, filter: object): ChosenInList {
  const notify = useNotify();
  const { search } = useLocation();
  const [left] = useState(() => leftListPlace(list, search));
  const chosen = useSelection(JSON.stringify(filter), left ?? undefined);
  const { ids, whole } = chosen;
  useEffect(() => keepListPlace({ list, search, ids, whole }), [list, search, ids, whole]);
  const [choosing, setChoosing] = useState(false);
  const clear = () => {
    setChoosing(false);
    chosen.clear();
  };
  const change = (wanted: ReadonlySet<RowId>) => {
    const taken = chosen.change(wanted);
    if (!taken) notify(lists.tooMany(mostTicked), { type: 'error' });
    return taken;
  };
  return {
    selection: { ...chosen, change, clear },
    isChosen: whole || ids.size > 0,
    choosing,
    setChoosing: (on) => (on ? setChoosing(true) : clear()),
    opened: left?.opened ?? null,
  };
}
