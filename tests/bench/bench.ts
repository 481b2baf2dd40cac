import { benchCount } from './count.ts';
import { benchDeepPage } from './deep-page.ts';
import { benchListRender } from './list-render.ts';
import { benchGenerate } from './generate.ts';
import { benchList } from './list.ts';
import { benchNewResource } from './new-resource.ts';
import type { BenchOptions } from './options.ts';
import { readOptions } from './options.ts';
import { benchPublishBulk } from './publish-bulk.ts';
import { printed, type Outcome } from './report.ts';
import { benchSearch } from './search.ts';
import { benchSign500 } from './sign-500.ts';
import { benchSignWorkers } from './sign-workers.ts';
import { benchSign } from './sign.ts';
import { benchVerifyForeign, benchVerifyOwn } from './verify.ts';
import { writeResults } from './results.ts';
import { benchXlsxIn } from './xlsx-in.ts';
import { benchXlsxOut } from './xlsx-out.ts';

export const BENCHES: Readonly<Record<string, (options: BenchOptions) => Promise<Outcome>>> = {
  sign: benchSign,
  'sign-500': benchSign500,
  'sign-workers': benchSignWorkers,
  'verify-own': benchVerifyOwn,
  'verify-foreign': benchVerifyForeign,
  'publish-bulk': benchPublishBulk,
  list: benchList,
  'xlsx-out': benchXlsxOut,
  'xlsx-in': benchXlsxIn,
  count: benchCount,
  'deep-page': benchDeepPage,
  search: benchSearch,
  'list-render': benchListRender,
};

/** Benches of whole commands in a copy of the repository: minutes each. */
const LONG_BENCHES: typeof BENCHES = { 'new-resource': benchNewResource, generate: benchGenerate };

/** `npm run bench -- list --rows=1000000`; without a name all of them run and docs/benchmarks.md gets their figures. */
async function main(): Promise<void> {
  const all = { ...BENCHES, ...LONG_BENCHES };
  const { name, options } = readOptions(process.argv.slice(2));
  const chosen = name === null ? Object.values(all) : [all[name]];
  const outcomes: Outcome[] = [];
  for (const bench of chosen) {
    if (bench === undefined)
      throw new Error(`no bench of that name; there are: ${Object.keys(all).join(', ')}`);
    const outcome = await bench(options);
    outcomes.push(outcome);
    console.log(`${printed(outcome)}\n`);
  }
  if (name === null) writeResults(outcomes, options);
}

if (import.meta.main) await main();
