import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { add, settle } from './counts.ts';
import type { Counts } from './counts.ts';
import { ensureChromium, ensureJudges } from './outside.ts';
import { useMemoryForTemporaryFiles } from './memory-folder.ts';
import { affectedBy, changedSinceMain } from './changed.ts';
import { slowestFiles } from './slowest.ts';
import { REPORTS, testSteps } from './steps.ts';
import type { Change, Step } from './steps.ts';

/** `npm test`, run by the pinned Node: every step named and timed, then one last line with the counts. */
async function succeeds(step: Step, at_once: boolean): Promise<boolean> {
  if (step.report) rmSync(step.report, { force: true });
  // Of what runs side by side one speaks at once and the others once they are done, or nobody could tell them apart.
  const child = spawn(process.execPath, step.args, {
    stdio: ['ignore', at_once ? 'inherit' : 'pipe', at_once ? 'inherit' : 'pipe'],
    // Programs that are started dozens of times are compiled once.
    env: { NODE_COMPILE_CACHE: resolve('dist/test/compiled'), ...process.env, ...step.env },
  });
  if (step.yields === true && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece));
  const forward = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    process.exitCode = 130;
  };
  process.once('SIGTERM', forward).once('SIGINT', forward);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve);
  });
  process.off('SIGTERM', forward).off('SIGINT', forward);
  if (!at_once) process.stdout.write(`\n── ${step.name}\n${Buffer.concat(said).toString()}`);
  return code === 0;
}

useMemoryForTemporaryFiles();
mkdirSync('dist/test', { recursive: true });
const notices = [ensureJudges(), ensureChromium()].filter((notice) => notice !== null);
for (const notice of notices) console.log(notice);

let total: Counts = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
const failed_tests: string[] = [];
async function runStep(step: Step, at_once: boolean): Promise<void> {
  if (at_once) console.log(`\n── ${step.name}`);
  const began = performance.now();
  const { counts, failures } = step.tells(await succeeds(step, at_once));
  failed_tests.push(...failures);
  if (process.exitCode === 130) process.exit();
  total = add(total, counts);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  summary.push(
    `${seconds.padStart(7)} s  ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skipped}`,
  );
  console.log(summary.at(-1));
}

/** With `--changed` what differs from main; without main to compare with, everything is run. */
function changeAsked(): Change | null {
  if (!process.argv.includes('--changed')) return null;
  const changed = changedSinceMain();
  if (changed === null) console.log('No branch main to compare with: everything is run.');
  return changed === null ? null : { base: changed.base, affected: affectedBy(changed.paths) };
}

// Of an earlier run nothing may be told.
for (const report of Object.values(REPORTS)) rmSync(report, { force: true });
for (const lanes of testSteps({ long: process.argv.includes('--long'), change: changeAsked() })) {
  await Promise.all(
    lanes.map(async (lane, at) => {
      for (const step of lane) await runStep(step, at === 0);
    }),
  );
}

const settled = settle(total, process.env['CI'] === 'true');
for (const name of failed_tests) console.log(`failed: ${name}`);
console.log('\nslowest files:');
for (const { file, seconds } of slowestFiles(REPORTS, 10))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
console.log(`\n${summary.join('\n')}`);
for (const notice of notices) console.log(notice);
if (total.skipped > 0) {
  console.log(
    `${total.skipped} skipped${settled.skipped === 0 ? ': with CI=true each counts as failed' : ''}`,
  );
}
console.log(`${settled.passed} passed, ${settled.failed} failed`);
process.exitCode = settled.failed > 0 ? 1 : 0;
