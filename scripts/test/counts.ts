import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** Reads vitest's JSON report. A file that could not even be loaded counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Reads Playwright's JSON report. A flaky test is a failure: there are no retries to hide behind. */
export function playwrightCounts(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/**
 * The counts of a step that ended with `ok`, from the report it should have written. A failed step never counts
 * less than one failure, whatever its report says.
 */
export function stepCounts<R>(
  ok: boolean,
  report_file: string | null,
  read: ((report: R) => Counts) | null,
): Counts {
  if (!report_file || !read) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (!existsSync(report_file)) return { passed: 0, failed: ok ? 0 : 1, skipped: 0 };
  const counts = read(JSON.parse(readFileSync(report_file, 'utf8')) as R);
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** With CI=true nothing may be skipped: what was not tried is not known to work. */
export function settle(total: Counts, ci: boolean): Counts {
  return ci ? { passed: total.passed, failed: total.failed + total.skipped, skipped: 0 } : total;
}
