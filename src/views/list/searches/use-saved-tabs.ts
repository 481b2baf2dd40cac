import type { SavedSearchDraft } from '#src/ui/list/searches/saved-search-form.tsx';
import type { SavedSearch } from '#src/ui/list/searches/saved-search-tabs.tsx';
import { useState } from 'react';
import { useSavedSearches, type SavedSearchRecord } from './use-saved-searches.ts';

/** Of a saved search as a tab; the tabs of a list have keys of their own. */
export const savedKey = ({ id }: Pick<SavedSearchRecord, 'id'>) => `saved ${id}`;

/**
 * The saved searches of a list or a report as tabs, and what is done with each. `now` is what is shown, written as `textOf` writes what
 * was saved, so that both can be compared.
 */
export function useSavedTabs(type: string, now: string, textOf: (query: string) => string) {
  const { searches, add, change, remove } = useSavedSearches(type);
  const [chosen, setChosen] = useState<string | null>(null);
  const kept = searches.map((search) => ({ search, key: savedKey(search), text: textOf(search.query) }));
  const ofKey = (key: string) => kept.find((one) => one.key === key)?.search;
  const withSearch = (act: (search: SavedSearchRecord) => unknown) => (key: string) => {
    const search = ofKey(key);
    if (search) act(search);
  };
  return {
    searches,
    chosen,
    setChosen,
    ofKey,
    picked: kept.find(({ key }) => key === chosen),
    same: kept.find(({ text }) => text === now),
    tabs: kept.map(({ search, key }): SavedSearch => ({
      key,
      label: search.name,
      own: search.mine,
      shared: search.shared,
      isDefault: search.is_default,
    })),
    acts: {
      onSave: async ({ name, shared, isDefault }: SavedSearchDraft) => {
        const made = await add({ name, query: now, shared, is_default: isDefault });
        if (made) setChosen(savedKey(made));
      },
      onRename: (key: string, name: string) => withSearch((search) => change(search, { name }))(key),
      onUpdate: withSearch((search) => change(search, { query: now })),
      onMakeDefault: withSearch((search) => change(search, { is_default: true })),
      onShare: (key: string, shared: boolean) => withSearch((search) => change(search, { shared }))(key),
      onRemove: withSearch((search) => {
        setChosen(null);
        void remove(search);
      }),
    },
  };
}
