import { readFileSync } from 'node:fs';
import { drawnLetter, fontFor, isPlainText, lettersOf } from '#domain/print/font-coverage.ts';
import type { FontName } from '#domain/print/fonts.ts';

export type Face =
  | 'inter-400'
  | 'inter-500'
  | 'inter-600'
  | 'inter-700'
  | 'source-serif-4-400'
  | 'source-serif-4-700'
  | 'source-serif-4-400-italic'
  | 'source-serif-4-700-italic'
  | LendingFace;

/** Fonts of one cut that lend the letters the text's own font lacks. */
type LendingFace = Exclude<FontName, 'inter' | 'source-serif-4'>;

const loaded = new Map<Face, Buffer>();

/** The TrueType bytes of a face, read once per process. */
export function faceBytes(face: Face): Buffer {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(new URL(`./fonts/${face}.ttf`, import.meta.url));
  loaded.set(face, bytes);
  return bytes;
}

/** A stretch of text in one face, size (CSS pixels) and colour. */
export type Run = { text: string; face: Face; size: number; color: string };

/** Printed for a letter that no font has: a person who reads the print sees that something is missing. */
const MISSING = '□';

function fontOf(face: Face): FontName {
  if (face.startsWith('inter')) return 'inter';
  return face.startsWith('source-serif-4') ? 'source-serif-4' : (face as LendingFace);
}

/** Whether a face has letters of its own for texts, and does not only lend them. */
export function hasOwnLetters(face: Face): boolean {
  const font = fontOf(face);
  return font === 'inter' || font === 'source-serif-4';
}

/** The run in pieces, each in a face that has its letters. */
export function withLentLetters(run: Run): Run[] {
  if (isPlainText(run.text)) return [run];
  const own = fontOf(run.face);
  const pieces: Run[] = [];
  for (const letter of lettersOf(run.text)) {
    const drawn = /^\s$/u.test(letter) ? letter : drawnLetter(letter);
    if (drawn === '') continue;
    const found = /^\s$/u.test(letter) ? own : fontFor(drawn, own);
    const text = found === null ? MISSING : drawn;
    const font = found ?? fontFor(MISSING, own) ?? own;
    const face = font === own ? run.face : faceOf(font);
    const last = pieces.at(-1);
    if (last?.face === face) last.text += text;
    else pieces.push({ ...run, face, text });
  }
  return pieces;
}

function faceOf(font: FontName): Face {
  return font === 'inter' || font === 'source-serif-4' ? `${font}-400` : font;
}

export type TextLine = { runs: Run[]; width: number };

type MeasureRun = (run: Run) => number;

/**
 * Breaks runs into lines no wider than `width`: at spaces, at `\n`, and inside a word only when the word alone
 * is too wide (a long code without spaces must not leave its column).
 */
export function breakLines(runs: readonly Run[], width: number, measure: MeasureRun): TextLine[] {
  const lines: TextLine[] = [];
  let current: TextLine = { runs: [], width: 0 };
  const finish = (): void => {
    lines.push(current);
    current = { runs: [], width: 0 };
  };
  const append = (piece: Run, wide: number): void => {
    const last = current.runs.at(-1);
    if (last && sameStyle(last, piece)) last.text += piece.text;
    else current.runs.push({ ...piece });
    current.width += wide;
  };
  for (const run of runs) {
    for (const piece of run.text.normalize('NFC').match(/\n|[^\S\n]+|[^\s]+/gu) ?? []) {
      const part = { ...run, text: piece };
      if (piece === '\n') finish();
      else if (piece.trim() === '') {
        if (current.runs.length > 0) append(part, measure(part));
      } else {
        if (current.runs.length > 0 && current.width + measure(part) > width) finish();
        for (const [index, text] of piecesOf(part, width, measure).entries()) {
          if (index > 0) finish();
          append({ ...part, text }, measure({ ...part, text }));
        }
      }
    }
  }
  if (current.runs.length > 0 || lines.length === 0) finish();
  return lines.map((line) => trimEnd(line, measure));
}

/**
 * A word in pieces no wider than `width`, or of one letter. The end of each is searched with growing, then shrinking steps: what is
 * measured for a piece depends on the piece alone, so the work grows with the letters of the word and not with their square.
 */
function piecesOf(word: Run, width: number, measure: MeasureRun): string[] {
  if (measure(word) <= width) return [word.text];
  const letters = [...word.text];
  const textOf = (from: number, to: number): string => letters.slice(from, to).join('');
  const fits = (from: number, to: number): boolean =>
    to <= letters.length && measure({ ...word, text: textOf(from, to) }) <= width;
  const pieces: string[] = [];
  for (let from = 0, to = 0; from < letters.length; from = to) {
    to = from + 1;
    let step = 1;
    for (; fits(from, to + step); step *= 2) to += step;
    for (; step >= 1; step /= 2) if (fits(from, to + step)) to += step;
    pieces.push(textOf(from, to));
  }
  return pieces;
}

function trimEnd(line: TextLine, measure: MeasureRun): TextLine {
  const last = line.runs.at(-1);
  if (!last) return line;
  const trimmed = { ...last, text: last.text.trimEnd() };
  return { runs: [...line.runs.slice(0, -1), trimmed], width: line.width - measure(last) + measure(trimmed) };
}

function sameStyle(a: Run, b: Run): boolean {
  return a.face === b.face && a.size === b.size && a.color === b.color;
}
