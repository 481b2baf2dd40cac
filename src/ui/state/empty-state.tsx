import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import type { ReactNode } from 'react';
import { Glyph } from '../display/glyph.tsx';
import type { IconShape } from '../display/icon.tsx';
import { Seal } from './state-page.tsx';
import { pieceWords } from '../words/piece.ts';
import './empty-state.css';

type Check = { label: string; done: boolean; note?: string };

type EmptyStateProps = {
  heading: string;
  children?: ReactNode;
  icon?: IconShape;
  /** The one next step first. */
  actions?: ReactNode;
  /** What is ready and what is not. */
  checks?: readonly Check[];
};

/** The first run of a list: what it is for, the next step, what is ready. */
export function EmptyState({
  heading,
  children,
  icon = IconFileInvoice,
  actions,
  checks = [],
}: EmptyStateProps) {
  return (
    <section className="k-empty">
      <div className="k-empty__main">
        <Seal icon={icon} />
        <div>
          <h2>{heading}</h2>
          {children && <p>{children}</p>}
          {actions && <div className="k-empty__actions">{actions}</div>}
        </div>
      </div>
      {checks.length > 0 && (
        <ul className="k-empty__checks">
          {checks.map((check) => (
            <li key={check.label}>
              <Glyph tone={check.done ? 'success' : 'default'} size={13} />
              <span>
                <b>{check.label}</b>
                <span className="k-visually-hidden">
                  {check.done ? pieceWords.checkDone : pieceWords.checkOpen}
                </span>
                {check.note && <small>{check.note}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** No row fits the filter; the words are the page's ("Không có hóa đơn khớp"). */
export function NothingFound({ message, action }: { message: string; action?: ReactNode }) {
  return (
    <div className="k-nothing-found" role="status">
      <p>{message}</p>
      {action}
    </div>
  );
}
