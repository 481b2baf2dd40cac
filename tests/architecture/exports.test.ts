import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles, type SourceFile } from './source-files.ts';

/** Copied into generated/, begun as a process of its own, or holding the text of a file that is written: read by no import. */
const READ_OTHERWISE =
  /^scripts\/generate\/templates\/|-child\.ts$|\.(d|test)\.m?ts$|^scripts\/pages\/left-out\.ts$|\/write-coverage\.ts$/;

const NAMES = /^(import|export) (type )?\{([^}]*)\} from '([^']+)';/gm;
/** `import * as`, `import()` and what a mock names: all of a file may be read by it. */
const WHOLE =
  /\* as \w+ from '([^']+)'|import\(\s*'([^']+)'\s*,?\s*\)|export \* from '([^']+)'|new URL\('([^']+)', import/g;
const VALUES = /^export (?:async )?(?:function\*?|const|class|let) (\w+)/gm;

const targetOf = (from: string, to: string): string =>
  to.startsWith('#') ? to.slice(1) : join(dirname(from), to);

const parts = (list: string): string[][] =>
  list.split(',').flatMap((part) => {
    const [name = '', as = name] = part.trim().split(' as ');
    return name === '' || name.startsWith('type ') ? [] : [[name, as]];
  });

/** What is exported as a value and named by no other file, as `file: name`. Types are the face of functions and may be unnamed. */
function unread(files: readonly SourceFile[]): string[] {
  const whole = new Set<string>();
  const read = new Set<string>();
  const exported: [path: string, name: string][] = [];
  for (const { path, text } of files) {
    for (const [, ...found] of text.matchAll(WHOLE))
      whole.add(targetOf(path, found.find((to) => to !== undefined) ?? ''));
    for (const [, verb, type, list = '', to = ''] of text.matchAll(NAMES)) {
      if (type !== undefined) continue;
      for (const [name = '', as = ''] of parts(list)) {
        read.add(`${targetOf(path, to)}: ${name}`);
        if (verb === 'export') exported.push([path, as]);
      }
    }
    for (const [, name = ''] of text.matchAll(VALUES)) exported.push([path, name]);
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
