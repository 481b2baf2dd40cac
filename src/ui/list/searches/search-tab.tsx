import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Icon } from '../../display/icon.tsx';
import { formatCount } from '../../format/number.ts';
import type { SavedSearch } from './saved-search-tabs.tsx';
import { listWords } from '../../words/list.ts';
import type { MenuEntry } from '../../overlay/menu.tsx';

type SearchTabProps = {
  search: SavedSearch;
  /** Its place on the line, so that the menu of the current tab can stand beside it. */
  order: number;
  selected: boolean;
  /** The one tab stop. */
  reachable: boolean;
  changed: boolean;
  panelId: string | undefined;
  onChoose: (key: string) => void;
};

export function SearchTab({
  search,
  order,
  selected,
  reachable,
  changed,
  panelId,
  onChoose,
}: SearchTabProps) {
  const { key, label, count, countTone = 'default', own, shared, isDefault } = search;
  return (
    <button
      type="button"
      role="tab"
      className="k-tab"
      style={{ order }}
      aria-selected={selected}
      aria-controls={panelId}
      tabIndex={reachable ? 0 : -1}
      onClick={() => onChoose(key)}
    >
      {own && isDefault && <Note icon={IconStar} words={listWords.saved.isDefault} />}
      {own && shared && <Note icon={IconUsers} words={listWords.saved.share} />}
      {label}
      {count !== undefined && (
        <span className={`k-tab__count k-tab__count--${countTone}`}>{formatCount(count)}</span>
      )}
      {changed && <span className="k-saved__changed">{listWords.saved.changed}</span>}
    </button>
  );
}

function Note({ icon, words }: { icon: typeof IconStar; words: string }) {
  return (
    <span className="k-saved__note" title={words}>
      <Icon of={icon} size={13} />
      <span className="k-visually-hidden">{words}</span>
    </span>
  );
}

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
