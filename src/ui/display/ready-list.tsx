import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './ready-list.css';

const icons = { done: IconCircleCheck, todo: IconAlertTriangle, note: IconInfoCircle } as const;

export type ReadyLine = {
  key: string;
  /** `note` is to be looked at and stops nothing. */
  state: keyof typeof icons;
  text: ReactNode;
  /** The way to where it is put right. */
  go?: { label: string; onClick: () => void };
};

/** What is ready and what is missing before a document can be sent; `more` counts what is not shown. */
export function ReadyList({
  lines,
  more,
  children,
}: {
  lines: readonly ReadyLine[];
  more?: string | null;
  children?: ReactNode;
}) {
  return (
    <ul className="ready">
      {lines.map(({ key, state, text, go }) => (
        <li key={key} className={`ready__${state}`}>
          <Icon of={icons[state]} size={18} />
          <span>
            {text}{' '}
            {go && (
              <button type="button" className="ready__link" onClick={go.onClick}>
                {go.label}
              </button>
            )}
          </span>
        </li>
      ))}
      {children}
      {more && <li className="ready__more">{more}</li>}
    </ul>
  );
}
