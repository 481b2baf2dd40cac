import type { ReactNode } from 'react';
import './list-card.css';

type ListCardProps = {
  /** Saved searches with their counts. */
  tabs?: ReactNode;
  /** Search box, filter chips, and tools at the right. */
  filters?: ReactNode;
  /** Shown between filters and head while rows are selected. */
  selectionBar?: ReactNode;
  /** A critical banner with 'Thử lại': old rows stay below it. */
  error?: ReactNode;
  /** The table, or the empty state. */
  children: ReactNode;
  totals?: ReactNode;
  pager?: ReactNode;
};

/** The one card of a list page. */
export function ListCard({ tabs, filters, selectionBar, error, children, totals, pager }: ListCardProps) {
  return (
    <section className="k-list">
      {tabs}
      {filters && <div className="k-list__filters">{filters}</div>}
      {error && <div className="k-list__error">{error}</div>}
      {selectionBar}
      {children}
      {totals}
      {pager}
    </section>
  );
}

/** Pushes the tools of the filter line to its right end. */
export function ListTools({ children }: { children: ReactNode }) {
  return <div className="k-list__tools">{children}</div>;
}

/** What the whole filter adds up to: 'Tổng của N hóa đơn' at the left, sums at the right. */
export function TotalsRow({
  label,
  sums,
}: {
  label: ReactNode;
  sums: readonly { label: string; value: ReactNode }[];
}) {
  return (
    <div className="k-totals">
      <span className="k-totals__label">{label}</span>
      {sums.map((sum) => (
        <span key={sum.label}>
          {sum.label} {sum.value}
        </span>
      ))}
    </div>
  );
}
