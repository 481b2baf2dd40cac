import IconLoader from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../display/icon.tsx';
import type { IconShape } from '../display/icon.tsx';
import './button.css';
import './touch-area.css';
import { KitLink } from './kit-link.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'plain' | 'critical';
/** 28, 36 and 44 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  children: ReactNode;
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconShape;
  /** A key that does the same, shown inside the button; hidden on touch. */
  shortcut?: string;
  /** Work under way: the button keeps its place and its focus and takes no press. */
  busy?: boolean;
  /** Cannot be pressed for a reason said beside it, and so keeps its focus and its tooltip, which a disabled one has not. */
  held?: boolean;
  full?: boolean;
  /** Makes the button a link. */
  href?: string;
  ref?: Ref<HTMLButtonElement>;
};

const iconSize = { small: 15, medium: 17, large: 18 } satisfies Record<ButtonSize, number>;

/** One primary at most on a page; verb first, 1 to 4 words. */
export function Button({
  tone = 'secondary',
  size = 'medium',
  icon,
  shortcut,
  busy = false,
  held = false,
  full = false,
  href,
  ...rest
}: ButtonProps) {
  const { children, className = '', onClick, type = 'button', ...attributes } = rest;
  const names =
    `k-button k-button--${tone} k-button--${size}${full ? ' k-button--full' : ''} ${className}`.trim();
  const shape = busy ? IconLoader : icon;
  const content = (
    <>
      {shape && <Icon of={shape} size={iconSize[size]} />}
      <span className="k-button__label">{children}</span>
      {shortcut && (
        <span className="k-button__key" aria-hidden>
          {shortcut}
        </span>
      )}
    </>
  );
  if (href !== undefined && !attributes.disabled) {
    return (
      <KitLink href={href} className={names} aria-label={attributes['aria-label']}>
        {content}
      </KitLink>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || held) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      className={names}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || held || undefined}
    >
      {content}
    </button>
  );
}
