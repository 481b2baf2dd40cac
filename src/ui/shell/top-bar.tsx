import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { Kbd } from '../display/kbd.tsx';
import { frameWords } from '../words/frame.ts';
import { Brand } from './brand.tsx';
import './search-trigger.css';
import './top-bar.css';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';

export type TopBarProps = {
  /** Small screens: opens the sheet; without it the bar has no such button. */
  onOpenNavigation?: () => void;
  /** Opens the search over everything; the same as Ctrl K. */
  search?: SearchTriggerProps;
  /** A running batch as a chip. */
  status?: ReactNode;
  /** Help, bell: icon buttons. */
  tools?: ReactNode;
  user: UserMenuProps;
};

export function TopBar({ onOpenNavigation, search, status, tools, user }: TopBarProps) {
  return (
    <header className="k-top">
      {onOpenNavigation && (
        <span className="k-phone-only">
          <IconButton name={frameWords.openMenu} icon={IconMenu} onClick={onOpenNavigation} />
        </span>
      )}
      <span className="k-phone-only k-top__brand">
        <Brand size={22} />
      </span>
      {search && <SearchTrigger {...search} />}
      <span className="k-top__end">
        {status && <span className="k-top__status">{status}</span>}
        {tools}
        <UserMenu {...user} />
      </span>
    </header>
  );
}

type SearchTriggerProps = { label?: string; onOpen: () => void };

const onApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search over everything: a field to look at, up to 600 px wide; an icon on phones. */
function SearchTrigger({ label = frameWords.search.label, onOpen }: SearchTriggerProps) {
  return (
    <button
      type="button"
      className="k-search-trigger"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon of={IconSearch} size={16} />
      <span className="k-search-trigger__label">{label}</span>
      <Kbd keys={onApple() ? ['⌘K'] : ['Ctrl', 'K']} />
    </button>
  );
}
