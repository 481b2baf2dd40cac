import type { BenchOptions } from './options.ts';
import { readOptions } from './options.ts';
import { printed, type Outcome } from './report.ts';
import { writeResults } from './results.ts';

type Bench = (options: BenchOptions) => Promise<Outcome>;

/** Each is loaded when it is run: what the others need would lie in the heap, and be walked by every collection, while it measures. */
export const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  sign: async () => (await import('./signing/sign.ts')).benchSign,
  'sign-500': async () => (await import('./signing/sign-500.ts')).benchSign500,
  'sign-workers': async () => (await import('./signing/sign-workers.ts')).benchSignWorkers,
  'verify-own': async () => (await import('./signing/verify.ts')).benchVerifyOwn,
  'verify-foreign': async () => (await import('./signing/verify.ts')).benchVerifyForeign,
  pdf: async () => (await import('./print/pdf.ts')).benchPdf,
  'publish-bulk': async () => (await import('./publishing/publish-bulk.ts')).benchPublishBulk,
  queue: async () => (await import('./publishing/queue.ts')).benchQueue,
  'scale-out': async () => (await import('./publishing/scale-out.ts')).benchScaleOut,
  list: async () => (await import('./lists/list.ts')).benchList,
  'xlsx-out': async () => (await import('./sheets/xlsx-out.ts')).benchXlsxOut,
  'xlsx-in': async () => (await import('./sheets/xlsx-in.ts')).benchXlsxIn,
  count: async () => (await import('./lists/count.ts')).benchCount,
  report: async () => (await import('./reports/report-bench.ts')).benchReport,
  growth: async () => (await import('./reports/growth.ts')).benchGrowth,
  'deep-page': async () => (await import('./lists/deep-page.ts')).benchDeepPage,
  search: async () => (await import('./lists/search.ts')).benchSearch,
  bundle: async () => (await import('./pages/bundle.ts')).benchBundle,
  'editor-500': async () => (await import('./pages/editor-500.ts')).benchEditor500,
  'list-render': async () => (await import('./pages/list-render.ts')).benchListRender,
};

/** Benches of whole commands in a copy of the repository: minutes each. */
const LONG_BENCHES: typeof BENCHES = {
  'new-resource': async () => (await import('./new-resource.ts')).benchNewResource,
  generate: async () => (await import('./generate.ts')).benchGenerate,
};

/** `npm run bench -- list --rows=1000000`; without a name all of them run and docs/benchmarks.md gets their figures. */
async function main(): Promise<void> {
  const all = { ...BENCHES, ...LONG_BENCHES };
  const { name, options } = readOptions(process.argv.slice(2));
  const chosen = name === null ? Object.values(all) : [all[name]];
  const outcomes: Outcome[] = [];
  for (const load of chosen) {
    if (load === undefined)
      throw new Error(`no bench of that name; there are: ${Object.keys(all).join(', ')}`);
    const bench = await load();
    const outcome = await bench(options);
    outcomes.push(outcome);
    console.log(`${printed(outcome)}\n`);
  }
  if (name === null) writeResults(outcomes, options);
}

if (import.meta.main) await main();
