import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId, useState } from 'react';
import { Icon } from '../display/icon.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import { NavLeaf } from './nav-leaf.tsx';
import { holdsCurrent, isDisabled } from './navigation-model.ts';
import type { NavEntry } from './navigation-model.ts';
import { RailGroup } from './rail-group.tsx';
import { frameWords } from '../words/frame.ts';
import './navigation.css';

type NavigationProps = { entries: readonly NavEntry[]; rail?: boolean };

/** The entries in their order; as a rail only icons, named by tooltips, groups opening to the side. */
export function Navigation({ entries, rail = false }: NavigationProps) {
  return (
    <ul className={`k-nav${rail ? ' k-nav--rail' : ''}`}>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.children === undefined ? (
            <NavLeaf entry={entry} rail={rail} />
          ) : rail ? (
            <RailGroup entry={entry} />
          ) : (
            <NavGroup entry={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Opens by hand, and by itself while it holds the current page. */
function NavGroup({ entry }: { entry: NavEntry }) {
  const holds = holdsCurrent(entry);
  const [choice, setChoice] = useState<{ open: boolean; holds: boolean } | null>(null);
  const open = choice?.holds === holds ? choice.open : holds;
  const listId = useId();
  const disabled = isDisabled(entry);
  const button = (
    <button
      type="button"
      className={`k-nav__entry${holds ? ' k-nav__entry--holds' : ''}${disabled ? ' k-nav__entry--off' : ''}`}
      aria-expanded={open}
      aria-controls={listId}
      aria-disabled={disabled || undefined}
      onClick={() => setChoice({ open: !open, holds })}
    >
      {entry.icon && <Icon of={entry.icon} />}
      <span>{entry.label}</span>
      <span className="k-nav__chevron">
        <Icon of={open ? IconChevronDown : IconChevronRight} size={15} />
      </span>
    </button>
  );
  return (
    <>
      {disabled ? (
        <Tooltip text={frameWords.lackingAll} placement="right" describes>
          {button}
        </Tooltip>
      ) : (
        button
      )}
      <ul id={listId} className="k-nav__children" hidden={!open}>
        {(entry.children ?? []).map((child) => (
          <li key={child.key}>
            <NavLeaf entry={child} />
          </li>
        ))}
      </ul>
    </>
  );
}
