import { useState } from 'react';
import type { ReactNode } from 'react';
import { motion } from '#src/theme/tokens.ts';
import './shell.css';
import { SidePanel } from './side-panel.tsx';
import type { SidePanelProps } from './side-panel.tsx';
import { SkipLink, contentId } from './skip-link.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import { useFloating } from '../overlay/use-floating.ts';
import { frameWords } from '../words/frame.ts';

type ShellProps = Omit<SidePanelProps, 'rail' | 'onToggleRail'> &
  Omit<TopBarProps, 'onOpenNavigation'> & {
    /** The 48 px rail, folded by hand. */
    rail: boolean;
    onToggleRail: () => void;
    /** 1096 px of content (record pages) instead of 1440. */
    narrow?: boolean;
    /** Beside the page, such as its help. */
    aside?: ReactNode;
    children: ReactNode;
  };

/** Navigation 230 px or 48, top bar 52, content; under 768 px the navigation is a sheet (spec point 9). */
export function Shell({
  homeHref,
  entries,
  company,
  foot,
  rail,
  onToggleRail,
  narrow = false,
  aside,
  children,
  ...bar
}: ShellProps) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const floating = useFloating(sheetOpen);
  const panel = { homeHref, entries, company, foot };
  return (
    <div className={`k-shell${rail ? ' k-shell--rail' : ''}`}>
      <SkipLink />
      <nav className="k-side" aria-label={frameWords.navigation}>
        <SidePanel {...panel} rail={rail} onToggleRail={onToggleRail} />
      </nav>
      {floating && (
        <floating.Drawer
          open={sheetOpen}
          onClose={() => setSheetOpen(false)}
          transitionDuration={motion.drawer}
          slotProps={{
            paper: { className: 'k-side k-side--sheet', role: 'dialog', 'aria-label': frameWords.menu },
          }}
        >
          <nav
            className="k-side__sheet"
            aria-label={frameWords.navigation}
            onClick={(event) => closesSheet(event.target) && setSheetOpen(false)}
          >
            <SidePanel {...panel} />
          </nav>
        </floating.Drawer>
      )}
      <div className="k-shell__main">
        <TopBar {...bar} onOpenNavigation={() => setSheetOpen(true)} />
        <main id={contentId} tabIndex={-1} className={`k-page${narrow ? ' k-page--narrow' : ''}`}>
          {children}
        </main>
        {aside}
      </div>
    </div>
  );
}

function closesSheet(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}
