import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { Brand } from './brand.tsx';
import { SearchTrigger } from './search-trigger.tsx';
import type { SearchTriggerProps } from './search-trigger.tsx';
import './top-bar.css';
import { UserMenu } from './user-menu.tsx';
import type { UserMenuProps } from './user-menu.tsx';
import { frameWords } from '../words/frame.ts';

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
