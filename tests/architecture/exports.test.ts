import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles, type SourceFile } from './source-files.ts';

/** Copied into generated/, begun as a process of its own, or holding the text of a file that is written: read by no import. */
const READ_OTHERWISE =
  /^scripts\/generate\/templates\/|-child\.ts$|\.(d|test)\.m?ts$|^scripts\/pages\/left-out\.ts$|\/write-coverage\.ts$/;

const NAMES = /^(import|export) (?:type )?\{([^}]*)\} from '([^']+)';/gm;
/** `import * as`, `import()` and what a mock names: all of a file may be read by it. */
const WHOLE =
  /\* as \w+ from '([^']+)'|import\(\s*'([^']+)'\s*,?\s*\)|export \* from '([^']+)'|new URL\('([^']+)', import/g;
const DECLARED = /^export (?:async )?(?:function\*?|const|class|let|type|interface) (\w+)/gm;
/** A package others may install: its types are the face of its functions, and may be unnamed here. */
const FACE = /^export (?:type|interface)/;

const targetOf = (from: string, to: string): string =>
  to.startsWith('#') ? to.slice(1) : join(dirname(from), to);

const parts = (list: string): string[][] =>
  list.split(',').flatMap((part) => {
    const [name = '', as = name] = part.trim().split(' as ');
    return name === '' ? [] : [[name.replace('type ', ''), as.replace('type ', '')]];
  });

/** What is exported and named by no other file, as `file: name`. */
function unread(files: readonly SourceFile[]): string[] {
  const whole = new Set<string>();
  const read = new Set<string>();
  const exported: [path: string, name: string][] = [];
  for (const { path, text } of files) {
    for (const [, ...found] of text.matchAll(WHOLE))
      whole.add(targetOf(path, found.find((to) => to !== undefined) ?? ''));
    for (const [, verb, list = '', to = ''] of text.matchAll(NAMES)) {
      for (const [name = '', as = ''] of parts(list)) {
        read.add(`${targetOf(path, to)}: ${name}`);
        if (verb === 'export') exported.push([path, as]);
      }
    }
    for (const [found, name = ''] of text.matchAll(DECLARED))
      if (!path.startsWith('domain/') || !FACE.test(found)) exported.push([path, name]);
  }
  return exported
    .filter(([path]) => !whole.has(path) && !READ_OTHERWISE.test(path))
    .map(([path, name]) => `${path}: ${name}`)
    .filter((one) => !read.has(one));
}

test('an export that no other file names is found, behind a door too', () => {
  const file = (path: string, text: string): SourceFile => ({ path, text, lines: 1 });
  const files = [
    file('server/modules/a/index.ts', "export { used, unused } from './b.ts';"),
    file(
      'server/modules/a/b.ts',
      'export function used() {}\nexport const unused = 1;\nexport const alone = 2;',
    ),
    file('server/modules/c/index.ts', "import { used as other } from '#server/modules/a/index.ts';"),
  ];
  expect(unread(files)).toEqual(['server/modules/a/index.ts: unused', 'server/modules/a/b.ts: alone']);
});

test('what a file exports, another one reads', () => {
  expect(unread(sourceFiles())).toEqual([]);
});
