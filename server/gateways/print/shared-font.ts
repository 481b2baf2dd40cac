import { create, type Font, type Glyph, type GlyphPosition, type GlyphRun } from 'fontkit';
import { faceBytes, hasOwnLetters, type Face } from './text-lines.ts';

/** Words laid out and kept by each face; a company's prints repeat theirs. */
const MAX_KEPT = 5_000;
/** Longer ones are codes that come once. */
const MAX_LETTERS = 40;

/** OpenType features that are on, and usual ones that are off. */
type Features = Readonly<Record<string, boolean>>;
type Laid = Pick<GlyphRun, 'glyphs' | 'positions'>;

const fonts = new Map<Face, Font>();

/**
 * A face that all documents of this process share. To read a font's tables and to choose its glyphs is nearly all the work of a page:
 * here the tables are read once, and each word is laid out once. pdfkit takes it in place of the font's bytes.
 */
export function sharedFont(face: Face): Font {
  const known = fonts.get(face);
  if (known !== undefined) return known;
  const font = create(faceBytes(face));
  font.getGlyph = glyphOfItsLetters(font.getGlyph.bind(font));
  // Scripts that are written from the right or join their letters need the whole text at once.
  if (hasOwnLetters(face)) font.layout = layoutByWords(font.layout.bind(font));
  fonts.set(face, font);
  return font;
}

/**
 * fontkit keeps a glyph with the letters it first came with, or with none where it was first met as a part of another. What is copied
 * from the PDF are these letters: each text gets its own.
 */
function glyphOfItsLetters(getGlyph: Font['getGlyph']): Font['getGlyph'] {
  return (id, letters = []) => {
    const glyph = getGlyph(id, letters);
    if (letters.length === 0 || String(letters) === String(glyph.codePoints)) return glyph;
    return Object.create(glyph, { codePoints: { value: letters } }) as Glyph;
  };
}

/** The same layout from words that were laid out before. Kerning across a space and between the digits of a number is left out. */
function layoutByWords(layout: Font['layout']): Font['layout'] {
  const kept = new Map<string, Laid>();
  const laidOut = (piece: string, features: Features): Laid => {
    const key = `${Object.keys(features).join()} ${piece}`;
    let laid = kept.get(key);
    if (laid === undefined) {
      laid = layout(piece, features);
      if (kept.size >= MAX_KEPT) kept.clear();
      if (piece.length <= MAX_LETTERS) kept.set(key, laid);
    }
    return laid;
  };
  return (text, wanted = []) => {
    const features = asTyped(wanted);
    const run: Laid = { glyphs: [], positions: [] };
    for (const piece of piecesOf(text)) {
      const { glyphs, positions } = laidOut(piece, features);
      run.glyphs.push(...glyphs);
      // pdfkit scales the positions it is given in place.
      for (const position of positions) run.positions.push({ ...position });
    }
    return {
      ...run,
      get advanceWidth() {
        return widthOf(run.positions);
      },
    };
  };
}

/** Contextual alternates draw an arrow for `->` and raise a colon between digits: a print shows what was typed, in half the time. */
function asTyped(wanted: readonly string[] | Features): Features {
  const on = wanted instanceof Array ? Object.fromEntries(wanted.map((name) => [name, true])) : wanted;
  return { ...on, calt: false };
}

const NUMBER = /^[\d.,/-]+ ?$/;

/** The words of a text, each with the space after it; numbers, which seldom come twice, by their characters. */
export function piecesOf(text: string): string[] {
  const words = text.match(/[^ ]* |[^ ]+$/g) ?? [];
  return words.flatMap((word) => (NUMBER.test(word) ? [...word] : [word]));
}

function widthOf(positions: readonly GlyphPosition[]): number {
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}
