import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { add, settle } from './counts.ts';
import type { Counts } from './counts.ts';
import { ensureChromium, ensureJudges } from './outside.ts';
import { testSteps } from './steps.ts';
import type { Step } from './steps.ts';

/** `npm test`, run by the pinned Node: every step named and timed, then one last line with the counts. */
async function succeeds(step: Step): Promise<boolean> {
  if (step.report) rmSync(step.report, { force: true });
  const child = spawn(process.execPath, step.args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...step.env },
  });
  const forward = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    process.exitCode = 130;
  };
  process.once('SIGTERM', forward).once('SIGINT', forward);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve);
  });
  process.off('SIGTERM', forward).off('SIGINT', forward);
  return code === 0;
}

mkdirSync('dist/test', { recursive: true });
const notices = [ensureJudges(), ensureChromium()].filter((notice) => notice !== null);
for (const notice of notices) console.log(notice);

let total: Counts = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
for (const step of testSteps({ long: process.argv.includes('--long') })) {
  console.log(`\n── ${step.name}`);
  const began = performance.now();
  const counts = step.counts(await succeeds(step));
  if (process.exitCode === 130) process.exit();
  total = add(total, counts);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  summary.push(
    `${seconds.padStart(7)} s  ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skipped}`,
  );
  console.log(summary.at(-1));
}

const settled = settle(total, process.env['CI'] === 'true');
console.log(`\n${summary.join('\n')}`);
for (const notice of notices) console.log(notice);
if (total.skipped > 0) {
  console.log(
    `${total.skipped} skipped${settled.skipped === 0 ? ': with CI=true each counts as failed' : ''}`,
  );
}
console.log(`${settled.passed} passed, ${settled.failed} failed`);
process.exitCode = settled.failed > 0 ? 1 : 0;
