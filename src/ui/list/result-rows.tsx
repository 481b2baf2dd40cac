import type { ReactNode } from 'react';
import './result-rows.css';

/** What came of each of many, a row each: `li` with its name, a detail in `small`, and its state. It takes the focus, so that the keys scroll it. */
export function ResultRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="k-result-rows" aria-label={label} tabIndex={0}>
      {children}
    </ul>
  );
}
