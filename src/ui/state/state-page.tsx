import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import type { IconShape } from '../display/icon.tsx';
import { SealGuilloche } from './guilloche.tsx';
import './state-page.css';

type SealProps = { icon: IconShape; tone?: 'primary' | 'neutral' };

/** An icon within the guilloché. */
export function Seal({ icon, tone = 'primary' }: SealProps) {
  return (
    <div className={`k-seal k-seal--${tone}`} aria-hidden>
      <div className="k-seal__art">
        <SealGuilloche />
      </div>
      <Icon of={icon} size={40} stroke={1.6} />
    </div>
  );
}

type StatePageProps = SealProps & {
  /** The page's h1 where it differs from the heading. */
  title?: string;
  heading: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A page that holds one message: seal, heading, words, actions. */
export function StatePage({ title, heading, icon, tone, children, actions }: StatePageProps) {
  const Heading = title ? 'h2' : 'h1';
  return (
    <>
      {title && (
        <h1 className="k-state__title" tabIndex={-1}>
          {title}
        </h1>
      )}
      <section className="k-state">
        <Seal icon={icon} tone={tone} />
        <Heading className="k-state__heading" tabIndex={title ? undefined : -1}>
          {heading}
        </Heading>
        {children && <div className="k-state__words">{children}</div>}
        {actions && <div className="k-state__actions">{actions}</div>}
      </section>
    </>
  );
}
