import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { muiStylesPoint } from './app-theme.tsx';
import { theme } from './mui-theme.ts';

// With colour schemes in it each provider would keep the mode of its own; the page keeps one, in `data-theme`.
const { colorSchemes: _schemes, ...plainTheme } = theme;

let styles: ReturnType<typeof createCache> | null = null;

/** Where MUI's styles go, with its custom properties before them. */
function muiStyles() {
  if (styles !== null) return styles;
  const insertionPoint = muiStylesPoint();
  styles = createCache({ key: 'css', insertionPoint, container: insertionPoint.parentNode ?? document.head });
  insertVariables(insertionPoint);
  return styles;
}

/** MUI's theme around one thing of MUI's. No page has it around everything: it comes with the first thing that needs it. */
export function MuiSurroundings({ children }: { children: ReactNode }) {
  const [cache] = useState(muiStyles);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={plainTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

type Declarations = Readonly<Record<string, unknown>>;

/** MUI's colours and sizes for the whole page. By rules, since its CSP takes no text of styles. */
function insertVariables(point: HTMLElement): void {
  const element = document.createElement('style');
  point.before(element);
  for (const group of theme.generateStyleSheets())
    for (const [selector, declarations] of Object.entries(group as Record<string, Declarations>)) {
      const body = Object.entries(declarations).map(([name, value]) => `${name}:${String(value)}`);
      element.sheet?.insertRule(`${selector}{${body.join(';')}}`, element.sheet.cssRules.length);
    }
}
