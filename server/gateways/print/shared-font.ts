import { create, type Font, type Glyph, type GlyphPosition, type GlyphRun } from 'fontkit';
import { faceBytes, hasOwnLetters, type Face } from './text-lines.ts';

/** Words laid out and kept by each face; a company's prints repeat theirs. */
const MAX_KEPT = 5_000;
/** Longer ones are codes that come once. */
const MAX_LETTERS = 40;

type Laid = Pick<GlyphRun, 'glyphs' | 'positions'> & { readonly width: number };
type SharedFace = { readonly font: Font; readonly width: (text: string) => number };

/**
 * Digits of one width, so that columns line up, and no contextual alternates: they draw an arrow for `->` and raise a colon between
 * digits, where a print shows what was typed, in half the time. A face with letters of its own is laid out with these, whatever is wanted.
 */
const FEATURES = { tnum: true, calt: false } as const;

const faces = new Map<Face, SharedFace>();

/**
 * A face that all documents of this process share. To read a font's tables and to choose its glyphs is nearly all the work of a page:
 * here the tables are read once, and each word is laid out once. pdfkit takes it in place of the font's bytes.
 */
export function sharedFont(face: Face): Font {
  return shared(face).font;
}

/** The width of a text set at a size of 1000; equal to what pdfkit makes of it. */
export function textWidth(face: Face, text: string): number {
  const { font, width } = shared(face);
  return (width(text) * 1000) / font.unitsPerEm;
}

function shared(face: Face): SharedFace {
  const known = faces.get(face);
  if (known !== undefined) return known;
  const opened = openFace(face);
  faces.set(face, opened);
  return opened;
}

function openFace(face: Face): SharedFace {
  const font = create(faceBytes(face));
  font.getGlyph = glyphOfItsLetters(font.getGlyph.bind(font));
  // Scripts that are written from the right or join their letters need the whole text at once.
  if (!hasOwnLetters(face)) return { font, width: (text) => font.layout(text, ['tnum']).advanceWidth };
  const laidOut = wordsOf(font.layout.bind(font));
  font.layout = layoutByWords(laidOut);
  return {
    font,
    width: (text) => piecesOf(text).reduce((sum, piece) => sum + laidOut(piece).width, 0),
  };
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

type LayWord = (word: string) => Laid;

/** Lays a word out once. */
function wordsOf(layout: Font['layout']): LayWord {
  const kept = new Map<string, Laid>();
  return (word) => {
    let laid = kept.get(word);
    if (laid === undefined) {
      const { glyphs, positions } = layout(word, FEATURES);
      laid = { glyphs, positions, width: widthOf(positions) };
      if (kept.size >= MAX_KEPT) kept.clear();
      if (word.length <= MAX_LETTERS) kept.set(word, laid);
    }
    return laid;
  };
}

/** The same layout from words that were laid out before. Kerning across a space and between the digits of a number is left out. */
function layoutByWords(laidOut: LayWord): Font['layout'] {
  return (text) => {
    const run: Pick<GlyphRun, 'glyphs' | 'positions'> = { glyphs: [], positions: [] };
    for (const piece of piecesOf(text)) {
      const { glyphs, positions } = laidOut(piece);
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

const NUMBER = /^[\d.,/-]+ ?$/;

/** The words of a text, each with the space after it; numbers, which seldom come twice, by their characters. */
export function piecesOf(text: string): string[] {
  const words = text.match(/[^ ]* |[^ ]+$/g) ?? [];
  return words.flatMap((word) => (NUMBER.test(word) ? [...word] : [word]));
}

function widthOf(positions: readonly GlyphPosition[]): number {
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}
