import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { OperationRow } from '#generated/operations.ts';
import { resources } from '#generated/resources/resources.ts';
import { compactOperations, filledOperations } from './compact-operations.ts';

const SERVER_ONLY = [
  'auth',
  'people_only',
  'success',
  'media',
] as const satisfies readonly (keyof OperationRow)[];

test('every operation comes back with all that pages read of it', () => {
  const of_resources: readonly (string | null)[] = Object.values(resources).flatMap(({ operations: verbs }) =>
    Object.values(verbs),
  );
  const read = Object.fromEntries(
    Object.entries(operations).map(([id, row]) => [
      id,
      Object.fromEntries(
        Object.entries({
          ...row,
          ...(of_resources.includes(id) ? {} : { query: [], request_fields: [] }),
        }).filter(([key]) => !(SERVER_ONLY as readonly string[]).includes(key)),
      ),
    ]),
  );
  expect(filledOperations(compactOperations(operations))).toEqual(read);
});

test('no page reads what it does not get', () => {
  const of_a_row = new RegExp(
    `\\b(?:row|operations(?:\\.\\w+|\\[[^\\]]+\\]))\\.(?:${SERVER_ONLY.join('|')})\\b`,
  );
  const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => of_a_row.test(readFileSync(path, 'utf8')))).toEqual([]);
});
