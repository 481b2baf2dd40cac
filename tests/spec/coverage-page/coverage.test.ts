import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';

// Put together here, so that this file claims nothing.
const naming = (...ids: string[]): string => `test('a rule [${ids.join(' ')}]', () => undefined);`;
const rules = [
  { id: '1.one.first', rule: 'The first.' },
  { id: '1.one.second', rule: 'The second.' },
  { id: '1.one.later', rule: 'The third.', unbuilt: 'time' },
  { id: '1.other', rule: 'The fourth.', not_applied: 'no browser has it' },
] as const;

test('a rule is covered by each test that names it in brackets', () => {
  const { tests, faults } = coverageOf(rules, {
    'a.test.ts': naming('1.one.first', '1.one.second'),
    'b.test.ts': naming('1.one.first'),
  });
  expect(tests.get('1.one.first')).toEqual([
    { path: 'a.test.ts', long: false },
    { path: 'b.test.ts', long: false },
  ]);
  expect(faults).toEqual([]);
});

test('what only tests of the long run name is held there', () => {
  const of_long_run = naming('1.one.first').replace("',", "', LONG,");
  const { tests } = coverageOf(rules, {
    'a.spec.ts': of_long_run,
    'b.spec.ts': of_long_run + naming('1.one.first'),
    'tests/long/c.test.ts': naming('1.one.first'),
  });
  expect(tests.get('1.one.first')).toEqual([
    { path: 'a.spec.ts', long: true },
    { path: 'b.spec.ts', long: false },
    { path: 'tests/long/c.test.ts', long: true },
  ]);
});

test('a family means the built rules below it', () => {
  const { tests, faults } = coverageOf(rules, { 'a.test.ts': naming('1.one.*') });
  expect([...tests.keys()]).toEqual(['1.one.first', '1.one.second']);
  expect(faults).toEqual([]);
});

test('a rule without a test is a fault', () => {
  expect(coverageOf(rules, { 'a.test.ts': naming('1.one.first') }).faults).toEqual([
    '1.one.second has no test',
  ]);
});

test.each([
  ['1.nothing', 'a.test.ts names 1.nothing, which is no rule'],
  ['1.nothing.*', 'a.test.ts names 1.nothing.*, which is no rule'],
  ['1.one.later', '1.one.later has a test in a.test.ts: it is built now'],
  ['1.other', '1.other has a test in a.test.ts: it is applied now'],
])('to name %s is a fault', (id, fault) => {
  expect(coverageOf(rules, { 'a.test.ts': naming('1.one.*', id) }).faults).toEqual([fault]);
});

test('numbers, versions and indexes in brackets are no claims', () => {
  const text = "x[0]; y[1.5]; z['1.one.first']; // see [1.2.3]";
  expect(coverageOf([], { 'a.test.ts': text }).faults).toEqual([]);
});
