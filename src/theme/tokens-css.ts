import { palette, shadows } from './palette.ts';
import type { ColorScheme } from './palette.ts';
import {
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  layer,
  monoFamily,
  motion,
  radius,
  size,
} from './tokens.ts';

type Declarations = readonly (readonly [name: string, value: string])[];

function declare(prefix: string, entries: Record<string, number | string>, unit = ''): Declarations {
  return Object.entries(entries).map(([name, value]) => [`--${prefix}${name}`, `${value}${unit}`] as const);
}

function block(selector: string, declarations: Declarations): string {
  return `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

function schemeDeclarations(scheme: ColorScheme): Declarations {
  return [['color-scheme', scheme], ...declare('', palette[scheme]), ...declare('shadow-', shadows[scheme])];
}

/**
 * The tokens as one style sheet of CSS custom properties: `--text`, `--shadow-card`, `--size-row`, `--radius-8`,
 * `--font-13`, `--weight-medium`, `--time-modal`, `--layer-toast`. Sizes in px, fonts in rem, times in ms.
 */
export function tokensCss(): string {
  return [
    block(':root', [
      ...schemeDeclarations('light'),
      ...declare('size-', size, 'px'),
      ...declare('radius-', radius, 'px'),
      ...declare('font-', fontSize),
      ...declare('weight-', fontWeight),
      ...declare('time-', motion, 'ms'),
      ...declare('layer-', layer),
      ['--ease', easing],
      ['--font', fontFamily],
      ['--mono', monoFamily],
    ]),
    block('[data-theme=dark]', schemeDeclarations('dark')),
    `@media (prefers-reduced-motion:reduce){${block(':root', declare('time-', { hover: 0, popover: 0, modal: 0, drawer: 0, toastExit: 0 }, 'ms'))}}`,
  ].join('\n');
}
