import type { ReactNode } from 'react';
import './form-grid.css';

/** Fields side by side, 12 px apart; one column on a phone. A child of class `k-span-all` takes a whole row. */
export function FormGrid({ columns = 2, children }: { columns?: 1 | 2 | 3 | 4; children: ReactNode }) {
  return <div className={`k-form-grid k-form-grid--${columns}`}>{children}</div>;
}
