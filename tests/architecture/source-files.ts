import { globSync, readFileSync } from 'node:fs';

/** Folders and files written by hand; generated/ is written by the machine. */
const HAND_WRITTEN = '{domain,agent,server,src,scripts,tests}/**/*.{ts,tsx,mjs}';
const AT_THE_ROOT = '*.{ts,js,mjs}';

export type SourceFile = { path: string; text: string; lines: number };

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  return { path, text, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) };
}

/** Every hand-written code file of the repository, by path. */
export function sourceFiles(): SourceFile[] {
  return globSync([HAND_WRITTEN, AT_THE_ROOT]).sort().map(read);
}

/** Code files under a folder or matching a glob. */
export function filesMatching(pattern: string): SourceFile[] {
  return globSync(pattern).sort().map(read);
}

/** The places `file:line` of every line that fits. */
export function placesOf(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}
