import type { PopoverProps } from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { KitLink } from '../action/kit-link.tsx';
import { Icon } from '../display/icon.tsx';
import type { IconShape } from '../display/icon.tsx';
import './menu.css';
import { useFloating } from './use-floating.ts';

export type MenuEntry = {
  label: string;
  icon?: IconShape;
  /** Shown muted at the end of the line. */
  note?: ReactNode;
  href?: string;
  /** Leaves the product: opens a new tab. */
  external?: boolean;
  onSelect?: () => void;
  disabled?: boolean;
  selected?: boolean;
  critical?: boolean;
  /** A line above this entry. */
  divided?: boolean;
};

type MenuProps = {
  name: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  entries: readonly MenuEntry[];
  head?: ReactNode;
  /** Under the button, flush with its start or end; or beside it. */
  align?: 'start' | 'end' | 'side';
};

function linkProps({ href, external }: MenuEntry) {
  if (href === undefined) return {};
  return external
    ? { component: 'a', href, target: '_blank', rel: 'noreferrer' }
    : { component: KitLink, href };
}

const places = {
  start: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
    transformOrigin: { vertical: -4, horizontal: 'left' },
  },
  end: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: -4, horizontal: 'right' },
  },
  side: {
    anchorOrigin: { vertical: 'top', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: -10 },
  },
} satisfies Record<string, Pick<PopoverProps, 'anchorOrigin' | 'transformOrigin'>>;

/** A list of actions under the button that opened it; closed by choice, Escape, Tab or a press outside. */
export function Menu({ name, anchor, onClose, entries, head, align = 'end' }: MenuProps) {
  const choose = (entry: MenuEntry) => () => {
    onClose();
    entry.onSelect?.();
  };
  const floating = useFloating(anchor !== null);
  if (floating === null) return null;
  const { Divider, MenuItem } = floating;
  const items = entries.flatMap((entry) => [
    ...(entry.divided ? [<Divider key={`above ${entry.label}`} className="k-menu__line" />] : []),
    <MenuItem
      key={entry.label}
      {...linkProps(entry)}
      onClick={choose(entry)}
      disabled={entry.disabled ?? false}
      selected={entry.selected ?? false}
      className={entry.critical ? 'k-menu__item--critical' : ''}
    >
      {entry.icon && <Icon of={entry.icon} size={17} />}
      <span className="k-menu__label">{entry.label}</span>
      {entry.note && <span className="k-menu__note">{entry.note}</span>}
    </MenuItem>,
  ]);
  return (
    <floating.Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      {...places[align]}
      slotProps={{ list: { 'aria-label': name }, paper: { className: 'k-menu' } }}
    >
      {head && (
        <li role="presentation" className="k-menu__head">
          {head}
        </li>
      )}
      {items}
    </floating.Menu>
  );
}
