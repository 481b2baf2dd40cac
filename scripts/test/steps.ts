import { playwrightCounts, stepCounts, vitestCounts } from './counts.ts';
import type { Counts } from './counts.ts';

export type Step = {
  name: string;
  /** Arguments of the pinned Node. */
  args: string[];
  env?: Record<string, string>;
  /** Written by the step, removed before it. */
  report?: string;
  counts(ok: boolean): Counts;
};

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const;

function plain(name: string, ...args: string[]): Step {
  return { name, args, counts: (ok) => stepCounts(ok, null, null) };
}

function vitest(name: string, report: string, long: boolean): Step {
  return {
    name,
    args: [
      bin.vitest,
      'run',
      ...(long ? ['--project', 'long'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: long ? { LONG: '1' } : {},
    report,
    counts: (ok) => stepCounts(ok, report, vitestCounts),
  };
}

const e2e_report = 'dist/test/playwright.json';

const playwright: Step = {
  name: 'end to end',
  args: [bin.playwright, 'test', '--pass-with-no-tests', '--reporter=line,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2e_report },
  report: e2e_report,
  counts: (ok) => stepCounts(ok, e2e_report, playwrightCounts),
};

/** All that `npm test` does, in order; a failure does not keep the later steps from being tried. */
export function testSteps(options: { long: boolean }): Step[] {
  return [
    plain('typecheck', bin.tsc, '-p', 'tsconfig.json'),
    plain('typecheck of the law, without DOM and Node', bin.tsc, '-p', 'domain/tsconfig.json'),
    plain('lint', bin.eslint, '.', '--max-warnings', '0'),
    plain('format', bin.prettier, '--check', '--log-level', 'warn', '.'),
    plain('generated code is up to date', 'scripts/check.ts'),
    vitest('unit, contract, spec, architecture, golden, integration', 'dist/test/vitest.json', false),
    plain('build', 'scripts/bootstrap/build.mjs'),
    playwright,
    ...(options.long ? [vitest('long', 'dist/test/vitest-long.json', true)] : []),
  ];
}
