import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as vocabulary from '#generated/vocabulary.ts';
import { importsByList, vocabularyLists } from './vocabulary-lists.ts';

test('every list of the vocabulary is a module of its own with the same value', async () => {
  const lists = vocabularyLists(readFileSync('generated/vocabulary.ts', 'utf8'));
  expect([...lists.keys()].sort()).toEqual(Object.keys(vocabulary).sort());
  for (const [name, code] of lists) {
    const module = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as object;
    expect({ ...module }, name).toEqual({ [name]: vocabulary[name as keyof typeof vocabulary] });
  }
});

test('an import of lists is one of each, without the types', () => {
  const code =
    "import { JOB_STATE_LABELS, type JobState, KIND as kinds } from '#generated/vocabulary.ts';\nrun();";
  expect(importsByList(code)).toBe(
    "import { JOB_STATE_LABELS } from '#generated/vocabulary.ts?JOB_STATE_LABELS'; import { KIND as kinds } from '#generated/vocabulary.ts?KIND';\nrun();",
  );
});
