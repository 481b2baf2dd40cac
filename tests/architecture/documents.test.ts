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

/** The changelog tells of files as they were; the guide to a resource makes those it names. */
const OF_THE_PAST_OR_MADE = new Set(['CHANGELOG.md', 'docs/adding-a-resource.md']);

describe.each(documents.filter((path) => !OF_THE_PAST_OR_MADE.has(path)))('%s', (path) => {
  test('names files and folders that exist', () => {
    const rooted = /`((?:agent|domain|server|src|scripts|tests|generated|openapi|docs|public)\/[\w./-]*)`/g;
    const named = [...textOf(path).matchAll(rooted)].map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
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

  test('are in the map, in their order', () => {
    const listed = [...textOf('docs/map.md').matchAll(/^- \[\d{3}\]\((decisions\/[^)]+)\)/gm)];
    expect(listed.map(([, file]) => `docs/${file}`)).toEqual(files);
  });
});
