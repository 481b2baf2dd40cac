import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Icon } from '../../display/icon.tsx';
import { formatCount } from '../../format/number.ts';
import type { SavedSearch } from './saved-search-tabs.tsx';
import { listWords } from '../../words/list.ts';

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
