import { writeFileSync } from 'node:fs';
import { benchList } from './list.ts';
import { readOptions, type BenchOptions } from './options.ts';
import { printed, type Outcome } from './report.ts';
import { benchSign } from './sign.ts';

export const BENCHES: Readonly<Record<string, (options: BenchOptions) => Promise<Outcome>>> = {
  sign: benchSign,
  list: benchList,
};

if (import.meta.main) {
  const { name, options } = readOptions(process.argv.slice(2));
  const run = name === null ? undefined : BENCHES[name];
  if (run === undefined) throw new Error(`no bench ${String(name)}`);
  void writeFileSync;
  console.log(printed(await run(options)));
}
