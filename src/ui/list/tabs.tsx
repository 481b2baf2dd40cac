import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatCount } from '../format/number.ts';
import './list-card.css';

export type TabItem = {
  key: string;
  label: string;
  count?: number;
  countTone?: 'default' | 'critical' | 'unknown';
};

type TabsProps = {
  /** Names the row of tabs ("Bộ lọc đã lưu"). */
  name: string;
  tabs: readonly TabItem[];
  current: string;
  onChange: (key: string) => void;
  /** A plain button after the last tab ("Lưu bộ lọc"). */
  extra?: ReactNode;
  /** Id of the panel the tabs rule. */
  panelId?: string;
};

/** Where an arrow, Home or End leads in a row of tabs. */
export const tabMoves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** One tab stop; arrows, Home and End move and choose (ARIA tabs pattern). */
export function Tabs({ name, tabs, current, onChange, extra, panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const pressKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.key === current);
    const target = tabs[tabMoves[event.key]?.(index, tabs.length - 1) ?? -1];
    if (!target) return;
    event.preventDefault();
    onChange(target.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(target.key)}"]`)?.focus();
  };
  return (
    <div className="k-tabs">
      <div ref={list} role="tablist" aria-label={name} onKeyDown={pressKey} style={{ display: 'contents' }}>
        {tabs.map(({ key, label, count, countTone = 'default' }) => (
          <button
            key={key}
            type="button"
            role="tab"
            data-key={key}
            className="k-tab"
            aria-selected={key === current}
            aria-controls={panelId}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {label}
            {count !== undefined && (
              <span className={`k-tab__count k-tab__count--${countTone}`}>{formatCount(count)}</span>
            )}
          </button>
        ))}
      </div>
      {extra && <div className="k-tabs__extra">{extra}</div>}
    </div>
  );
}
