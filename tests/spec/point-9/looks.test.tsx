// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readColorMode } from '#src/theme/color-mode.ts';
import { palette } from '#src/theme/palette.ts';
import type { ColorRole } from '#src/theme/palette.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import type { Tone } from '#src/ui/display/glyph.tsx';

/** Hue in degrees (0 red, 60 yellow, 120 green, 240 blue) and lightness from 0 to 1 of a hex colour. */
function hueAndLightness(hex: string): { hue: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const high = Math.max(red, green, blue);
  const span = high - Math.min(red, green, blue);
  const sector =
    high === red
      ? (green - blue) / span
      : high === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return { hue: (sector * 60 + 360) % 360, lightness: high - span / 2 };
}

describe.each(['light', 'dark'] as const)('the palette, %s', (scheme) => {
  test.each<[ColorRole, string, number, number]>([
    ['primary', 'blue', 210, 250],
    ['success', 'green', 100, 165],
    ['warning', 'yellow', 30, 65],
    ['critical', 'red', 345, 15],
  ])('%s is %s [9.palette]', (role, _colour, from, to) => {
    const { hue } = hueAndLightness(palette[scheme][role]);
    expect(from < to ? hue >= from && hue <= to : hue >= from || hue <= to).toBe(true);
  });

  test('the navigation is dark [9.palette]', () => {
    expect(hueAndLightness(palette[scheme].nav).lightness).toBeLessThan(0.15);
  });
});

describe('light or dark', () => {
  test('every role has its colour in both, and the canvas tells them apart [9.mode]', () => {
    expect(Object.keys(palette.dark)).toEqual(Object.keys(palette.light));
    expect(hueAndLightness(palette.light.canvas).lightness).toBeGreaterThan(0.9);
    expect(hueAndLightness(palette.dark.canvas).lightness).toBeLessThan(0.1);
  });

  test('is the choice of the user, else of the device [9.mode]', () => {
    expect(['light', 'dark', null].map(readColorMode)).toEqual(['light', 'dark', 'system']);
  });
});

describe('a badge', () => {
  const statuses: Tone[] = ['default', 'success', 'warning', 'critical', 'highlight', 'new', 'plain'];

  test.each(statuses)('has the status %s [9.badge.statuses]', (tone) => {
    render(<Badge tone={tone}>Trạng thái</Badge>);
    expect(screen.getByText('Trạng thái').className).toContain(`k-badge--${tone}`);
  });

  test('is small or medium, default and medium unless told [9.badge.sizes 9.badge.statuses]', () => {
    render(<Badge size="small">Nhỏ</Badge>);
    expect(screen.getByText('Nhỏ').className).toContain('k-badge--small');
    render(<Badge>Vừa</Badge>);
    expect(screen.getByText('Vừa').className).toContain('k-badge--default k-badge--medium');
  });
});
