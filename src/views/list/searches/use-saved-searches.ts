import {
  createSavedSearch,
  deleteSavedSearch,
  updateSavedSearch,
  useListSavedSearches,
} from '#generated/client/saved-searches/saved-searches.ts';
import type { components } from '#generated/types.ts';
import { failureText } from '#src/views/failure-text.ts';
import { common } from '#src/wording/common.ts';
import { lists } from '#src/wording/lists.ts';
import { useNotify } from 'react-admin';

export type SavedSearchRecord = components['schemas']['SavedSearch'];
type Content = components['schemas']['SavedSearchInput'];

/** Most saved searches of a list that are read (the contract's limit of a page). */
const most = 250;
/** How long they may stand before they are read again, ms; a change reads them at once. */
const life = 60_000;
const lastPosition = 1000;

function contentOf({ type, name, query, shared, is_default, position }: SavedSearchRecord): Content {
  return { type, name, query, shared, is_default, position };
}

/** The saved searches of a list: the account's own and those others share, with what may be done to its own. */
export function useSavedSearches(type: string) {
  const notify = useNotify();
  const { data: searches = [], isPending } = useListSavedSearches(
    { type, limit: most, sort: 'position' },
    { query: { staleTime: life } },
  );
  const attempt = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await work;
    } catch (error) {
      notify(failureText(error), { type: 'error' });
      return null;
    }
  };
  const put = (content: Content) => attempt(createSavedSearch({ saved_search: content }));
  return {
    searches,
    isPending,
    add: ({ name, query, shared, is_default }: Pick<Content, 'name' | 'query' | 'shared' | 'is_default'>) => {
      const highest = Math.max(0, ...searches.map(({ position }) => position));
      return put({ type, name, query, shared, is_default, position: Math.min(highest + 1, lastPosition) });
    },
    change: (search: SavedSearchRecord, changes: Partial<Content>) => {
      const { id, lock_version } = search;
      const saved_search = { ...contentOf(search), ...changes, lock_version };
      return attempt(updateSavedSearch(id, { saved_search }));
    },
    remove: async (search: SavedSearchRecord) => {
      if ((await attempt(deleteSavedSearch(search.id))) === null) return;
      notify(lists.searchRemoved(search.name), {
        type: 'success',
        action: { label: common.undo, onPress: () => void put(contentOf(search)) },
      });
    },
  };
}
