import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { contractOptions, USAGE, type ContractOptions } from './options.ts';

/** `npm run test:contract`: every operation of the description against the test app, or against any server. */

const VITEST = 'node_modules/vitest/vitest.mjs';
const REPORT = 'dist/test/contract.json';
/** What of tests/contract needs nothing but a server. */
const ANYWHERE = 'tests/contract/cases';

type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] };

function options(): ContractOptions {
  try {
    return contractOptions(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** Stops at once, in words, when nobody is there: a thousand refused connections say no more. */
async function answering(url: string): Promise<void> {
  try {
    await fetch(`${url.replace(/\/+$/, '')}/api/health`);
  } catch (error) {
    console.error(`${url} does not answer: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  }
}

const { env, base_url, seed, only } = options();
if (base_url !== null) await answering(base_url);
console.log(`contract of ${base_url ?? 'the test app'}, seed ${seed}`);
rmSync(REPORT, { force: true });
const run = spawnSync(
  process.execPath,
  [
    VITEST,
    'run',
    // One server, one at a time: what one file makes must not meet what another looks for.
    ...(base_url === null ? ['tests/contract'] : [ANYWHERE, '--no-file-parallelism', '--maxWorkers=1']),
    ...(only === null ? [] : ['--testNamePattern', only]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ],
  { stdio: 'inherit', env: { ...process.env, CONTRACT_WHOLE: '1', ...env } },
);

const results = (JSON.parse(readFileSync(REPORT, 'utf8')) as Report).testResults.flatMap(
  ({ assertionResults }) => assertionResults,
);
const named = (...statuses: string[]): string[] =>
  results.filter(({ status }) => statuses.includes(status)).map(({ fullName }) => fullName);
const skipped = only === null ? named('skipped', 'pending') : [];
for (const name of skipped) console.log(`skipped: ${name}`);
console.log(
  `${named('passed').length} passed, ${named('failed').length} failed, ${skipped.length} skipped, seed ${seed}`,
);
process.exitCode = run.status ?? 1;
