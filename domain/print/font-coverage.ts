import { FONT_COVERAGE } from './font-coverage.table.ts';
import { FONT_FILES, type FontName } from './fonts.ts';

type Range = readonly [from: number, to: number];

const parsed = new Map<FontName, readonly Range[]>();

function rangesOf(font: FontName): readonly Range[] {
  const known = parsed.get(font);
  if (known !== undefined) return known;
  const ranges = FONT_COVERAGE[font].split(',').map((text): Range => {
    const [from = '', to = from] = text.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
  parsed.set(font, ranges);
  return ranges;
}

/** Has the font a shape for the code point? */
export function covers(font: FontName, point: number): boolean {
  const ranges = rangesOf(font);
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle] ?? [0, -1];
    if (point < from) high = middle - 1;
    else if (point > to) low = middle + 1;
    else return true;
  }
  return false;
}

/** Joiners, marks of direction and variation selectors: they shape their neighbours and have no shape of their own. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** What a letter (a grapheme) is drawn as, without what has no shape. */
export function drawnLetter(letter: string): string {
  return letter.replace(SHAPELESS, '');
}

const FONTS = Object.keys(FONT_FILES) as FontName[];
const pointsOf = (letter: string): number[] =>
  Array.from(drawnLetter(letter), (one) => one.codePointAt(0) ?? 0);

/** The font that a letter is printed in: the text's own where it can, else the first that has all of it; null for none. */
export function fontFor(letter: string, own: FontName): FontName | null {
  const points = pointsOf(letter);
  const can = (font: FontName): boolean => points.every((point) => covers(font, point));
  return can(own) ? own : (FONTS.find(can) ?? null);
}

/** Letters both text fonts have all of: most texts hold nothing else. */
const PLAIN =
  /^[\n\r\t\u0020-\u007e\u00a0-\u00ac\u00ae-\u012b\u0168-\u0169\u01a0-\u01a1\u01af-\u01b0\u1ea0-\u1ef9\u2013-\u2014\u2018-\u201a\u201c-\u201d\u2026]*$/u;

export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

const letters = new Intl.Segmenter('vi', { granularity: 'grapheme' });

export function lettersOf(text: string): string[] {
  return Array.from(letters.segment(text.normalize('NFC')), ({ segment }) => segment);
}

/** The letters of a text that no font of the print has, each once. */
export function unprintableLetters(text: string): string[] {
  if (isPlainText(text)) return [];
  const missing = lettersOf(text).filter(
    (letter) => drawnLetter(letter) !== '' && fontFor(letter, 'inter') === null,
  );
  return [...new Set(missing)];
}
