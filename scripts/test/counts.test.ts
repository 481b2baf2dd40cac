import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playwrightCounts, settle, stepCounts, vitestCounts } from './counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

it('counts a test file that does not load as a failure', () => {
  const loaded = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  const broken = { status: 'failed', assertionResults: [] };
  expect(vitestCounts({ ...vitest, testResults: [loaded, broken] })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
  });
});

it('counts a flaky browser test and an error outside tests as failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCounts({ stats, errors: ['web server'] })).toEqual({ passed: 7, failed: 3, skipped: 2 });
});

it('counts a step without a report as one', () => {
  expect(stepCounts(true, null, null)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(stepCounts(false, null, null)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('never believes a report that says all is well of a step that failed, or wrote none', () => {
  const directory = mkdtempSync(join(tmpdir(), 'counts-'));
  const file = join(directory, 'report.json');
  const read = (): { passed: number; failed: number; skipped: number } => ({
    passed: 3,
    failed: 0,
    skipped: 0,
  });
  expect(stepCounts(false, file, read)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  writeFileSync(file, '{}');
  expect(stepCounts(false, file, read)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  rmSync(directory, { recursive: true });
});

it('lets nothing be skipped in CI', () => {
  expect(settle({ passed: 3, failed: 1, skipped: 2 }, true)).toEqual({ passed: 3, failed: 3, skipped: 0 });
  expect(settle({ passed: 3, failed: 1, skipped: 2 }, false)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});
