import type { ColorScheme } from './palette.ts';

/** What the user chose; 'system' follows the device. Stored under one name, read by public/theme.js before the first paint. */
export type ColorMode = ColorScheme | 'system';

export const colorModeKey = 'hoadon-mode';

const modes: readonly string[] = ['light', 'dark', 'system'] satisfies readonly ColorMode[];

/** A stored value that is missing or foreign counts as 'system'. */
export function readColorMode(stored: string | null): ColorMode {
  return stored !== null && modes.includes(stored) ? (stored as ColorMode) : 'system';
}

/** What this browser has stored; 'system' where storage is closed. */
export function storedColorMode(storage: Storage): ColorMode {
  try {
    return readColorMode(storage.getItem(colorModeKey));
  } catch {
    return 'system';
  }
}

export function storeColorMode(storage: Storage, mode: ColorMode): void {
  try {
    storage.setItem(colorModeKey, mode);
  } catch {
    // Storage is closed: the mode lasts as long as the page.
  }
}

/** Shows the mode at once, without the transitions of single colours. */
export function applyColorMode(target: Window, mode: ColorMode): void {
  const isDark =
    mode === 'dark' || (mode === 'system' && target.matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme: ColorScheme = isDark ? 'dark' : 'light';
  const { documentElement: root, head } = target.document;
  if (root.dataset['theme'] === scheme) return;
  const still = head.appendChild(target.document.createElement('style'));
  still.sheet?.insertRule('*{transition:none!important}');
  root.dataset['theme'] = scheme;
  // The new colours have to be computed before transitions are back.
  target.getComputedStyle(target.document.body);
  setTimeout(() => still.remove(), 1);
}
