import type { ReactNode } from 'react';
import { spacing } from '#src/theme/spacing.ts';
import type { Spacing } from '#src/theme/spacing.ts';
import './card.css';

type CardProps = {
  title?: string;
  /** Muted words after the title ("7 dòng"). */
  note?: ReactNode;
  /** Links, plain buttons or a `CardMenu` at the right of the head. */
  action?: ReactNode;
  /** The content brings its own edges (a table, a tab bar). */
  flush?: boolean;
  tone?: 'default' | 'critical' | 'warning' | 'unknown';
  /** Its place when the two columns become one (state, reason, total, buyer, lines, delivery, log, files). */
  order?: number;
  children?: ReactNode;
  className?: string;
};

export function Card({
  title,
  note,
  action,
  flush = false,
  tone = 'default',
  order,
  children,
  className = '',
}: CardProps) {
  return (
    <section
      style={order === undefined ? undefined : { order }}
      className={`k-card k-card--${tone} ${className}`.trim()}
    >
      {(title || action) && (
        <div className="k-card__head">
          {title && <h2>{title}</h2>}
          {note && <span className="k-card__note">{note}</span>}
          {action && <div className="k-card__action">{action}</div>}
        </div>
      )}
      {flush ? children : <div className="k-card__body">{children}</div>}
    </section>
  );
}

/** Term and value pairs of a record. */
export function Facts({ facts }: { facts: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className="k-facts">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Primary column of 693 and secondary of 339 px (spec point 9), stacked below 1040. */
export function TwoColumns({ primary, secondary }: { primary: ReactNode; secondary: ReactNode }) {
  return (
    <div className="k-two">
      <div className="k-stack">{primary}</div>
      <aside className="k-stack">{secondary}</aside>
    </div>
  );
}

type StackProps = {
  /** 16 px by default, 12 where columns have become one. */
  spacing?: Spacing;
  children: ReactNode;
};

/** Cards, fields or words one under another. */
export function Stack({ spacing: chosen, children }: StackProps) {
  return (
    <div className="k-stack" style={chosen === undefined ? undefined : { gap: spacing[chosen] }}>
      {children}
    </div>
  );
}
