import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesMatching } from './source-files.ts';

const code = [
  ...filesMatching('{domain,server,src}/**/*.{ts,tsx}'),
  ...filesMatching('server/db/migrations/*.sql'),
  ...filesMatching('openapi/**/*.yaml'),
]
  .map(({ text }) => text)
  .join('\n');
const words = new Set(code.match(/[A-Za-z_][A-Za-z0-9_]*/g));

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[\s-]+\|/.test(line) && !line.startsWith('| Identifier'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** The names in a cell: what stands in backticks, taken apart at its dots. */
const namesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => name.split('.'));

const named = rows.filter(([identifier = '']) => namesIn(identifier).length > 0);

describe('the glossary', () => {
  test('has four columns in each row', () => {
    expect(rows.filter((row) => row.length !== 4)).toEqual([]);
    expect(named.length).toBeGreaterThan(40);
  });

  test.each(named)('%s (%s) stands in the code by that name', (identifier = '') => {
    expect(namesIn(identifier).filter((name) => !words.has(name))).toEqual([]);
  });

  test('names each thing once', () => {
    const first = rows.map(([identifier = '']) => identifier);
    expect(first.filter((name, at) => first.indexOf(name) !== at)).toEqual([]);
  });
});
