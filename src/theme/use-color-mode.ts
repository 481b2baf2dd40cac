import { useColorScheme } from '@mui/material/styles';
import { readColorMode } from './color-mode.ts';
import type { ColorMode } from './color-mode.ts';

/** The user's choice of light, dark or system, and how to change it; storing is the theme provider's work. */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const { mode, setMode } = useColorScheme();
  return { mode: readColorMode(mode ?? null), setMode };
}
