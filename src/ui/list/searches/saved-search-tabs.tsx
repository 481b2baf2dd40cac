import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef, useState } from 'react';
import { Button } from '../../action/button.tsx';
import { Icon } from '../../display/icon.tsx';
import { Menu } from '../../overlay/menu.tsx';
import { Popover } from '../../overlay/popover.tsx';
import { SavedSearchForm } from './saved-search-form.tsx';
import type { SavedSearchDraft } from './saved-search-form.tsx';
import { savedSearchMenu, SearchTab } from './search-tab.tsx';
import type { SavedSearchActions } from './search-tab.tsx';
import { tabMoves } from '../tabs.tsx';
import type { TabItem } from '../tabs.tsx';
import { listWords } from '../../words/list.ts';
import './saved-search-tabs.css';

export type SavedSearch = TabItem & {
  /** Saved by this person: it has a menu. The list's own tabs and those others share have none. */
  own?: boolean;
  /** Everybody of the company sees it. */
  shared?: boolean;
  /** The one the list opens with. */
  isDefault?: boolean;
};

type SavedSearchTabsProps = SavedSearchActions & {
  /** Names the row of tabs. */
  name?: string;
  searches: readonly SavedSearch[];
  /** The search the list follows; null when the filters come from nowhere saved. */
  current: string | null;
  onChoose: (key: string) => void;
  /** The filters differ from those the current tab saved. */
  changed: boolean;
  onSave: (draft: SavedSearchDraft) => void;
  /** False hides 'Chia sẻ với mọi người'. */
  mayShare?: boolean;
  panelId?: string;
};

type Panel = { kind: 'save'; anchor: HTMLElement } | { kind: 'rename'; anchor: HTMLElement; key: string };

/** Tabs that are saved searches. One tab stop with arrows; the menu of the current tab is the stop after it. */
export function SavedSearchTabs(props: SavedSearchTabsProps) {
  const { name = listWords.saved.all, searches, current, onChoose, changed, onSave, panelId } = props;
  const { mayShare = true } = props;
  const list = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const place = searches.findIndex(({ key }) => key === current);
  const chosen = searches[place];
  const renamed = panel?.kind === 'rename' ? searches.find(({ key }) => key === panel.key) : undefined;
  const pressKey = (key: string): boolean => {
    const next = tabMoves[key]?.(place, searches.length - 1) ?? -1;
    const target = searches[next];
    if (!target) return false;
    onChoose(target.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    return true;
  };
  const submit = (draft: SavedSearchDraft) => {
    if (panel?.kind === 'rename') props.onRename(panel.key, draft.name);
    else onSave(draft);
    setPanel(null);
  };
  const rename = (key: string) => more.current && setPanel({ kind: 'rename', anchor: more.current, key });
  return (
    <div className="k-tabs k-saved">
      <div
        ref={list}
        role="tablist"
        aria-label={name}
        className="k-saved__list"
        onKeyDown={(event) => pressKey(event.key) && event.preventDefault()}
      >
        {searches.map((search, index) => (
          <SearchTab
            key={search.key}
            search={search}
            order={index * 2}
            selected={index === place}
            reachable={index === Math.max(place, 0)}
            changed={changed && index === place}
            panelId={panelId}
            onChoose={onChoose}
          />
        ))}
      </div>
      {chosen?.own && (
        <button
          ref={more}
          type="button"
          className="k-saved__more"
          style={{ order: place * 2 + 1 }}
          aria-label={listWords.saved.options(chosen.label)}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          onClick={(event) => setMenu(event.currentTarget)}
        >
          <Icon of={IconDots} size={16} />
        </button>
      )}
      <div className="k-tabs__extra" style={{ order: searches.length * 2 }}>
        <Button
          tone="plain"
          size="small"
          icon={IconPlus}
          aria-haspopup="dialog"
          onClick={(event) => setPanel({ kind: 'save', anchor: event.currentTarget })}
        >
          {listWords.saved.save}
        </Button>
      </div>
      {chosen && (
        <Menu
          name={listWords.saved.options(chosen.label)}
          align="start"
          anchor={menu}
          onClose={() => setMenu(null)}
          entries={savedSearchMenu(chosen, changed, mayShare, { ...props, onRename: rename })}
        />
      )}
      <Popover
        title={panel?.kind === 'rename' ? listWords.saved.rename : listWords.saved.save}
        align="start"
        anchor={panel?.anchor ?? null}
        onClose={() => setPanel(null)}
      >
        <SavedSearchForm
          rename={renamed?.label}
          taken={searches.filter(({ key }) => key !== renamed?.key).map(({ label }) => label)}
          mayShare={mayShare}
          onSubmit={submit}
          onCancel={() => setPanel(null)}
        />
      </Popover>
    </div>
  );
}
