import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { palette } from './palette.ts';
import type { ColorRole, ColorScheme } from './palette.ts';
import { tokensCss } from './tokens-css.ts';
import { breakpoint, layer, modalWidth, motion, size } from './tokens.ts';

const css = tokensCss();

test('the constants are those of spec point 9', () => {
  expect([size['nav-width'], size['nav-rail'], size['top-bar'], size.control, size['search-max']]).toEqual([
    230, 48, 52, 36, 600,
  ]);
  expect([size['primary-column'], size['secondary-column']]).toEqual([693, 339]);
  expect(modalWidth).toEqual({ small: 500, medium: 700, large: 900, extraLarge: 1100 });
  expect(breakpoint).toEqual({ xs: 0, sm: 490, md: 768, lg: 1040, xl: 1440 });
  expect([motion.toast, motion.toastWithAction, motion.toastExit]).toEqual([5000, 10000, 400]);
  expect([layer.sticky, layer.modal, layer.toast]).toEqual([100, 519, 520]);
});

test('every token is a custom property, the dark palette under its own selector', () => {
  expect(css).toContain('--size-nav-width:230px');
  expect(css).toContain(`--text:${palette.light.text}`);
  expect(css.slice(css.indexOf('[data-theme=dark]'))).toContain(`--text:${palette.dark.text}`);
});

test('reduced motion cuts movement and leaves reading time alone', () => {
  const reduced = css.slice(css.indexOf('@media'));
  expect(reduced).toContain('--time-modal:0ms');
  expect(reduced).not.toContain('--time-toast:');
});

function luminance(hex: string): number {
  const channel = (at: number) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] satisfies ColorScheme[])(
  'contrast in %s (WCAG 2.2, 1.4.3 and 1.4.11)',
  (scheme) => {
    const color = palette[scheme];
    const text: [ColorRole, ColorRole][] = [
      ['text', 'surface'],
      ['text-2', 'surface'],
      ['text-3', 'surface'],
      ['text-3', 'canvas'],
      ['text-3', 'selected'],
      ['primary-text', 'surface'],
      ['primary-text', 'primary-soft'],
      ['on-primary', 'primary'],
      ['on-primary', 'primary-hover'],
      ['on-primary', 'critical-fill'],
      ['on-primary', 'critical-hover'],
      ['success-text', 'success-soft'],
      ['warning-text', 'warning-soft'],
      ['critical-text', 'critical-soft'],
      ['highlight-text', 'highlight-soft'],
      ['neutral-text', 'neutral-soft'],
      ['unknown-text', 'unknown-soft'],
      ['nav-text', 'nav'],
      ['nav-muted', 'nav'],
      ['bar-text', 'bar'],
      ['on-primary', 'toast'],
    ];
    test.each(text)('%s on %s reads at 4.5 to 1', (front, back) =>
      expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(4.5),
    );

    const marks: [ColorRole, ColorRole][] = [
      ['control', 'surface'],
      ['focus', 'surface'],
      ['focus', 'canvas'],
      ['success', 'success-soft'],
      ['warning', 'warning-soft'],
      ['critical', 'critical-soft'],
      ['highlight', 'highlight-soft'],
      ['neutral', 'neutral-soft'],
      ['unknown', 'unknown-soft'],
    ];
    test.each(marks)('%s on %s is seen at 3 to 1', (front, back) =>
      expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(3),
    );
  },
);

test('every custom property that a style sheet reads is a token, or set by the application', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|tsx?)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }));
  // Declared by a style sheet (`--row: 3px`), or by a component (`{ '--row': '3px' }`).
  const set = [css, ...sources.map(({ text }) => text)].flatMap((text) =>
    [...text.matchAll(/(--[\w-]+)'?\]?:/g)].map(([, name]) => name),
  );
  const known = new Set(set);
  const unknown = sources
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) =>
        known.has(name) ? [] : [`${path} ${name}`],
      ),
    );
  expect(unknown).toEqual([]);
});
