import type { IconShape } from '../display/icon.tsx';

/** An entry of the navigation; a group has children and no place of its own. */
export type NavEntry = {
  key: string;
  label: string;
  href?: string;
  icon?: IconShape;
  /** Shown at 64 %, never hidden: the user lacks the permission. */
  disabled?: boolean;
  /** The page one is on, or the one it belongs to. */
  current?: boolean;
  count?: { value: number; critical?: boolean };
  children?: readonly NavEntry[];
};

/** A group is disabled when all its children are (spec point 2). */
export function isDisabled(entry: NavEntry): boolean {
  if (entry.disabled) return true;
  return entry.children !== undefined && entry.children.length > 0 && entry.children.every(isDisabled);
}

/** Whether the entry or one of its children is the current page. */
export function holdsCurrent(entry: NavEntry): boolean {
  return Boolean(entry.current) || (entry.children ?? []).some(holdsCurrent);
}
