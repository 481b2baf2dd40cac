// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeader, titleLength } from './page-header.tsx';

test.each([
  ['x'.repeat(34), 'regular'],
  ['x'.repeat(35), 'long'],
])('a title is long beyond 34 characters: %s is %s [9.title.long]', (title, kind) => {
  expect(titleLength(title)).toBe(kind);
});

test.each([
  ['x'.repeat(8), 'tiny'],
  ['x'.repeat(9), 'short'],
  ['x'.repeat(20), 'short'],
  ['x'.repeat(21), 'regular'],
])(
  'a title is compact up to 8 characters on a phone, up to 20 elsewhere: %s is %s [9.title.compact]',
  (title, kind) => {
    expect(titleLength(title)).toBe(kind);
  },
);

test('characters are counted as they are read, not in code units', () => {
  expect(titleLength('𝐀'.repeat(8))).toBe('tiny');
});

test('the header is told the length of its title', () => {
  render(<PageHeader title={`Hóa đơn thay thế cho hóa đơn ${'x'.repeat(10)}`} />);
  expect(screen.getByRole('banner').className).toContain('k-page-header--long');
});
