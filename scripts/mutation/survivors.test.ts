import { describe, expect, test } from 'vitest';
import type { ExplainedSurvivor, MutationReport } from './survivors.ts';
import { judge } from './survivors.ts';

const SOURCE = ['if (a <', '    b) return 1;', 'return 2;'].join('\n');
const COMPARISON = { start: { line: 1, column: 5 }, end: { line: 2, column: 6 } };
const LESS = { file: 'a.ts', mutator: 'EqualityOperator', original: 'a < b', replacement: 'a <= b' };
const EXPLAINED: ExplainedSurvivor = { ...LESS, why: 'they are never equal' };

function report(...statuses: readonly string[]): MutationReport {
  const mutants = statuses.map((status) => ({
    mutatorName: 'EqualityOperator',
    replacement: 'a <=\n  b',
    status,
    location: COMPARISON,
  }));
  return { files: { 'a.ts': { source: SOURCE, mutants } } };
}

describe('a mutant that no test notices', () => {
  test.each(['Survived', 'NoCoverage'])('%s: is named with its place, its texts on one line', (status) =>
    expect(judge(report(status), [])).toEqual({
      unexplained: [{ ...LESS, line: 1 }],
      outdated: [],
      killed: 0,
      all: 1,
    }),
  );

  test('may live where it is explained', () =>
    expect(judge(report('Survived', 'Killed'), [EXPLAINED])).toEqual({
      unexplained: [],
      outdated: [],
      killed: 1,
      all: 2,
    }));

  test('one explanation is for one place', () => {
    expect(judge(report('Survived', 'Survived'), [EXPLAINED]).unexplained).toHaveLength(1);
    expect(judge(report('Survived', 'Survived'), [EXPLAINED, EXPLAINED]).unexplained).toEqual([]);
  });

  test.each(['file', 'mutator', 'original', 'replacement'] as const)(
    'is not explained by what is said of another %s',
    (part) =>
      expect(judge(report('Survived'), [{ ...EXPLAINED, [part]: 'other' }]).unexplained).toHaveLength(1),
  );
});

describe('an explanation', () => {
  test('of what a test notices is outdated', () =>
    expect(judge(report('Killed'), [EXPLAINED]).outdated).toEqual([EXPLAINED]));

  test('of what ran out of time stays', () =>
    expect(judge(report('Timeout'), [EXPLAINED])).toMatchObject({ outdated: [], killed: 1, all: 1 }));
});

test.each(['CompileError', 'RuntimeError', 'Ignored'])('%s says nothing of the tests', (status) =>
  expect(judge(report(status), [])).toEqual({ unexplained: [], outdated: [], killed: 0, all: 0 }),
);
