import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Counts = { passed: number; failed: number; skipped: number };

/** What a report tells: its counts, and each failed test by file, title and first words, so that the end of a long log is enough. */
export type Told = { counts: Counts; failures: readonly string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file as a whole failed: it does not load, or a hook around its tests failed. */
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** Reads vitest's JSON report. A file that failed without a failed test counts as one failure. */
export function readVitest(report: VitestReport): Told {
  const failed = ({ status }: { status: string }): boolean => status === 'failed';
  const broken = report.testResults.filter((file) => failed(file) && !file.assertionResults.some(failed));
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(failed)
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}${firstWords(failureMessages)}`),
  );
  const cut_off = report.testResults.filter((file) => failed(file) && file.assertionResults.some(unfinished));
  return {
    counts,
    failures: [
      ...failures,
      ...broken.filter((file) => !cut_off.includes(file)).map(brokenFile),
      ...cut_off.map(cutOffFile),
    ],
  };
}

type VitestFile = VitestReport['testResults'][number];

/** Neither passed, failed nor skipped: its worker process ended first. */
const unfinished = ({ status }: { status: string }): boolean => status === 'pending';

const brokenFile = ({ name, message = '' }: VitestFile): string =>
  message.trim() === '' ? `${name}: does not load` : `${name}: does not run${firstWords([message])}`;

/** The report does not say why a worker ended; its log does. */
function cutOffFile({ name, message = '', assertionResults }: VitestFile): string {
  const titles = assertionResults.filter(unfinished).map(({ fullName }) => fullName);
  return `${name}: its worker ended before these tests did (why is in the log above)${firstWords([message, ...titles])}`;
}

const WORDS_LINES = 20;

/** The beginning of what a failed test said, set in; nothing where it said nothing. */
function firstWords(messages: readonly string[] = []): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'));
  const said = lines.filter((line) => line.trim() !== '').slice(0, WORDS_LINES);
  return said.map((line) => `\n    ${line.trimEnd()}`).join('');
}

type PlaywrightSpec = {
  ok: boolean;
  file: string;
  title: string;
  tests?: { results: { errors: { message?: string }[] }[] }[];
};

type PlaywrightSuite = {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

/** Reads Playwright's JSON report. A flaky test is a failure: there are no retries to hide behind. */
export function readPlaywright(report: PlaywrightReport): Told {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counts = { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
  return { counts, failures: report.suites.flatMap(failedSpecs) };
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => `${spec.file}: ${spec.title}${firstWords(messagesOf(spec))}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

function messagesOf({ tests = [] }: PlaywrightSpec): string[] {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return errors.map(({ message = '' }) => message);
}

/**
 * What a step that ended with `ok` tells by the report it should have written. A failed step never counts less than one
 * failure, whatever its report says.
 */
export function toldBy<R>(ok: boolean, report_file: string | null, read: ((report: R) => Told) | null): Told {
  if (!report_file || !read)
    return { counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, failures: [] };
  if (!existsSync(report_file))
    return { counts: { passed: 0, failed: ok ? 0 : 1, skipped: 0 }, failures: [] };
  const { counts, failures } = read(JSON.parse(readFileSync(report_file, 'utf8')) as R);
  return { counts: ok ? counts : { ...counts, failed: Math.max(1, counts.failed) }, failures };
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** With CI=true nothing may be skipped: what was not tried is not known to work. */
export function settle(total: Counts, ci: boolean): Counts {
  return ci ? { passed: total.passed, failed: total.failed + total.skipped, skipped: 0 } : total;
}
