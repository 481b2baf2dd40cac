import { useState } from 'react';
import { Icon } from '../display/icon.tsx';
import { Menu } from '../overlay/menu.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import { holdsCurrent, isDisabled } from './navigation-model.ts';
import type { NavEntry } from './navigation-model.ts';
import { frameWords } from '../words/frame.ts';

/** A group of the rail: its children open as a menu. */
export function RailGroup({ entry }: { entry: NavEntry }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { label, icon, children = [] } = entry;
  const disabled = isDisabled(entry);
  return (
    <>
      <Tooltip
        text={disabled ? `${label}: ${frameWords.lackingAll}` : label}
        placement="right"
        describes={disabled}
      >
        <button
          type="button"
          className={`k-nav__entry${holdsCurrent(entry) ? ' k-nav__entry--current' : ''}${disabled ? ' k-nav__entry--off' : ''}`}
          aria-label={label}
          aria-disabled={disabled || undefined}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon && <Icon of={icon} />}
        </button>
      </Tooltip>
      <Menu
        name={label}
        anchor={anchor}
        align="side"
        onClose={() => setAnchor(null)}
        entries={children.map((child) => ({
          label: child.label,
          href: child.href,
          disabled: isDisabled(child),
          selected: child.current,
        }))}
      />
    </>
  );
}
