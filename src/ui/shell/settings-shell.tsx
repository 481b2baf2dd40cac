import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { KitLink } from '../action/kit-link.tsx';
import { Icon } from '../display/icon.tsx';
import type { IconShape } from '../display/icon.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import { Navigation } from './navigation.tsx';
import type { NavEntry } from './navigation-model.ts';
import './settings-shell.css';
import './shell.css';
import { SkipLink, contentId } from './skip-link.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import { frameWords } from '../words/frame.ts';

type SettingsShellProps = Omit<TopBarProps, 'onOpenNavigation'> & {
  title: string;
  entries: readonly NavEntry[];
  /** Under a line, after the entries. */
  furtherEntries: readonly NavEntry[];
  /** A sentence at the end of the menu. */
  note?: string;
  /** Where closing leads. */
  closeHref: string;
  /** Small screens: the same page with its menu over it, and the way back from there. */
  menuHref: string;
  backHref: string;
  menuOpen: boolean;
  /** Beside the page, such as its help. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Settings stand apart: a white menu 240 px wide, closed by X; folded away on tablets; under 768 px menu and page take turns. */
export function SettingsShell({
  title,
  entries,
  furtherEntries,
  note,
  closeHref,
  menuHref,
  backHref,
  menuOpen,
  aside,
  children,
  ...bar
}: SettingsShellProps) {
  const menu = useRef<HTMLElement>(null);
  const turn = useRef<HTMLSpanElement>(null);
  const before = useRef(false);
  useEffect(() => {
    const wasOpen = before.current;
    before.current = menuOpen;
    const button = turn.current?.querySelector('a');
    // Where the menu is there all the time, it has no button and takes no focus.
    if (!button || button.offsetParent === null) return;
    const { activeElement } = document;
    const isLost = activeElement === document.body || menu.current?.contains(activeElement) === true;
    if (menuOpen) menu.current?.focus();
    else if (wasOpen && isLost) button.focus();
  }, [menuOpen]);
  return (
    <div className={`k-settings${menuOpen ? ' k-settings--menu' : ''}`}>
      <SkipLink />
      <div className="k-settings__side">
        <section className="k-settings__bar" aria-label={title}>
          <span className="k-settings__turn" ref={turn}>
            {menuOpen ? (
              <BarLink name={frameWords.backToPage} icon={IconBack} href={backHref} />
            ) : (
              <BarLink name={frameWords.menuOf(title)} icon={IconMenu} href={menuHref} />
            )}
          </span>
          <span className="k-settings__close">
            <BarLink name={frameWords.close(title)} icon={IconX} href={closeHref} />
          </span>
          <strong>{title}</strong>
          <span className="k-settings__tools">{bar.tools}</span>
        </section>
        <nav className="k-settings__menu" aria-label={title} ref={menu} tabIndex={-1}>
          <Navigation entries={entries} />
          {furtherEntries.length > 0 && <Navigation entries={furtherEntries} />}
          {note && <p className="k-settings__note">{note}</p>}
        </nav>
      </div>
      <div className="k-settings__main">
        <TopBar {...bar} />
        <main id={contentId} tabIndex={-1} className="k-page k-page--narrow">
          {children}
        </main>
        {aside}
      </div>
    </div>
  );
}

function BarLink({ name, icon, href }: { name: string; icon: IconShape; href: string }) {
  return (
    <Tooltip text={name}>
      <KitLink href={href} className="k-icon-button k-icon-button--medium" aria-label={name}>
        <Icon of={icon} size={18} />
      </KitLink>
    </Tooltip>
  );
}
