import type { Face } from './faces.ts';

/** A stretch of text in one face, size (CSS pixels) and colour. */
export type Run = { text: string; face: Face; size: number; color: string };

export type TextLine = { runs: Run[]; width: number };

export type MeasureRun = (run: Run) => number;

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
        let rest = part;
        if (current.width + measure(rest) > width && current.runs.length > 0) finish();
        while (measure(rest) > width && [...rest.text].length > 1) {
          const head = { ...rest, text: fittingStart(rest, width, measure) };
          append(head, measure(head));
          finish();
          rest = { ...rest, text: rest.text.slice(head.text.length) };
        }
        append(rest, measure(rest));
      }
    }
  }
  if (current.runs.length > 0 || lines.length === 0) finish();
  return lines.map((line) => trimEnd(line, measure));
}

function fittingStart(run: Run, width: number, measure: MeasureRun): string {
  const letters = [...run.text];
  let count = letters.length - 1;
  while (count > 1 && measure({ ...run, text: letters.slice(0, count).join('') }) > width) count -= 1;
  return letters.slice(0, count).join('');
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
