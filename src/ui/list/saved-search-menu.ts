import type { MenuEntry } from '../overlay/menu.tsx';
import type { SavedSearch } from './saved-search-tabs.tsx';

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
    label: shared ? 'Chỉ mình tôi' : 'Chia sẻ với mọi người',
    onSelect: () => actions.onShare(key, !shared),
  };
  return [
    { label: 'Đổi tên', onSelect: () => actions.onRename(key) },
    {
      label: 'Cập nhật theo bộ lọc hiện tại',
      disabled: !changed,
      onSelect: () => actions.onUpdate(key),
    },
    { label: 'Đặt làm mặc định', disabled: isDefault, onSelect: () => actions.onMakeDefault(key) },
    ...(mayShare ? [share] : []),
    { label: 'Xóa', critical: true, divided: true, onSelect: () => actions.onRemove(key) },
  ];
}
