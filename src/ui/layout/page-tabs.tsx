import type { ReactNode } from 'react';
import { KitLink } from '../action/kit-link.tsx';
import { formatCount } from '../format/number.ts';
import '../list/list-card.css';
import './page-tabs.css';

/** Pages that belong together, under the title of each: links that look like tabs. */
export function PageTabs({ name, children }: { name: string; children: ReactNode }) {
  return (
    <nav aria-label={name} className="k-page-tabs">
      {children}
    </nav>
  );
}

type PageTabProps = { href: string; label: string; count?: number | undefined; current: boolean };

export function PageTab({ href, label, count, current }: PageTabProps) {
  return (
    <KitLink href={href} className="k-tab" aria-current={current ? 'page' : undefined}>
      {label}
      {count !== undefined && <span className="k-tab__count">{formatCount(count)}</span>}
    </KitLink>
  );
}
