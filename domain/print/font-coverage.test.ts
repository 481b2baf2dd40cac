import { describe, expect, test } from 'vitest';
import { coverageOf } from '#tests/golden/print/write-coverage.ts';
import { FONT_COVERAGE } from './font-coverage.table.ts';
import { covers, fontFor, isPlainText, unprintableLetters } from './font-coverage.ts';
import { FONT_FILES, type FontName } from './fonts.ts';

const FONTS = Object.keys(FONT_FILES) as FontName[];

test.each(FONTS)('the table of %s says what is in its file', (font) =>
  expect(FONT_COVERAGE[font]).toBe(coverageOf(font)),
);

test('both fonts of text have what is taken for plain', () => {
  const missing = Array.from({ length: 0x3000 - 0x20 }, (_, index) => index + 0x20).filter(
    (point) =>
      isPlainText(String.fromCodePoint(point)) &&
      !(covers('inter', point) && covers('source-serif-4', point)),
  );
  expect(missing.map((point) => point.toString(16))).toEqual([]);
});

describe('a letter is printed in', () => {
  test.each([
    ['ệ', 'source-serif-4'],
    ['株', 'droid-sans-fallback'],
    ['한', 'nanum-gothic'],
    ['ກ', 'noto-sans-lao'],
    ['⌀', 'dejavu-sans'],
    ['🎉', 'noto-emoji'],
    ['𓀀', null],
  ])('%s: %s', (letter, font) => expect(fontFor(letter, 'source-serif-4')).toBe(font));
});

test('what no font has is named once, joiners and variation selectors not at all', () => {
  expect(unprintableLetters('Công ty 𓀀 𓀀 株式会社 🎉 👨‍👩‍👧 ☎️ 𠮷')).toEqual(['𓀀', '𠮷']);
  expect(unprintableLetters('Hóa đơn số 1, ngày 05/11/2026')).toEqual([]);
});
