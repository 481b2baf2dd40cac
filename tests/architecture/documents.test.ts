import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md').sort()];
const textOf = (path: string): string => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

describe.each(documents)('%s', (path) => {
  const text = textOf(path);

  test('has links that lead somewhere', () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
    const local = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !existsSync(join(dirname(path), target)))).toEqual([]);
  });

  test('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z:-]+[a-z])/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

describe('the README', () => {
  test('is read in a few minutes', () => expect(textOf('README.md').split('\n').length).toBeLessThan(150));
});

describe('commands of package.json', () => {
  test.each(Object.entries(scripts))('%s starts a file that exists: %s', (_name, command) => {
    const files = [...command.matchAll(/node (\S+\.(?:ts|mjs))/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('decisions', () => {
  const files = globSync('docs/decisions/*.md').sort();

  test('are numbered without gap', () => {
    const numbers = files.map((path) => Number(basename(path).slice(0, 3)));
    expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
  });

  test.each(files)('%s has a date, a context, a decision and consequences', (path) => {
    const text = textOf(path);
    expect(text).toMatch(/^# \d{3}\. .+\n\nDate: \d{4}-\d{2}-\d{2}\. Status: \w+/);
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  });

  test.each(files)('%s stands in the map', (path) => {
    expect(textOf('docs/map.md')).toContain(`(decisions/${basename(path)})`);
  });

  test.each(files)('%s names files that exist', (path) => {
    const rooted =
      /`((?:domain|server|src|scripts|tests|generated|openapi|docs)\/[\w./-]*\w\.(?:ts|tsx|mjs|yaml|json|md))`/g;
    const named = [...textOf(path).matchAll(rooted)].map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
