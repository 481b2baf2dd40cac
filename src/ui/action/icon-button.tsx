import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../display/icon.tsx';
import type { IconShape } from '../display/icon.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import './button.css';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'name'> & {
  /** Its accessible name and its tooltip: no icon is without a name. */
  name: string;
  icon: IconShape;
  size?: 'small' | 'medium';
  iconSize?: number;
  bordered?: boolean;
  /** A dot that says there is something new; the name must say it too. */
  pin?: boolean;
  /** The keyboard shortcut, named in the tooltip. */
  shortcut?: string;
  /** Has nothing to do just now, at the end of a row of pages say, and keeps the focus of who pressed it, which a disabled one loses. */
  held?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({
  name,
  icon,
  size = 'medium',
  iconSize,
  bordered = false,
  pin = false,
  shortcut,
  held = false,
  ...rest
}: IconButtonProps) {
  const { className = '', type = 'button', onClick, ...attributes } = rest;
  const names =
    `k-icon-button k-icon-button--${size}${bordered ? ' k-icon-button--bordered' : ''} ${className}`.trim();
  const button = (
    <button
      {...attributes}
      type={type}
      className={names}
      aria-label={name}
      aria-disabled={held || undefined}
      onClick={held ? undefined : onClick}
    >
      <Icon of={icon} size={iconSize ?? (size === 'small' ? 16 : bordered ? 17 : 20)} />
      {pin && <span className="k-icon-button__pin" />}
    </button>
  );
  if (attributes.disabled) return button;
  return <Tooltip text={shortcut ? `${name} (${shortcut})` : name}>{button}</Tooltip>;
}
