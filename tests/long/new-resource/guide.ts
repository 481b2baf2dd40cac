import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A code block of the guide: what whoever follows it does. */
export type Step =
  | { do: 'run'; commands: string[]; fails: boolean }
  | { do: 'write'; path: string; text: string }
  | { do: 'edit'; path: string; hunks: Hunk[] };

/** Lines that stand together in a file, and what stands there afterwards. */
type Hunk = { old: string; new: string };

const GUIDE = 'docs/adding-a-resource.md';

/** The steps of docs/adding-a-resource.md under each of its headings, in order. Throws for a block that says not what to do. */
export function readGuide(root: string): ReadonlyMap<string, Step[]> {
  const sections = readFileSync(join(root, GUIDE), 'utf8').split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n');
      const blocks = [...section.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)];
      return [heading, blocks.map(([, info = '', text = '']) => stepOf(info, text))];
    }),
  );
}

function stepOf(info: string, text: string): Step {
  const [kind, rest = ''] = info.split(' ');
  if (kind === 'sh') return { do: 'run', commands: text.trim().split('\n'), fails: rest === 'fails' };
  if (kind === 'diff') return { do: 'edit', path: rest, hunks: hunksOf(text) };
  if (kind === 'ts' && rest !== '') return { do: 'write', path: rest, text };
  throw new Error(`${GUIDE}: a block "${info}" that nobody can follow`);
}

function hunksOf(text: string): Hunk[] {
  const side = (lines: string[], sign: string): string =>
    lines
      .filter((line) => line.startsWith(' ') || line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return text
    .split(/^@@.*\n/m)
    .filter((hunk) => hunk !== '')
    .map((hunk) => hunk.split('\n'))
    .map((lines) => ({ old: side(lines, '-'), new: side(lines, '+') }));
}

/** A text with every hunk put in; each must find its place, and only one. */
export function edited(text: string, hunks: readonly Hunk[]): string {
  return hunks.reduce((now, hunk) => {
    const parts = now.split(hunk.old);
    if (parts.length !== 2) throw new Error(`stands there ${parts.length - 1} times:\n${hunk.old}`);
    return parts.join(hunk.new);
  }, text);
}
