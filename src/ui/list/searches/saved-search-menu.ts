import type { MenuEntry } from '../../overlay/menu.tsx';
import type { SavedSearch } from './saved-search-tabs.tsx';
import { listWords } from '../../words/list.ts';

const words = listWords.saved;

export type SavedSearchActions = {
  onRename: (key: string, name: string) => void;
  /** The saved filters become those in force now. */
  onUpdate: (key: string) => void;
  onMakeDefault: (key: string) => void;
  onShare: (key: string, shared: boolean) => void;
  onRemove: (key: string) => void;
};

type MenuActions = Omit<SavedSearchActions, 'onRename'> & { onRename: (key: string) => void };

/** What may be done with a search of one's own. */
export function savedSearchMenu(
  search: SavedSearch,
  changed: boolean,
  mayShare: boolean,
  actions: MenuActions,
): MenuEntry[] {
  const { key, shared = false, isDefault = false } = search;
  const share: MenuEntry = {
    label: shared ? words.unshare : words.share,
    onSelect: () => actions.onShare(key, !shared),
  };
  return [
    { label: words.renameIt, onSelect: () => actions.onRename(key) },
    {
      label: words.update,
      disabled: !changed,
      onSelect: () => actions.onUpdate(key),
    },
    { label: words.makeDefault, disabled: isDefault, onSelect: () => actions.onMakeDefault(key) },
    ...(mayShare ? [share] : []),
    { label: words.remove, critical: true, divided: true, onSelect: () => actions.onRemove(key) },
  ];
}
