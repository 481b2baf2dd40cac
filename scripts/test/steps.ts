import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Affected } from './changed.ts';
import { readPlaywright, readVitest, toldBy } from './counts.ts';
import type { Told } from './counts.ts';

export type Step = {
  name: string;
  /** Arguments of the pinned Node. */
  args: string[];
  env?: Record<string, string>;
  /** Written by the step, removed before it. */
  report?: string;
  /** Takes only the time that what runs beside it leaves. */
  yields?: boolean;
  tells(ok: boolean): Told;
};

const bin = {
  tsc: 'node_modules/typescript-native/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const;

function plain(name: string, ...args: string[]): Step {
  return { name, args, tells: (ok) => toldBy(ok, null, null) };
}

function vitest(name: string, report: string, ...options: string[]): Step {
  return {
    name,
    args: [
      bin.vitest,
      'run',
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    tells: (ok) => toldBy(ok, report, readVitest),
  };
}

/** Where the two runners of tests write what they did. */
export const REPORTS = { vitest: 'dist/test/vitest.json', playwright: 'dist/test/playwright.json' } as const;

/** Of the browser tests. Bears the pid, by which a later run finds and ends what a killed one left. */
const dataDir = (): string => join(tmpdir(), `hoadon-test-${process.pid}-e2e`);

function playwright(long: boolean, files: readonly string[] = []): Step {
  return {
    name: 'end to end',
    args: [bin.playwright, 'test', ...files, '--pass-with-no-tests', '--reporter=line,json'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORTS.playwright,
      E2E_DATA_DIR: dataDir(),
      ...(long ? { LONG: '1' } : {}),
    },
    report: REPORTS.playwright,
    tells: (ok) => toldBy(ok, REPORTS.playwright, readPlaywright),
  };
}

/** The coverage page against the reports of the two steps that run tests. */
function heldRules(long: boolean): Step {
  const report = 'dist/test/held.json';
  return {
    name: 'rules of the specification are held by tests that passed',
    args: ['tests/spec/coverage-page/check-held.ts', ...(long ? ['--long'] : [])],
    report,
    tells: (ok) => toldBy(ok, report, (told: Told) => told),
  };
}

const one = (step: Step): Step[][] => [[step]];

/** A change: the commit it stands on, and what it can affect. */
export type Change = { base: string; affected: Affected };

/** The rows of vitest; `beside` stands in the first. */
function vitestSteps(change: Change | null, long: boolean, beside: Step[]): Step[][][] {
  const all = 'unit, contract, spec, architecture, golden, integration';
  if (change === null || change.affected.vitest === 'all') {
    const step = vitest(all, REPORTS.vitest, '--project=!long');
    return [[[long ? { ...step, env: { LONG: '1' } } : step], beside]];
  }
  const { whole_rooms } = change.affected.vitest;
  const others = whole_rooms.map((room) => `--exclude=tests/${room}/**`);
  return [
    [[vitest('what imports the change', REPORTS.vitest, ...others, `--changed=${change.base}`)], beside],
    one(
      vitest(
        whole_rooms.join(', '),
        'dist/test/vitest-whole-rooms.json',
        ...whole_rooms.map((room) => `tests/${room}/`),
      ),
    ),
  ];
}

/** The files of browser tests to be run, none for all; null when there are none to run. */
function browserFiles(change: Change | null): readonly string[] | null {
  if (change === null || change.affected.e2e === 'all') return [];
  return change.affected.e2e.length > 0 ? change.affected.e2e : null;
}

/** What the browser tests need before they begin. */
function browserPreparation(): Step[] {
  return [
    plain('build', 'scripts/bootstrap/build.mjs'),
    { ...plain('first start', 'tests/setup/e2e-first-start.ts'), env: { E2E_DATA_DIR: dataDir() } },
  ];
}

/**
 * All that `npm test` does, in order; a failure does not keep the later steps from being tried. The lanes of one row run side by
 * side. The tests of vitest wait for databases and for processes that they start: lint and format fill these pauses. The browser tests
 * leave none. With a change, tests that it cannot affect are left out, and with them the page of held rules, which wants the results of
 * all.
 */
export function testSteps(options: { long: boolean; change: Change | null }): Step[][][] {
  const browser_files = browserFiles(options.change);
  const beside: Step[] = [
    { ...plain('lint', bin.oxlint, '--max-warnings', '0'), yields: true },
    { ...plain('format', bin.oxfmt, '--check', '.'), yields: true },
  ];
  return [
    [
      [
        plain('typecheck', bin.tsc, '-p', 'tsconfig.json'),
        plain('typecheck of the law, without DOM and Node', bin.tsc, '-p', 'domain/tsconfig.json'),
        plain('generated code is up to date', 'scripts/check.ts'),
      ],
      browser_files === null ? [] : browserPreparation(),
    ],
    ...vitestSteps(options.change, options.long, beside),
    ...(browser_files === null ? [] : [one(playwright(options.long, browser_files))]),
    ...(options.long
      ? [one({ ...vitest('long', 'dist/test/vitest-long.json', '--project=long'), env: { LONG: '1' } })]
      : []),
    ...(options.change === null ? [one(heldRules(options.long))] : []),
  ];
}
