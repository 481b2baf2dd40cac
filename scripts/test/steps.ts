import { readPlaywright, readVitest, toldBy } from './counts.ts';
import type { Told } from './counts.ts';

export type Step = {
  name: string;
  /** Arguments of the pinned Node. */
  args: string[];
  env?: Record<string, string>;
  /** Written by the step, removed before it. */
  report?: string;
  tells(ok: boolean): Told;
};

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const;

function plain(name: string, ...args: string[]): Step {
  return { name, args, tells: (ok) => toldBy(ok, null, null) };
}

/** About half of all code: the other half is linted beside it. */
const linted_first = ['src', 'server', 'agent'];

function lint(what: string, ...args: string[]): Step {
  return plain(`lint of ${what}`, bin.eslint, ...args, '--max-warnings', '0');
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
    tells: (ok) => toldBy(ok, report, readVitest),
  };
}

const e2e_report = 'dist/test/playwright.json';

function playwright(long: boolean): Step {
  return {
    name: 'end to end',
    args: [bin.playwright, 'test', '--pass-with-no-tests', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2e_report, ...(long ? { LONG: '1' } : {}) },
    report: e2e_report,
    tells: (ok) => toldBy(ok, e2e_report, readPlaywright),
  };
}

/**
 * All that `npm test` does, in order; a failure does not keep the later steps from being tried. The steps of one row use one core
 * each and run side by side in two lanes.
 */
export function testSteps(options: { long: boolean }): Step[][][] {
  const one = (step: Step): Step[][] => [[step]];
  return [
    [
      [
        lint('the pages and the server', ...linted_first),
        plain('format', bin.prettier, '--check', '--log-level', 'warn', '.'),
      ],
      [
        lint('everything else', '.', ...linted_first.flatMap((room) => ['--ignore-pattern', `${room}/**`])),
        plain('typecheck', bin.tsc, '-p', 'tsconfig.json'),
        plain('typecheck of the law, without DOM and Node', bin.tsc, '-p', 'domain/tsconfig.json'),
        plain('generated code is up to date', 'scripts/check.ts'),
      ],
    ],
    one(vitest('unit, contract, spec, architecture, golden, integration', 'dist/test/vitest.json', false)),
    one(plain('build', 'scripts/bootstrap/build.mjs')),
    one(playwright(options.long)),
    ...(options.long ? [one(vitest('long', 'dist/test/vitest-long.json', true))] : []),
  ];
}
