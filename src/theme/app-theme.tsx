import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colorModeKey } from './color-mode.ts';
import { theme } from './theme.ts';

/** The frame of every admin page: theme and colour mode (stored, system by default). */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colorModeKey} disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}
