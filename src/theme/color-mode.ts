import type { ColorScheme } from './palette.ts';

/** What the user chose; 'system' follows the device. Stored under one name, read by public/theme.js before the first paint. */
export type ColorMode = ColorScheme | 'system';

export const colorModeKey = 'hoadon-mode';

const modes: readonly string[] = ['light', 'dark', 'system'] satisfies readonly ColorMode[];

/** A stored value that is missing or foreign counts as 'system'. */
export function readColorMode(stored: string | null): ColorMode {
  return stored !== null && modes.includes(stored) ? (stored as ColorMode) : 'system';
}
