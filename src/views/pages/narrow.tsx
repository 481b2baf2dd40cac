import type { ReactNode } from 'react';
import './narrow.css';

/** The width of a record's page: primary 693, gap 16, secondary 339 px (spec point 9), in the middle of a wide screen. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="narrow">{children}</div>;
}
