import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { vietnamDate } from '#server/platform/clock.ts';
import type { BenchOptions } from './options.ts';
import { tableOf, type Outcome } from './report.ts';

const FILE = new URL('../../docs/benchmarks.md', import.meta.url);
const OPEN = '<!-- figures: written by npm run bench -->';
const CLOSE = '<!-- end of figures -->';

/** Puts the figures of this run between the marks of docs/benchmarks.md; what stands around them stays. */
export function writeResults(outcomes: readonly Outcome[], options: BenchOptions): void {
  const text = readFileSync(FILE, 'utf8');
  const [before, rest] = text.split(OPEN);
  const after = rest?.split(CLOSE)[1];
  if (before === undefined || after === undefined) throw new Error('docs/benchmarks.md has lost its marks');
  const [cpu] = cpus();
  const where = `${vietnamDate(Date.now())}, Node ${process.versions.node}, ${cpus().length} cores (${cpu?.model ?? 'unknown'}), medians of ${options.rounds} interleaved rounds of ${options.seconds} s.`;
  const notes = outcomes.flatMap(({ bench, what, notes: more }) => [
    `- **${bench}**: ${[what, ...more].join('; ')}.`,
  ]);
  const figures = ['', where, '', tableOf(outcomes), '', ...notes, ''].join('\n');
  writeFileSync(FILE, `${before}${OPEN}\n${figures}\n${CLOSE}${after}`);
}
