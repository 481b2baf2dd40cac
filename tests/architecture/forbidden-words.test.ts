import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { placesOf, sourceFiles } from './source-files.ts';

// This folder spells out what the others must not say.
const files = sourceFiles().filter(({ path }) => !path.startsWith('tests/architecture/'));
const open_questions = readFileSync('docs/open-questions.md', 'utf8');

describe('hand-written code', () => {
  test.each([
    ['the type any', /(:|<|,|\bas|\|)\s*any\b(?!\w)(?=\s*[>;,)|=\[\]]|$)/],
    [
      'a comment that switches a rule off',
      /(es|ox)lint-disable|@ts-ignore|@ts-nocheck|(prettier|oxfmt)-ignore|istanbul ignore/,
    ],
    ['a test that runs alone', /\b(test|it|describe|suite)\.only\b|\bfdescribe\b|\bfit\(/],
    ['a test that is left out', /\b(test|it|describe|suite)\.(skip|todo|fixme)\(/],
    ['a wait for a fixed time in a browser test', /waitForTimeout/],
    ['a debugger statement', /^\s*debugger\b/],
  ])('holds no %s', (_what, pattern) => {
    expect(placesOf(files, pattern)).toEqual([]);
  });

  test('holds no open task that docs/open-questions.md does not list by its file', () => {
    const open = placesOf(files, /\b(TODO|FIXME|HACK)\b|\bXXX:/);
    expect(open.filter((place) => !open_questions.includes(place.split(':')[0] ?? place))).toEqual([]);
  });
});

describe('tests', () => {
  const tests = files.filter(({ path }) => /\.(test|spec)\.(tsx?|mjs)$/.test(path));

  test('never sleep: they wait for what they wait for', () => {
    expect(placesOf(tests, /\bsetTimeout\((resolve|done|r)\b|timers\/promises/)).toEqual([]);
  });

  test('never keep a snapshot of a whole object: a reader must see what is right', () => {
    expect(placesOf(tests, /toMatchSnapshot|toMatchInlineSnapshot/)).toEqual([]);
  });
});
