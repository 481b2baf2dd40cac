import { benchList } from './list.ts';
import type { BenchOptions } from './options.ts';
import { readOptions } from './options.ts';
import { benchPublishBulk } from './publish-bulk.ts';
import { printed, type Outcome } from './report.ts';
import { benchSign } from './sign.ts';
import { writeResults } from './results.ts';

export const BENCHES: Readonly<Record<string, (options: BenchOptions) => Promise<Outcome>>> = {
  sign: benchSign,
  'publish-bulk': benchPublishBulk,
  list: benchList,
};

/** `npm run bench -- list --rows=1000000`; without a name all of them run and docs/benchmarks.md gets their figures. */
async function main(): Promise<void> {
  const { name, options } = readOptions(process.argv.slice(2));
  const chosen = name === null ? Object.values(BENCHES) : [BENCHES[name]];
  const outcomes: Outcome[] = [];
  for (const bench of chosen) {
    if (bench === undefined)
      throw new Error(`no bench of that name; there are: ${Object.keys(BENCHES).join(', ')}`);
    const outcome = await bench(options);
    outcomes.push(outcome);
    console.log(`${printed(outcome)}\n`);
  }
  if (name === null) writeResults(outcomes, options);
}

if (import.meta.main) await main();
