import { expect, test } from 'vitest';
import { heldBy } from './held.ts';
import { playwrightOutcomes, vitestOutcomes } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';

const rules = [
  { id: '1.one.first', rule: 'The first.' },
  { id: '1.one.second', rule: 'The second.' },
] as const;
const tests = new Map([['1.one.first', [{ path: 'a.test.ts', long: false }]]]);
// Put together here, so that this file claims nothing.
const outcome = (status: Outcome['status'], id = '1.one.first', path = 'a.test.ts'): Outcome => ({
  path,
  title: `a rule [${id}]`,
  status,
});

test.each<[what: string, outcomes: Outcome[], skipped: string[], faults: string[]]>([
  ['passed', [outcome('passed')], [], []],
  ['passed as one of a family', [outcome('passed', '1.one.*')], [], []],
  ['passed beside one that was skipped', [outcome('passed'), outcome('skipped')], [], []],
  ['skipped', [outcome('skipped')], ['1.one.first: its test in a.test.ts was skipped'], []],
  ['failed', [outcome('failed')], [], ['1.one.first: its test in a.test.ts failed']],
  [
    'passed beside one that failed',
    [outcome('passed'), outcome('failed')],
    [],
    ['1.one.first: its test in a.test.ts failed'],
  ],
  [
    'passed in another file, and for another rule',
    [outcome('passed', '1.one.first', 'b.test.ts'), outcome('passed', '1.one.second')],
    [],
    ['1.one.first: no test that ran in a.test.ts names it in its title'],
  ],
  ['not there', [], [], ['1.one.first: no test that ran in a.test.ts names it in its title']],
])('a rule whose test %s', (_what, outcomes, skipped, faults) =>
  expect(heldBy(rules, { tests }, outcomes, { long: false })).toEqual({ skipped, faults }),
);

test('a file of the long run is held to its outcomes there alone', () => {
  const path = 'tests/e2e/admin/kit-sizes.spec.ts';
  const slow = { tests: new Map([['1.one.first', [{ path, long: true }]]]) };
  expect(heldBy(rules, slow, [], { long: false }).faults).toEqual([]);
  expect(heldBy(rules, slow, [], { long: true }).faults).toHaveLength(1);
  expect(heldBy(rules, slow, [outcome('passed', '1.one.first', path)], { long: true }).faults).toEqual([]);
});

test("outcomes are read from vitest's report, paths from the root", () => {
  const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => ({
    fullName: status,
    status,
  }));
  expect(vitestOutcomes({ testResults: [{ name: '/r/tests/a.test.ts', assertionResults }] }, '/r')).toEqual([
    { path: 'tests/a.test.ts', title: 'passed', status: 'passed' },
    { path: 'tests/a.test.ts', title: 'failed', status: 'failed' },
    { path: 'tests/a.test.ts', title: 'pending', status: 'skipped' },
    { path: 'tests/a.test.ts', title: 'todo', status: 'skipped' },
  ]);
});

test("outcomes are read from Playwright's report, titles with those of their groups; a flaky test has failed", () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: statuses.map((status) => ({ status })),
  });
  const inner = { title: 'group', specs: [spec('deep', 'expected', 'skipped')] };
  const specs = [
    spec('one', 'expected'),
    spec('two', 'skipped'),
    spec('three', 'flaky'),
    spec('four', 'unexpected'),
  ];
  const report = { config: { rootDir: '/r/e2e' }, suites: [{ title: 'a.spec.ts', specs, suites: [inner] }] };
  expect(playwrightOutcomes(report, '/r').map(({ path, title, status }) => [path, title, status])).toEqual([
    ['e2e/a.spec.ts', 'a.spec.ts one', 'passed'],
    ['e2e/a.spec.ts', 'a.spec.ts two', 'skipped'],
    ['e2e/a.spec.ts', 'a.spec.ts three', 'failed'],
    ['e2e/a.spec.ts', 'a.spec.ts four', 'failed'],
    ['e2e/a.spec.ts', 'a.spec.ts group deep', 'passed'],
  ]);
});
