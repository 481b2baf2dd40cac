import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPlaywright, readVitest, settle, toldBy } from './counts.ts';
import type { Told } from './counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

it('counts a test file that does not load as a failure, and names what failed', () => {
  const wrong = {
    status: 'failed',
    fullName: 'money adds up',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nto be 2'],
  };
  const right = { status: 'passed', fullName: 'money is rounded' };
  const loaded = { name: 'a.test.ts', status: 'failed', assertionResults: [wrong, right] };
  const broken = { name: 'b.test.ts', status: 'failed', assertionResults: [] };
  expect(readVitest({ ...vitest, testResults: [loaded, broken] })).toEqual({
    counts: { passed: 5, failed: 2, skipped: 3 },
    failures: ['a.test.ts: money adds up\n    expected 1\n    to be 2', 'b.test.ts: does not load'],
  });
});

it('gives the reason of a file that failed as a whole, and the tests that had not ended with their worker', () => {
  const skipped = { status: 'skipped', fullName: 'pays' };
  const hook = {
    name: 'a.test.ts',
    status: 'failed',
    message: 'no database\n\n  at hook',
    assertionResults: [skipped],
  };
  const ended = { status: 'passed', fullName: 'signs' };
  const waiting = ['reads', 'writes'].map((fullName) => ({ status: 'pending', fullName }));
  const killed = {
    name: 'b.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [ended, ...waiting],
  };
  expect(readVitest({ ...vitest, testResults: [hook, killed] })).toEqual({
    counts: { passed: 5, failed: 3, skipped: 3 },
    failures: [
      'a.test.ts: does not run\n    no database\n      at hook',
      'b.test.ts: its worker ended before these tests did (why is in the log above)\n    reads\n    writes',
    ],
  });
});

it('counts a flaky browser test and an error outside tests as failures, and names what failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const inner = {
    specs: [
      {
        ok: false,
        file: 'a.spec.ts',
        title: 'signs',
        tests: [{ results: [{ errors: [{ message: 'no PIN' }] }] }],
      },
    ],
  };
  const suites = [{ specs: [{ ok: true, file: 'a.spec.ts', title: 'opens' }], suites: [inner] }];
  expect(readPlaywright({ stats, errors: ['web server'], suites })).toEqual({
    counts: { passed: 7, failed: 3, skipped: 2 },
    failures: ['a.spec.ts: signs\n    no PIN'],
  });
});

it('counts a step without a report as one', () => {
  expect(toldBy(true, null, null).counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(toldBy(false, null, null).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('never believes a report that says all is well of a step that failed, or wrote none', () => {
  const directory = mkdtempSync(join(tmpdir(), 'counts-'));
  const file = join(directory, 'report.json');
  const read = (): Told => ({ counts: { passed: 3, failed: 0, skipped: 0 }, failures: [] });
  expect(toldBy(false, file, read).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  writeFileSync(file, '{}');
  expect(toldBy(false, file, read).counts).toEqual({ passed: 3, failed: 1, skipped: 0 });
  rmSync(directory, { recursive: true });
});

it('lets nothing be skipped in CI', () => {
  expect(settle({ passed: 3, failed: 1, skipped: 2 }, true)).toEqual({ passed: 3, failed: 3, skipped: 0 });
  expect(settle({ passed: 3, failed: 1, skipped: 2 }, false)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});
