// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './badge.tsx';
import { glyphs } from './glyph.tsx';
import type { Tone } from './glyph.tsx';

const withGlyph: Tone[] = ['success', 'warning', 'critical', 'highlight', 'default', 'unknown'];

test('every status tone has a shape of its own: nothing is told by colour alone', () => {
  const shapes = withGlyph.map((tone) => {
    const { container } = render(<svg>{glyphs[tone]}</svg>);
    return container.innerHTML;
  });
  expect(new Set(shapes).size).toBe(withGlyph.length);
});

test('the text is the name, the glyph is hidden', () => {
  render(<Badge tone="critical">Từ chối cấp mã</Badge>);
  const badge = screen.getByText('Từ chối cấp mã');
  expect(badge.className).toContain('k-badge--critical');
  expect(badge.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each(['new', 'plain'] satisfies Tone[])('%s is a quiet label without a glyph', (tone) => {
  render(<Badge tone={tone}>Mới</Badge>);
  expect(screen.getByText('Mới').querySelector('svg')).toBeNull();
});
