import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { placesOf, sourceFiles } from './source-files.ts';

const files = sourceFiles().filter(({ path }) => !path.startsWith('tests/architecture/'));

/** Names that a search by the usual word does not find, each with the usual word. CONTRIBUTING.md has the pairs. */
const FILE_NAMES: readonly [RegExp, string][] = [
  [/^ask-|-ask\b|^ask\./, 'submit, or what is requested'],
  [/\bspoken\b/, 'translated, read aloud'],
  [/\btold\b/, 'notified, announced'],
  [/\balone\b/, 'single'],
  [/\bdoor\b/, 'route, entry'],
  [/\bwhose\b/, 'holder, owner'],
];

const NAMES: readonly [RegExp, string][] = [
  [/\bthe: [A-Z]/, 'a noun'],
  [/\bMOST(_[A-Z]+)*\b/, 'MAX_…, …_LIMIT'],
  [/\bfunction (asked|told|found|spoken|whose)\(/, 'a verb and a noun'],
];

test('files are named by the words that a reader searches for', () => {
  const odd = files.flatMap(({ path }) =>
    FILE_NAMES.flatMap(([name, instead]) => (name.test(basename(path)) ? [`${path}: ${instead}`] : [])),
  );
  expect(odd).toEqual([]);
});

test.each(NAMES)('no name fits %s: it is %s', (name) => {
  expect(placesOf(files, name)).toEqual([]);
});
