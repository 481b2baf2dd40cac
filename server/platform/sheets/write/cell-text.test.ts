import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksLikeFormula } from '../formula-guard.ts';
import { isPlainText, MAX_CELL_TEXT, textElement } from './cell-text.ts';

const pieces = [
  'a',
  'Ẵ',
  'đ',
  '0',
  ' ',
  '\u1680',
  '\n',
  '&',
  '"',
  '_x0041_',
  '=',
  '＝',
  '-',
  '\u0007',
  '\ud800',
  '😀',
];

test('a plain text needs nothing that careful writing does', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 4 }), (chosen) => {
      const text = chosen.join('');
      fc.pre(isPlainText(text));
      expect(textElement(text)).toBe(`<t>${text}</t>`);
      expect(looksLikeFormula(text)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test('names and codes are plain, texts longer than a cell are not', () => {
  expect(['Công ty TNHH Ánh Dương', 'Ẵn', '1C26TAA', '0101243150'].map(isPlainText)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isPlainText('a'.repeat(MAX_CELL_TEXT + 1))).toBe(false);
});
