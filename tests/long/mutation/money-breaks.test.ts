import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MONEY_BREAKS } from './money-breaks.table.ts';

const CONFIG = `export default {
  test: { include: ['domain/money/**/*.test.ts', 'tests/golden/money/**/*.test.ts'], maxWorkers: 2 },
};
`;
let copy = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'money-breaks-'));
  for (const part of ['domain', 'generated', 'tests/golden/money', 'package.json', 'tsconfig.json']) {
    await cp(part, join(copy, part), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, 'vitest.config.ts'), CONFIG);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('nothing is broken: the tests of money pass on the copy', async () => {
  const { passed, failed } = await outcomeOf(ALL);
  expect(failed).toEqual([]);
  expect(passed.length).toBeGreaterThan(500);
});

test.each(MONEY_BREAKS)('$what: a test tells', async ({ file, find, put }) => {
  const path = join(copy, 'domain/money', file);
  const whole = await readFile(path, 'utf8');
  expect(whole.split(find)).toHaveLength(2);
  try {
    await writeFile(
      path,
      whole.replace(find, () => put),
    );
    const { failed, succeeded } = await outcomeOf(FIRST_FAILURE);
    // Of a run that ends itself early the failure is sometimes not in the report any more: then the whole run tells.
    const told = failed.length > 0 || succeeded ? failed : (await outcomeOf(ALL)).failed;
    expect(told).not.toEqual([]);
  } finally {
    await writeFile(path, whole);
  }
});

const ALL: readonly string[] = [];
const FIRST_FAILURE = ['--bail=1'];

type Outcome = { passed: string[]; failed: string[]; succeeded: boolean };

/** Names of the tests that pass and fail on the copy as it stands; a file that does not even load has neither. */
async function outcomeOf(how_far: readonly string[]): Promise<Outcome> {
  const report = join(copy, 'report.json');
  await rm(report, { force: true });
  const vitest = [
    resolve('node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=json',
    `--outputFile=${report}`,
    ...how_far,
  ];
  await new Promise((done) => execFile(process.execPath, vitest, { cwd: copy }, done));
  const { testResults, success } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const names = (status: string) => all.filter((one) => one.status === status).map((one) => one.fullName);
  return { passed: names('passed'), failed: names('failed'), succeeded: success };
}

type Report = {
  success: boolean;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};
