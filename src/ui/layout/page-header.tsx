import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { titleLimit } from '#src/theme/tokens.ts';
import { KitLink } from '../action/kit-link.tsx';
import { Icon } from '../display/icon.tsx';
import './page-header.css';

type PageHeaderProps = {
  title: ReactNode;
  back?: { label: string; href: string };
  badges?: ReactNode;
  /** One line under the title. */
  facts?: ReactNode;
  /** Secondary actions first, then one primary; under 768 px they stand in a bar at the bottom. */
  actions?: ReactNode;
};

/** Back, the page's only h1 (it takes the focus after a route change, spec point 2), badges, facts, actions. */
export function PageHeader({ title, back, badges, facts, actions }: PageHeaderProps) {
  return (
    <header className={`k-page-header k-page-header--${titleLength(title)}`}>
      {back && (
        <KitLink
          href={back.href}
          className="k-icon-button k-icon-button--small k-icon-button--bordered"
          aria-label={back.label}
          aria-keyshortcuts="Escape"
        >
          <Icon of={IconArrowLeft} size={16} />
        </KitLink>
      )}
      <div className="k-page-header__words">
        <div className="k-page-header__line">
          <h1 tabIndex={-1}>{title}</h1>
          {badges}
        </div>
        {facts && <div className="k-page-header__facts">{facts}</div>}
      </div>
      {actions && <div className="k-page-header__actions">{actions}</div>}
    </header>
  );
}

type TitleLength = 'tiny' | 'short' | 'regular' | 'long';

/**
 * How much room a page's title asks for (spec point 9): up to 8 characters it is compact on a phone too, up to 20 on
 * wider screens, beyond 34 it is long. A title that is no plain text is regular.
 */
export function titleLength(title: unknown): TitleLength {
  if (typeof title !== 'string') return 'regular';
  const { length } = [...title];
  if (length <= titleLimit.compactNarrow) return 'tiny';
  if (length <= titleLimit.compact) return 'short';
  return length > titleLimit.long ? 'long' : 'regular';
}
