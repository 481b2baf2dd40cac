import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Folders that are kept free of circles: read from any of their files, everything it needs comes before it. */
const FOLDERS = ['server/modules/documents', 'server/modules/publishing', 'server/modules/signing'];

const importsOf = (folder: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name))
      .map((file) => [
        file,
        [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) =>
          join(dirname(file), to),
        ),
      ]),
  );

/** The files that lead back to themselves. */
function inCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const open = [...(imports.get(from) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      open.push(...(imports.get(file) ?? []));
    }
    return seen;
  };
  return [...imports.keys()].filter((file) => reached(file).has(file));
}

test('a circle of files is found', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(inCircles(imports)).toEqual(['b', 'c']);
});

test.each(FOLDERS)('no files of %s import each other in a circle', (folder) => {
  const imports = importsOf(folder);
  expect(imports.size).toBeGreaterThan(5);
  expect(inCircles(imports)).toEqual([]);
});
