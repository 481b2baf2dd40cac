import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import {
  applyColorMode,
  colorModeKey,
  readColorMode,
  storeColorMode,
  storedColorMode,
} from './color-mode.ts';
import type { ColorMode } from './color-mode.ts';

/** Where MUI's styles go once they are there: after those of the kit, before those of a page, which change some of them. */
export function muiStylesPoint(): HTMLElement {
  stylesPoint ??= document.head.appendChild(document.createElement('meta'));
  return stylesPoint;
}
let stylesPoint: HTMLElement | null = null;

type ColorModeChoice = { mode: ColorMode; setMode: (mode: ColorMode) => void };

const ColorModeContext = createContext<ColorModeChoice>({ mode: 'system', setMode: () => undefined });

/** The frame of every admin page: the colour mode (stored, system by default), shared by all tabs. */
export function AppTheme({ children }: { children: ReactNode }) {
  const [mode, show] = useState(() => storedColorMode(window.localStorage));
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === colorModeKey) show(readColorMode(newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  useState(muiStylesPoint);
  useEffect(() => applyColorMode(window, mode), [mode]);
  const choice = useMemo(
    () => ({
      mode,
      setMode: (chosen: ColorMode) => {
        storeColorMode(window.localStorage, chosen);
        show(chosen);
      },
    }),
    [mode],
  );
  return <ColorModeContext value={choice}>{children}</ColorModeContext>;
}

/** The user's choice of light, dark or system, and how to change it. */
export function useColorMode(): ColorModeChoice {
  return useContext(ColorModeContext);
}
